/** Most pairs that are stored; a page draws fewer columns than that. */
export const mostPairs = 2048;
/** Pairs per second for a short file. */
const finest = 200;

/**
 * The lowest and highest sample of each stretch of a file. When there are too many stretches, each
 * two neighbours are merged, so that a file of any length takes the same memory.
 */
export class Waveform {
  private readonly pairs = new Int8Array(mostPairs * 2);
  private count = 0;
  private stretch: number;
  private samples = 0;
  private low = 0;
  private high = 0;
  private loudest = 0;

  constructor(rate: number) {
    this.stretch = Math.max(1, Math.round(rate / finest));
  }

  push(channels: readonly Float32Array[], length: number): void {
    for (let from = 0; from < length; ) {
      const to = Math.min(length, from + this.stretch - this.samples);
      for (const channel of channels) this.widen(channel, from, to);
      this.samples += to - from;
      from = to;
      if (this.samples === this.stretch) this.endStretch();
    }
  }

  /** Highest magnitude of a sample; full scale is 1. */
  get peak(): number {
    return Math.max(this.loudest, -this.low, this.high);
  }

  /**
   * Lowest and highest sample of each stretch in turn, full scale at ±127. The last stretch may be
   * shorter.
   */
  result(): Int8Array {
    if (this.samples > 0) this.endStretch();
    return this.pairs.slice(0, this.count * 2);
  }

  private widen(channel: Float32Array, from: number, to: number): void {
    let low = this.low;
    let high = this.high;
    for (let index = from; index < to; index += 1) {
      const value = channel[index] as number;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    this.low = low;
    this.high = high;
  }

  private endStretch(): void {
    this.pairs[this.count * 2] = scaled(this.low);
    this.pairs[this.count * 2 + 1] = scaled(this.high);
    this.count += 1;
    this.loudest = this.peak;
    this.samples = 0;
    this.low = 0;
    this.high = 0;
    if (this.count === mostPairs) this.halve();
  }

  private halve(): void {
    const { pairs } = this;
    for (let pair = 0; pair < mostPairs / 2; pair += 1) {
      const at = pair * 4;
      pairs[pair * 2] = Math.min(pairs[at] ?? 0, pairs[at + 2] ?? 0);
      pairs[pair * 2 + 1] = Math.max(pairs[at + 1] ?? 0, pairs[at + 3] ?? 0);
    }
    this.count = mostPairs / 2;
    this.stretch *= 2;
  }
}

const scaled = (value: number) => Math.max(-127, Math.min(127, Math.round(value * 127)));
