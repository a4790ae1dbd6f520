import { filtered } from './filters.mjs';

const decibels = (value) => 20 * Math.log10(Math.max(value, 1e-9));
const amplitude = (value) => 10 ** (value / 20);

/** Coefficient of a one-pole smoothing filter with a time constant of `ms` milliseconds. */
const pace = (ms, rate) => Math.exp(-1000 / (ms * rate));

/** Level of the signal at each sample, in dB. */
function levels(samples, rate, { attack, release }) {
  const up = pace(attack, rate);
  const down = pace(release, rate);
  let level = 0;
  return samples.map((value) => {
    const power = value * value;
    const keep = power > level ? up : down;
    level = keep * level + (1 - keep) * power;
    return decibels(Math.sqrt(level));
  });
}

/** Attenuates levels below `threshold`: `ratio` dB per dB, at most `range` dB. */
export function expanded(samples, rate, { threshold, ratio = 3, range = 30 }) {
  const level = levels(samples, rate, { attack: 3, release: 90 });
  const smooth = pace(25, rate);
  let gain = 0;
  return samples.map((value, index) => {
    const wanted = Math.max(-range, Math.min(0, (level[index] - threshold) * (ratio - 1)));
    // Opens at once, so that consonants are not cut off.
    gain = wanted > gain ? wanted : smooth * gain + (1 - smooth) * wanted;
    return value * amplitude(gain);
  });
}

/** Reduces levels above `threshold` to 1 dB for each `ratio` dB. */
export function compressed(samples, rate, { threshold, ratio = 3 }) {
  const level = levels(samples, rate, { attack: 2, release: 120 });
  return samples.map(
    (value, index) => value * amplitude(Math.min(0, (threshold - level[index]) * (1 - 1 / ratio))),
  );
}

/** Keeps every sample below `ceiling` dBFS, with 5 ms of look-ahead. */
export function limited(samples, rate, ceiling) {
  const most = amplitude(ceiling);
  const ahead = Math.round(rate * 0.005);
  const release = pace(20, rate);
  let gain = 1;
  return samples.map((value, index) => {
    let highest = Math.abs(value);
    for (const next of samples.subarray(index, index + ahead)) {
      if (Math.abs(next) > highest) highest = Math.abs(next);
    }
    const wanted = highest > most ? most / highest : 1;
    gain = wanted < gain ? wanted : release * gain + (1 - release) * wanted;
    return value * gain;
  });
}

/** Removes mains hum with a narrow notch filter at each harmonic. */
export const withoutHum = (samples, rate) =>
  [50, 100, 150, 200, 250, 300].reduce(
    (rest, frequency) => filtered(rest, rate, 'notch', frequency, { q: 12 }),
    samples,
  );
