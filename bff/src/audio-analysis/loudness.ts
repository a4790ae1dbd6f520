import type { SampleFormat } from './samples.js';

/** Seconds between the starts of two gating blocks; a block is four steps long. */
const step = 0.1;
const absoluteGate = -70;
/** LU below the mean of the blocks that passed the absolute gate. */
const relativeGate = 10;
/**
 * Blocks are counted in a histogram by loudness. Bins of this many LU reach far above full scale.
 */
const binWidth = 0.01;
const bins = 14_000;
/** Smaller filter states are set to zero, because arithmetic with denormal numbers is slow. */
const negligible = 1e-18;

const toLoudness = (power: number) => -0.691 + 10 * Math.log10(power);

/**
 * Integrated loudness in LUFS after ITU-R BS.1770-4 and EBU R 128: two filters for each channel,
 * blocks of 400 ms every 100 ms, and two gates. Blocks are counted in a histogram, so that memory
 * does not grow with the length of the audio.
 */
export class Loudness {
  private readonly shelf: Biquad;
  private readonly highPass: Biquad;
  /** State of both filters for each channel, two values for each filter. */
  private readonly states: readonly Float64Array[];
  private readonly weights: readonly number[];
  private readonly stepLength: number;
  /** Samples and weighted power of the current step. */
  private samples = 0;
  private power = 0;
  private readonly latest = new Float64Array(4);
  private steps = 0;
  private readonly counts = new Float64Array(bins);
  private readonly powers = new Float64Array(bins);

  constructor({ rate, weights }: SampleFormat) {
    this.shelf = shelvingFilter(rate);
    this.highPass = highPassFilter(rate);
    this.weights = weights;
    this.states = weights.map(() => new Float64Array(4));
    this.stepLength = Math.round(rate * step);
  }

  push(channels: readonly Float32Array[], length: number): void {
    for (let from = 0; from < length; ) {
      const to = Math.min(length, from + this.stepLength - this.samples);
      for (const [channel, weight] of this.weights.entries()) {
        const samples = channels[channel];
        if (samples === undefined || weight === 0) continue;
        this.power += weight * this.filteredPower(samples, from, to, channel);
      }
      this.samples += to - from;
      from = to;
      if (this.samples === this.stepLength) this.endStep();
    }
  }

  /**
   * @returns null when nothing is louder than the absolute gate, or the audio is shorter than one
   * block
   */
  integrated(): number | null {
    const all = this.meanPowerFrom(0);
    if (all === null) return null;
    const gate = Math.max(toLoudness(all) - relativeGate, absoluteGate);
    // The bin that contains the gate counts as above it: the error is at most a hundredth of a LU.
    const gated = this.meanPowerFrom(Math.floor((gate - absoluteGate) / binWidth));
    return gated === null ? null : toLoudness(gated);
  }

  private endStep(): void {
    this.latest[this.steps % 4] = this.power / this.stepLength;
    this.steps += 1;
    this.samples = 0;
    this.power = 0;
    for (const state of this.states) {
      for (const [index, value] of state.entries()) {
        if (Math.abs(value) < negligible) state[index] = 0;
      }
    }
    if (this.steps >= 4) this.count(this.latest.reduce((sum, power) => sum + power, 0) / 4);
  }

  private count(power: number): void {
    const loudness = toLoudness(power);
    if (!(loudness > absoluteGate)) return;
    const bin = Math.min(bins - 1, Math.floor((loudness - absoluteGate) / binWidth));
    this.counts[bin] = (this.counts[bin] ?? 0) + 1;
    this.powers[bin] = (this.powers[bin] ?? 0) + power;
  }

  private meanPowerFrom(first: number): number | null {
    let blocks = 0;
    let power = 0;
    for (let bin = first; bin < bins; bin += 1) {
      blocks += this.counts[bin] ?? 0;
      power += this.powers[bin] ?? 0;
    }
    return blocks === 0 ? null : power / blocks;
  }

  /**
   * Applies both filters in sequence, in the transposed direct form. This is the innermost loop of
   * an analysis.
   */
  private filteredPower(samples: Float32Array, from: number, to: number, channel: number): number {
    const state = this.states[channel] ?? new Float64Array(4);
    const { b0, b1, b2, a1, a2 } = this.shelf;
    const { b0: c0, b1: c1, b2: c2, a1: d1, a2: d2 } = this.highPass;
    let [s1 = 0, s2 = 0, h1 = 0, h2 = 0] = state;
    let power = 0;
    for (let index = from; index < to; index += 1) {
      const input = samples[index] as number;
      const shelved = b0 * input + s1;
      s1 = b1 * input - a1 * shelved + s2;
      s2 = b2 * input - a2 * shelved;
      const output = c0 * shelved + h1;
      h1 = c1 * shelved - d1 * output + h2;
      h2 = c2 * shelved - d2 * output;
      power += output * output;
    }
    state[0] = s1;
    state[1] = s2;
    state[2] = h1;
    state[3] = h2;
    return power;
  }
}

/** Coefficients of a second-order filter, with a0 = 1. */
interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/**
 * Models the acoustic effect of the head. The standard gives coefficients for 48 kHz only; these
 * come from the underlying analogue filter, for any rate.
 */
function shelvingFilter(rate: number): Biquad {
  const quality = 0.7071752369554196;
  const gain = 10 ** (3.999843853973347 / 20);
  const middle = gain ** 0.4996667741545416;
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const a0 = 1 + k / quality + k * k;
  return {
    b0: (gain + (middle * k) / quality + k * k) / a0,
    b1: (2 * (k * k - gain)) / a0,
    b2: (gain - (middle * k) / quality + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / quality + k * k) / a0,
  };
}

/**
 * The standard does not normalise the gain of the passband: the numerator is 1, −2, 1 at every
 * rate.
 */
function highPassFilter(rate: number): Biquad {
  const quality = 0.5003270373238773;
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const a0 = 1 + k / quality + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / quality + k * k) / a0 };
}
