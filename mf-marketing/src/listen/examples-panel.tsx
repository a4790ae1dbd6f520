import { timeText } from '@northcast/shared-ui/audio/time-text';
import { ButtonFrame } from '@northcast/shared-ui/button/button-styles';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Text } from '@northcast/shared-ui/typography/typography';
import { Choice } from '../choice/choice';
import { audioAddress, type Example, examples, versionNames, versionTitles } from './examples';
import { Description, Facts, Player, Transport, Wave } from './listen-layout';
import { listenTexts } from './listen-texts';
import { Measurements } from './measurements';
import { Waveform } from './waveform';

const exampleOptions = examples.map(({ id, title }) => ({ value: id, label: title }));
const versionOptions = versionNames.map((value) => ({ value, label: versionTitles[value] }));

/** Recordings before and after. Radio buttons alone select the one shown; `player.ts` plays it. */
export function ExamplesPanel() {
  return (
    <>
      <Player data-listen="">
        <Choice legend={listenTexts.example} name="listen-example" options={exampleOptions} />
        <Wave
          role="slider"
          tabIndex={0}
          aria-label="Position"
          aria-valuemin={0}
          aria-valuemax={Math.floor((examples[0]?.durationMs ?? 0) / 1000)}
          aria-valuenow={0}
          aria-valuetext="position 0:00"
        >
          {examples.flatMap((example) =>
            versionNames.map((version) => (
              <Waveform key={example.id + version} example={example} version={version} />
            )),
          )}
        </Wave>
        <Transport>
          <ButtonFrame type="button" data-play="">
            <Icon name="play" />
            <Icon name="pause" />
            <span>Play</span>
          </ButtonFrame>
          <Choice legend={listenTexts.version} name="listen-version" options={versionOptions} />
          <Text size="sm" tone="muted" data-time="">
            0:00
          </Text>
          <p role="alert" data-problem="" hidden>
            {listenTexts.failed}
          </p>
        </Transport>
        {examples.map((example) => (
          <ExampleFacts key={example.id} example={example} />
        ))}
      </Player>
      <Text size="sm" tone="muted">
        {listenTexts.source}
      </Text>
    </>
  );
}

/** Text and measurements of one example; without script also a native player per version. */
function ExampleFacts({ example }: { example: Example }) {
  const { id, title, label, words, durationMs, versions } = example;
  return (
    <Facts data-example={id} data-duration={durationMs}>
      <Description>
        <Text size="sm" tone="accentText" weight="strong">
          {`${label}, ${timeText(durationMs)}`}
        </Text>
        {versionNames.map((version) => (
          <Text key={version} data-version={version}>
            {versions[version].text}
          </Text>
        ))}
        <Text size="sm" tone="muted">{`Said: “${words}”`}</Text>
        <noscript>
          {versionNames.map((version) => (
            // biome-ignore lint/a11y/useMediaCaption: the spoken words are on the page above.
            <audio
              key={version}
              controls
              preload="none"
              src={audioAddress(id, version)}
              aria-label={`${title}, ${versionTitles[version]}`}
            />
          ))}
        </noscript>
      </Description>
      <Measurements example={example} />
    </Facts>
  );
}
