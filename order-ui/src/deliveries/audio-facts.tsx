import type { AnalysisSummary } from '@northcast/shared-contracts/api/entities';
import { loudnessText, peakText, timeText } from '@northcast/shared-ui/audio/time-text';
import { Text } from '@northcast/shared-ui/typography/typography';

/** The measurements of an audio file, or why there are none. */
export function AudioFacts({ analysis }: { readonly analysis: AnalysisSummary | undefined }) {
  return (
    <Text size="sm" tone="muted">
      {factsOf(analysis)}
    </Text>
  );
}

export function factsOf(analysis: AnalysisSummary | undefined): string {
  if (analysis === undefined) return 'No waveform for this format.';
  const { state, error, durationMs, loudness, peak } = analysis;
  if (state === 'waiting') return 'The waveform is being made. You can listen already.';
  if (state === 'unsupported') return 'No waveform for this format.';
  if (state === 'failed') return `No waveform: ${error ?? 'this file could not be measured.'}`;
  return [
    `Length ${timeText(durationMs ?? 0)}`,
    loudness === undefined ? 'Loudness: silence' : `Loudness ${loudnessText(loudness)}`,
    ...(peak === undefined ? [] : [`Peak ${peakText(peak)}`]),
  ].join(' · ');
}
