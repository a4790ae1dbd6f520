import { channelWeights, type SampleFormat, UnreadableAudio } from './samples.js';

const lowestRate = 8000;
const highestRate = 192_000;
const mostChannels = 8;

const pcm = 1;
const float = 3;
/**
 * WAVE_FORMAT_EXTENSIBLE: the real format is in the first two bytes of the GUID after the usual
 * fields.
 */
const extensible = 0xfffe;

/** The `fmt ` chunk of a WAV file. */
export interface WavFormat extends SampleFormat {
  /** Bytes of one sample of every channel. */
  readonly frameBytes: number;
  readonly channels: number;
  readonly decode: (view: DataView, offset: number) => number;
  readonly sampleBytes: number;
}

/** @throws UnreadableAudio */
export function readWavFormat(chunk: Uint8Array): WavFormat {
  if (chunk.length < 16) throw new UnreadableAudio('The header of this WAV file is too short.');
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const tag = view.getUint16(0, true);
  const isExtensible = tag === extensible && chunk.length >= 40;
  const channels = view.getUint16(2, true);
  const rate = view.getUint32(4, true);
  const frameBytes = view.getUint16(12, true);
  const bits = view.getUint16(14, true);
  const encoding = isExtensible ? view.getUint16(24, true) : tag;
  const decode = decoders[`${encoding === float ? 'float' : 'pcm'}${bits}`];
  if ((encoding !== pcm && encoding !== float) || decode === undefined) {
    throw new UnreadableAudio(
      'This WAV file holds a kind of audio that is not measured. 8, 16, 24 or 32 bit are.',
    );
  }
  if (channels < 1 || channels > mostChannels) {
    throw new UnreadableAudio(`This WAV file has ${channels} channels; 1 to 8 can be measured.`);
  }
  if (rate < lowestRate || rate > highestRate) {
    throw new UnreadableAudio(
      `This WAV file has a sample rate of ${rate} Hz, which is not measured.`,
    );
  }
  const sampleBytes = bits / 8;
  if (frameBytes !== channels * sampleBytes) {
    throw new UnreadableAudio('The header of this WAV file contradicts itself.');
  }
  const mask = isExtensible ? view.getUint32(20, true) : 0;
  const weights = channelWeights(channels, mask);
  return { rate, weights, channels, frameBytes, sampleBytes, decode };
}

/** Largest accepted magnitude, far above full scale. Larger values and NaN are not audio. */
const loudestFloat = 64;

const decoders: Readonly<Record<string, WavFormat['decode']>> = {
  pcm8: (view, offset) => (view.getUint8(offset) - 128) / 128,
  pcm16: (view, offset) => view.getInt16(offset, true) / 0x8000,
  pcm24: (view, offset) =>
    ((view.getInt8(offset + 2) << 16) | view.getUint16(offset, true)) / 0x80_0000,
  pcm32: (view, offset) => view.getInt32(offset, true) / 0x8000_0000,
  float32: (view, offset) => {
    const value = view.getFloat32(offset, true);
    if (Math.abs(value) <= loudestFloat) return value;
    throw new UnreadableAudio('This WAV file contains invalid samples.');
  },
};
