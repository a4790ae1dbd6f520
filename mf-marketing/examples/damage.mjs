import { filtered } from './filters.mjs';

/** Seeded random numbers, so that the files change only when the recipe changes. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const amplitude = (decibels) => 10 ** (decibels / 20);

export const louder = (samples, decibels) => samples.map((value) => value * amplitude(decibels));

/** @returns the sum of the tracks, as long as the longest */
export function mixed(...tracks) {
  const sum = new Float64Array(Math.max(...tracks.map(({ length }) => length)));
  for (const track of tracks) {
    for (const [index, value] of track.entries()) sum[index] += value;
  }
  return sum;
}

/** Preamplifier or room noise at a level in dBFS. */
export function noise(length, level, seed, { rate, below = 0 } = {}) {
  const random = randomNumbers(seed);
  const white = Float64Array.from({ length }, random);
  const shaped = below > 0 ? filtered(white, rate, 'low-pass', below) : white;
  const power = shaped.reduce((sum, value) => sum + value * value, 0) / length;
  return shaped.map((value) => (value * amplitude(level)) / Math.sqrt(power));
}

/** Mains hum at 50 Hz with its harmonics; `level` applies to the strongest harmonic. */
export const hum = (length, level, rate) =>
  Float64Array.from({ length }, (_, index) =>
    [0.8, 1, 0.35, 0.5, 0.2, 0.3].reduce(
      (sum, weight, harmonic) =>
        sum +
        weight * amplitude(level) * Math.sin((2 * Math.PI * 50 * (harmonic + 1) * index) / rate),
      0,
    ),
  );

/** A small hard room: single reflections that become denser and decay within `seconds`. */
export function room(samples, rate, seconds, level, seed) {
  const random = randomNumbers(seed);
  const out = Float64Array.from(samples);
  const reflections = 160;
  for (let count = 0; count < reflections; count += 1) {
    const time = 0.007 + seconds * ((count + 0.5 * random()) / reflections) ** 1.3;
    const gain = amplitude(level - (60 * time) / seconds) * (random() > 0 ? 1 : -1);
    const delay = Math.max(1, Math.round(time * rate));
    for (let index = delay; index < out.length; index += 1) {
      out[index] += gain * samples[index - delay];
    }
  }
  return out;
}
