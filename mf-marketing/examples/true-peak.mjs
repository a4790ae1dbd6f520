/** Samples between two, and how many neighbours each is calculated from, as ITU-R BS.1770 describes. */
const steps = 4;
const reach = 12;

/** Weights of the neighbours for each place between two samples: a windowed sinc. */
const weights = Array.from({ length: steps }, (_, step) =>
  Array.from({ length: 2 * reach }, (__, tap) => {
    const x = tap - reach + 1 - step / steps;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * Math.cos((Math.PI * x) / (2 * reach)) ** 2;
  }),
);

/** @returns highest magnitude between and at the samples; full scale is 1 */
export function truePeak(samples) {
  let highest = 0;
  for (let index = 0; index < samples.length; index += 1) {
    for (const taps of weights) {
      let value = 0;
      for (let tap = 0; tap < taps.length; tap += 1) {
        value += taps[tap] * (samples[index + tap - reach + 1] ?? 0);
      }
      if (Math.abs(value) > highest) highest = Math.abs(value);
    }
  }
  return highest;
}
