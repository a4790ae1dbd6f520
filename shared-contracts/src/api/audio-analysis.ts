import { entityId } from '@northcast/shared-contracts/api/fields';
import { number, object, string } from 'yup';

/**
 * How far the measuring of a file's audio is. `unsupported`: it is in a format that is not measured; `failed`: it is damaged, or
 * could not be measured in several attempts.
 */
export const analysisStates = ['waiting', 'done', 'unsupported', 'failed'] as const;
export type AnalysisState = (typeof analysisStates)[number];

const summaryFields = {
  fileId: entityId,
  state: string().oneOf(analysisStates).required(),
  durationMs: number().integer(),
  /** Integrated loudness after EBU R 128, in LUFS; absent for silence and for less than 0.4 seconds. */
  loudness: number(),
  /** Highest sample, in dBFS; absent for silence. */
  peak: number(),
  /** Why it failed, in a sentence. */
  error: string(),
};

/** What a file's audio was measured as. */
export const analysisSummarySchema = object(summaryFields);

/** The same with the waveform. */
export const fileAnalysisSchema = object({
  ...summaryFields,
  /** Lowest and highest sample of up to 2048 stretches in turn, as signed bytes in base64: ±127 is full scale. */
  peaks: string(),
});
