import { differenceText } from '@northcast/shared-ui/audio/time-text';
import { Button } from '@northcast/shared-ui/button/button';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Select } from '@northcast/shared-ui/select/select';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useState } from 'react';
import type { VersionAudio } from './version-audio';

interface CompareVersionsProps {
  readonly own: VersionAudio;
  readonly others: readonly VersionAudio[];
  /** The version to compare with. */
  readonly other: VersionAudio | undefined;
  /** Id of the file that plays. */
  readonly activeId: string;
  readonly isMatched: boolean;
  readonly onChoose: (id: string) => void;
  readonly onSwitch: (id: string) => void;
  readonly onMatch: (isMatched: boolean) => void;
}

const nameOf = ({ version, file }: VersionAudio) => `Version ${version}: ${file.name}`;

/** Switches between two versions at the same position. */
export function CompareVersions(props: CompareVersionsProps) {
  const { own, others, other, activeId, isMatched, onChoose, onSwitch, onMatch } = props;
  return (
    <Stack gap={3}>
      <Select
        label="Compare with"
        placeholder="Nothing"
        options={others.map((audio) => ({ value: audio.file.id, label: nameOf(audio) }))}
        input={{
          value: other?.file.id ?? '',
          onChange: (event) => onChoose(event.target.value),
        }}
      />
      {other ? (
        <>
          <Cluster role="group" aria-label="Version that you hear" gap={2}>
            {[own, other].map((audio) => (
              <Button
                key={audio.file.id}
                variant={audio.file.id === activeId ? 'primary' : 'secondary'}
                aria-pressed={audio.file.id === activeId}
                onClick={() => onSwitch(audio.file.id)}
              >
                {`Version ${audio.version}`}
              </Button>
            ))}
          </Cluster>
          <LoudnessMatch own={own} other={other} isMatched={isMatched} onMatch={onMatch} />
        </>
      ) : null}
    </Stack>
  );
}

type LoudnessMatchProps = Pick<CompareVersionsProps, 'own' | 'isMatched' | 'onMatch'> & {
  readonly other: VersionAudio;
};

/**
 * Equalises loudness, because the louder version sounds better at first. Matched, only the mix
 * differs.
 */
function LoudnessMatch({ own, other, isMatched, onMatch }: LoudnessMatchProps) {
  const isSettable = useIsVolumeSettable();
  const [first, second] = [own.analysis?.loudness, other.analysis?.loudness];
  if (first === undefined || second === undefined) return null;
  const difference = differenceText(first, second);
  return (
    <>
      <Text size="sm" tone="muted">
        {difference === 'equally loud'
          ? `Versions ${own.version} and ${other.version} are equally loud.`
          : `Version ${own.version} is ${difference} than version ${other.version}.`}
      </Text>
      {isSettable ? (
        <Checkbox
          label="Match loudness"
          input={{ checked: isMatched, onChange: (event) => onMatch(event.target.checked) }}
        />
      ) : null}
    </>
  );
}

/**
 * Whether pages can set the volume of sounds. On iPhones and iPads they cannot: the value that was
 * set can be read until the browser's next task, but no event follows.
 */
function useIsVolumeSettable(): boolean {
  const [isSettable, setSettable] = useState(false);
  useEffect(() => {
    const audio = new Audio();
    audio.addEventListener('volumechange', () => setSettable(true));
    audio.volume = 0.5;
  }, []);
  return isSettable;
}
