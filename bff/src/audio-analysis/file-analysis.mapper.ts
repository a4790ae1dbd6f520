import type { AnalysisSummary, FileAnalysis } from '@northcast/shared-contracts/api/entities';
import type { FileAnalysisEntity } from './file-analysis.entity.js';

/** Without the waveform: what stands in a list. */
export function toAnalysisSummary(row: FileAnalysisEntity): AnalysisSummary {
  return {
    fileId: row.fileId,
    state: row.state,
    durationMs: row.durationMs ?? undefined,
    loudness: rounded(row.loudness),
    peak: rounded(row.peak),
    error: row.error ?? undefined,
  };
}

export function toFileAnalysisDto(row: FileAnalysisEntity): FileAnalysis {
  return { ...toAnalysisSummary(row), peaks: row.peaks ?? undefined };
}

/** A hundredth of a decibel: nobody hears less. */
const rounded = (value: number | null) =>
  value === null ? undefined : Math.round(value * 100) / 100;
