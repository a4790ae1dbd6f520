import { entityId } from '@northcast/shared-contracts/api/fields';
import { number, object, string } from 'yup';

/**
 * Progress of the analysis of a file's audio. `unsupported`: the format is not analysed; `failed`:
 * the file is damaged, or several attempts failed.
 */
const analysisStates = ['waiting', 'done', 'unsupported', 'failed'] as const;
export type AnalysisState = (typeof analysisStates)[number];

const summaryFields = {
  fileId: entityId,
  state: string().oneOf(analysisStates).required(),
  durationMs: number().integer(),
  /** Integrated loudness in LUFS (EBU R 128); absent for silence and for less than 0.4 seconds. */
  loudness: number(),
  /** Sample peak in dBFS; absent for silence. */
  peak: number(),
  /** Why the analysis failed, as a sentence. */
  error: string(),
};

/** Measurements of a file's audio. */
export const analysisSummarySchema = object(summaryFields);

/** The measurements with the waveform. */
export const fileAnalysisSchema = object({
  ...summaryFields,
  /**
   * Alternating lowest and highest sample of up to 2048 segments, as signed bytes in base64; ±127
   * is full scale.
   */
  peaks: string(),
});
