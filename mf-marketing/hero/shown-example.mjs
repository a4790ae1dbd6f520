import { readFileSync } from 'node:fs';

/** The picture, as the site serves it. */
export const heroFile = new URL('../../shell/public/images/hero.svg', import.meta.url);

const examples = new URL('../src/listen/examples.json', import.meta.url);

/** The stretch of the recording that the picture shows, in bars. */
const stretch = { first: 9, count: 30 };
/** Where the waveforms stand: distance of the bars, the line in the middle, and the reach of a bar of `loud`. */
const wave = { pitch: 12.4, middle: 222, reach: 82, loud: 75 };

/** The example with the picture's waveforms: the last one, as `/services` plays it. */
export const shownExample = () => JSON.parse(readFileSync(examples, 'utf8')).at(-1);

/** @param {readonly number[]} bars 96 of them, from 0 to 99 @param {number} x of the first that is shown */
export function wavePath(bars, x) {
  const shown = bars.slice(stretch.first, stretch.first + stretch.count);
  const lines = shown.map((bar, index) => {
    const half = Math.max(0.5, Math.round((bar / wave.loud) * wave.reach));
    return `M${Math.round((x + index * wave.pitch) * 10) / 10} ${wave.middle - half}v${half * 2}`;
  });
  return lines.join('');
}

/** @param {number} loudness in LUFS */
export const loudnessText = (loudness) => `−${Math.abs(loudness).toFixed(1)} LUFS`;

/** Left edges of the two waveforms. */
export const waveStarts = { raw: 48, finished: 468 };
