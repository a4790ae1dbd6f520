import type {
  AnalysisSummary,
  Delivery,
  OrderFile,
} from '@northcast/shared-contracts/api/entities';
import { loudnessText, peakText, timeText } from '@northcast/shared-ui/audio/time-text';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useMemo, useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { PlayerControls, type PlayerTrack, usePlayer } from '../player/player';
import { readPeaks } from '../player/waveform';
import { WaveformSlider } from '../player/waveform-slider';
import { CompareVersions } from './compare-versions';
import { FileComments } from './file-comments';
import { audioOf, inlinePath, matchedVolumes, type VersionAudio } from './version-audio';

interface AudioReviewProps {
  readonly deliveries: readonly Delivery[];
  readonly delivery: Delivery;
  readonly file: OrderFile;
}

/** Plays a file of a version, with comments, and compares it with another version's file. */
export function AudioReview({ deliveries, delivery, file }: AudioReviewProps) {
  const all = audioOf(deliveries);
  const own = all.find((audio) => audio.file.id === file.id);
  const others = all.filter(({ version }) => version !== delivery.version);
  const [otherId, setOtherId] = useState('');
  const [isMatched, setMatched] = useState(false);
  const other = others.find((audio) => audio.file.id === otherId);
  const tracks = useTracks(own, other, isMatched);
  const player = usePlayer(tracks);
  const comments = delivery.comments.filter(({ fileId }) => fileId === file.id);
  const marks = useMarks(comments);
  const shown = player.active?.id === other?.file.id ? other : own;
  const peaks = usePeaks(shown);
  return (
    <Stack gap={3}>
      {tracks.map((track) => (
        // biome-ignore lint/a11y/useMediaCaption: drafts in progress have no captions.
        <audio
          key={track.id}
          ref={player.refOf(track.id)}
          src={track.url}
          preload={track.duration > 0 ? 'none' : 'metadata'}
        />
      ))}
      <WaveformSlider
        label={`Position in ${file.name}`}
        peaks={peaks}
        position={player.position}
        duration={player.duration}
        marks={marks}
        onSeek={player.seek}
        onToggle={player.toggle}
      />
      <PlayerControls player={player} />
      {player.hasFailed ? (
        <Text size="sm" tone="danger" role="alert">
          The file could not be played. Please try again, or download it.
        </Text>
      ) : null}
      <AudioFacts analysis={own?.analysis} />
      {own && others.length > 0 ? (
        <CompareVersions
          own={own}
          others={others}
          other={other}
          activeId={shown?.file.id ?? ''}
          isMatched={isMatched}
          onChoose={(id) => {
            player.switchTo(file.id);
            setOtherId(id);
          }}
          onSwitch={player.switchTo}
          onMatch={setMatched}
        />
      ) : null}
      <FileComments
        delivery={delivery}
        file={file}
        position={player.position}
        onSeek={player.seek}
      />
    </Stack>
  );
}

/** Returns the same array while its contents stay the same. */
function useTracks(own?: VersionAudio, other?: VersionAudio, isMatched?: boolean): PlayerTrack[] {
  const volumes = isMatched
    ? matchedVolumes(own?.analysis?.loudness, other?.analysis?.loudness)
    : { own: 1, other: 1 };
  const facts = JSON.stringify(
    [
      { audio: own, volume: volumes.own },
      { audio: other, volume: volumes.other },
    ].flatMap(({ audio, volume }) =>
      audio
        ? [
            {
              id: audio.file.id,
              url: inlinePath(audio.file),
              volume,
              duration: audio.analysis?.durationMs ?? 0,
            },
          ]
        : [],
    ),
  );
  return useMemo(() => JSON.parse(facts) as PlayerTrack[], [facts]);
}

function useMarks(comments: Delivery['comments']): number[] {
  const open = comments.filter(({ atMs, doneAt }) => atMs !== undefined && !doneAt);
  const key = open.map(({ atMs }) => atMs).join();
  return useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
}

/** Null if there are none, or not yet. */
function usePeaks(audio: VersionAudio | undefined) {
  const { useFileAnalysisQuery } = useOrderCalls();
  const isMeasured = audio?.analysis?.state === 'done';
  const { data } = useFileAnalysisQuery({ id: audio?.file.id ?? '' }, { skip: !isMeasured });
  const text = data?.fileId === audio?.file.id ? data?.peaks : undefined;
  return useMemo(() => (text === undefined ? null : readPeaks(text)), [text]);
}

/** The measurements of an audio file, or why there are none. */
function AudioFacts({ analysis }: { readonly analysis: AnalysisSummary | undefined }) {
  return (
    <Text size="sm" tone="muted">
      {factsOf(analysis)}
    </Text>
  );
}

function factsOf(analysis: AnalysisSummary | undefined): string {
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
