const size = 512;
const hop = size / 4;
/** How much louder than the noise a frequency must be to be kept. */
const strength = 2.2;

/** In-place fast Fourier transform; `size` is a power of two. */
function transform(re, im, isInverse) {
  for (let index = 1, other = 0; index < size; index += 1) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (index < other) {
      [re[index], re[other]] = [re[other], re[index]];
      [im[index], im[other]] = [im[other], im[index]];
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    const angle = ((isInverse ? 2 : -2) * Math.PI) / length;
    for (let start = 0; start < size; start += length) {
      for (let at = 0; at < length / 2; at += 1) {
        const [cos, sin] = [Math.cos(angle * at), Math.sin(angle * at)];
        const [one, two] = [start + at, start + at + length / 2];
        const real = re[two] * cos - im[two] * sin;
        const imaginary = re[two] * sin + im[two] * cos;
        [re[two], im[two]] = [re[one] - real, im[one] - imaginary];
        [re[one], im[one]] = [re[one] + real, im[one] + imaginary];
      }
    }
  }
}

const sineWindow = Float64Array.from({ length: size }, (_, index) =>
  Math.sin((Math.PI * (index + 0.5)) / size),
);

function frameAt(samples, start) {
  const re = new Float64Array(size);
  for (let index = 0; index < size; index += 1) {
    re[index] = (samples[start + index] ?? 0) * sineWindow[index];
  }
  const im = new Float64Array(size);
  transform(re, im, false);
  return { re, im };
}

/**
 * Spectral noise reduction: attenuates each frequency that is not clearly louder than in the
 * noise-only part at the start.
 * @param {number} quiet seconds of noise only at the start
 * @param {number} floor minimum gain
 */
export function withoutNoise(samples, rate, { quiet, floor }) {
  const profile = new Float64Array(size);
  const frames = Math.max(1, Math.floor((quiet * rate - size) / hop));
  for (let frame = 0; frame < frames; frame += 1) {
    const { re, im } = frameAt(samples, frame * hop);
    for (let bin = 0; bin < size; bin += 1) profile[bin] += Math.hypot(re[bin], im[bin]) / frames;
  }
  const out = new Float64Array(samples.length);
  const gains = new Float64Array(size).fill(floor);
  for (let start = -size; start < samples.length; start += hop) {
    const { re, im } = frameAt(samples, start);
    for (let bin = 0; bin < size; bin += 1) {
      const excess = 1 - (strength * profile[bin]) / Math.max(Math.hypot(re[bin], im[bin]), 1e-12);
      const wanted = Math.max(floor, excess);
      // Smooth the gain: jumps from frame to frame would produce a watery sound.
      gains[bin] += (wanted - gains[bin]) * (wanted > gains[bin] ? 0.8 : 0.35);
      re[bin] *= gains[bin];
      im[bin] *= gains[bin];
    }
    transform(re, im, true);
    for (let index = 0; index < size; index += 1) {
      if (start + index < 0 || start + index >= out.length) continue;
      // Four overlapping squares of the window sum to two; the inverse transform is not normalised.
      out[start + index] += (re[index] * sineWindow[index]) / (2 * size);
    }
  }
  return out;
}
