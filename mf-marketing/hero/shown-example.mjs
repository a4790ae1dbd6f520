import { readFileSync } from 'node:fs';

/** URL of the picture among the site's public files. */
export const heroFile = new URL('../../shell/public/images/hero.svg', import.meta.url);

const examples = new URL('../src/listen/examples.json', import.meta.url);

/** Part of the recording that the picture shows, in bars. */
const stretch = { first: 9, count: 30 };
/**
 * Geometry of the waveforms: distance between bars, y of the centre line, and the height of a bar
 * whose value is `loud`.
 */
const wave = { pitch: 12.4, middle: 222, reach: 82, loud: 75 };

/** The last example, which `/services` also plays. */
export const shownExample = () => JSON.parse(readFileSync(examples, 'utf8')).at(-1);

/**
 * @param {readonly number[]} bars 96 values from 0 to 99
 * @param {number} x position of the first bar shown
 */
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

/** Left edge of each waveform. */
export const waveStarts = { raw: 48, finished: 468 };
