/** The file can't be measured. The message is a sentence for the user. */
export class UnreadableAudio extends Error {
  override readonly name = 'UnreadableAudio';
}

export interface SampleFormat {
  /** Samples per second in each channel. */
  readonly rate: number;
  /**
   * Weight of each channel's power in the loudness: 1, 1.41 for surround, 0 for low-frequency
   * effects.
   */
  readonly weights: readonly number[];
}

/** A piece of decoded audio, one array for each channel; full scale is −1 to 1. */
export interface Samples {
  readonly format: SampleFormat;
  readonly channels: readonly Float32Array[];
  /** Samples in each channel. */
  readonly length: number;
}

/** Turns a file that arrives in pieces into samples, in constant memory. */
export interface SampleReader {
  /** @throws UnreadableAudio */
  read(bytes: Uint8Array): Iterable<Samples>;
  /**
   * Call after the last piece.
   * @throws UnreadableAudio when there was no audio
   */
  end(): Iterable<Samples>;
}

const surround = 1.41;

/** Bit positions in the speaker mask of WAVE_FORMAT_EXTENSIBLE whose weight is not 1. */
const countsOtherwise: Readonly<Record<number, number>> = {
  3: 0,
  4: surround,
  5: surround,
  9: surround,
  10: surround,
};

/** Speaker masks by number of channels, for files that do not specify one. */
const usualMasks: Readonly<Record<number, number>> = { 4: 0x33, 5: 0x37, 6: 0x3f };

/** @param mask one bit for each speaker; 0 when the file does not specify speakers */
export function channelWeights(channels: number, mask = 0): number[] {
  const speakers = mask === 0 ? (usualMasks[channels] ?? 0) : mask;
  const bits = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (speakers >>> bit) & 1);
  return Array.from({ length: channels }, (_, channel) => {
    const bit = bits[channel];
    return bit === undefined ? 1 : (countsOtherwise[bit] ?? 1);
  });
}
