import { type SampleReader, type Samples, UnreadableAudio } from './samples.js';
import { readWavFormat, type WavFormat } from './wav-format.js';

/** Frames decoded at a time. */
const mostFrames = 8192;
const longestFormat = 4096;
/** `RIFF`, size, `WAVE`. */
const headerBytes = 12;
const chunkHeaderBytes = 8;
/** Bytes of `ds64` that are read: the sizes of the whole file and of its audio, 64 bits each. */
const sizesBytes = 16;
/**
 * Placeholder for a size that is in `ds64`, because 32 bits are too few for it, or that the writer
 * did not know in advance.
 */
const sizeElsewhere = 0xffff_ffff;

/** Reads RIFF and RF64 WAV files chunk by chunk, and keeps incomplete bytes for the next piece. */
export class WavReader implements SampleReader {
  private kept: Uint8Array = new Uint8Array(0);
  private part: 'header' | 'chunk' | 'sizes' | 'format' | 'data' | 'skipped' = 'header';
  /** Bytes of the current chunk that are still expected, including padding. */
  private left = 0;
  /** One byte after audio of odd length. */
  private padding = 0;
  /** Bytes of audio according to `ds64`. */
  private largeSize: number | undefined;
  private format: WavFormat | undefined;
  private hasSamples = false;

  *read(bytes: Uint8Array): Iterable<Samples> {
    let rest = this.kept.length === 0 ? bytes : joined(this.kept, bytes);
    for (;;) {
      const before = rest.length;
      const part = this.part;
      if (part === 'data') {
        const { samples, used } = this.readData(rest);
        rest = rest.subarray(used);
        if (samples !== null) yield samples;
      } else {
        rest = this.readStructure(rest);
      }
      if (rest.length === before && this.part === part) break;
    }
    this.kept = rest.slice();
  }

  end(): Iterable<Samples> {
    if (this.hasSamples) return [];
    throw new UnreadableAudio('This WAV file has no audio in it, or ends before it.');
  }

  /** @returns the bytes that remain; all of them when more are needed */
  private readStructure(bytes: Uint8Array): Uint8Array {
    if (this.part === 'header') return this.readHeader(bytes);
    if (this.part === 'chunk') return this.readChunkHeader(bytes);
    if (this.part === 'sizes') {
      if (bytes.length < sizesBytes) return bytes;
      this.largeSize = readLargeSize(bytes);
      this.part = 'skipped';
    }
    if (this.part === 'format') {
      if (bytes.length < this.left) return bytes;
      this.format = readWavFormat(bytes.subarray(0, this.left));
    }
    const used = Math.min(this.left, bytes.length);
    this.left -= used;
    if (this.left === 0) this.part = 'chunk';
    return bytes.subarray(used);
  }

  private readHeader(bytes: Uint8Array): Uint8Array {
    if (bytes.length < headerBytes) return bytes;
    this.part = 'chunk';
    return bytes.subarray(headerBytes);
  }

  private readChunkHeader(bytes: Uint8Array): Uint8Array {
    if (bytes.length < chunkHeaderBytes) return bytes;
    const view = new DataView(bytes.buffer, bytes.byteOffset, chunkHeaderBytes);
    const name = String.fromCharCode(...bytes.subarray(0, 4));
    const size = view.getUint32(4, true);
    this.left = size + (size % 2);
    this.part = 'skipped';
    if (name === 'ds64' && size >= sizesBytes) this.part = 'sizes';
    if (name === 'fmt ') {
      if (this.hasSamples) {
        throw new UnreadableAudio('This WAV file changes its format, and is not measured.');
      }
      if (size > longestFormat) {
        throw new UnreadableAudio('The header of this WAV file is too long.');
      }
      this.part = 'format';
    }
    if (name === 'data') {
      if (this.format === undefined) {
        throw new UnreadableAudio('This WAV file does not say what kind of audio it holds.');
      }
      this.left = this.audioBytes(size);
      this.padding = Number.isFinite(this.left) ? this.left % 2 : 0;
      this.part = 'data';
    }
    return bytes.subarray(chunkHeaderBytes);
  }

  /**
   * @param size of the chunk, 32 bits
   * @returns infinity if no possible size is given: the file is then read up to its end
   */
  private audioBytes(size: number): number {
    const bytes = size === sizeElsewhere ? (this.largeSize ?? 0) : size;
    return bytes > 0 && Number.isSafeInteger(bytes) ? bytes : Number.POSITIVE_INFINITY;
  }

  private readData(bytes: Uint8Array): { samples: Samples | null; used: number } {
    const { format, left } = this;
    if (format === undefined) throw new UnreadableAudio('This WAV file has no header.');
    const available = Math.min(bytes.length, left);
    const frames = Math.min(mostFrames, Math.floor(available / format.frameBytes));
    if (frames === 0) {
      if (left >= format.frameBytes) return { samples: null, used: 0 };
      // The rest is not a whole frame: the chunk ends here.
      this.part = 'skipped';
      this.left = left + this.padding;
      return { samples: null, used: 0 };
    }
    const used = frames * format.frameBytes;
    this.left -= used;
    this.hasSamples = true;
    return { samples: decodeFrames(format, bytes, frames), used };
  }
}

/** @param body the content of the chunk `ds64`, at least `sizesBytes` */
function readLargeSize(body: Uint8Array): number {
  const view = new DataView(body.buffer, body.byteOffset, sizesBytes);
  return Number(view.getBigUint64(8, true));
}

function decodeFrames(format: WavFormat, bytes: Uint8Array, frames: number): Samples {
  const { channels, frameBytes, sampleBytes, decode } = format;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoded = Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(frames);
    let offset = channel * sampleBytes;
    for (let frame = 0; frame < frames; frame += 1) {
      samples[frame] = decode(view, offset);
      offset += frameBytes;
    }
    return samples;
  });
  return { format, channels: decoded, length: frames };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
