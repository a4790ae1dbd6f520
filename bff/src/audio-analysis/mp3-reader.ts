import { MPEGDecoder } from 'mpg123-decoder';
import { findFirstFrame, id3Length } from './mp3-header.js';
import { type SampleFormat, type SampleReader, type Samples, UnreadableAudio } from './samples.js';

/** Bytes after the tag within which the first frame has to begin. */
const searchBytes = 128 * 1024;
/** Bytes that are decoded at a time, which bounds the output of one call. */
const pieceBytes = 16 * 1024;
/**
 * Most frames that may fail to decode: a few damaged frames are skipped, but more make the file
 * unreadable.
 */
const mostErrors = 200;

/** Decodes MP3. Measures a mono file as one channel, although the decoder returns two. */
export class Mp3Reader implements SampleReader {
  private head: Uint8Array[] | null = [];
  private headBytes = 0;
  /** Bytes of the tag at the start that are still expected; null until the length is known. */
  private tagLeft: number | null = null;
  private format: SampleFormat | undefined;
  private errors = 0;
  private hasSamples = false;

  private constructor(private readonly decoder: MPEGDecoder) {}

  static async create(): Promise<Mp3Reader> {
    const decoder = new MPEGDecoder();
    await decoder.ready;
    return new Mp3Reader(decoder);
  }

  *read(bytes: Uint8Array): Iterable<Samples> {
    const audio = this.withoutTag(bytes);
    if (this.head === null) {
      yield* this.decode(audio);
      return;
    }
    this.head.push(audio);
    this.headBytes += audio.length;
    if (this.headBytes >= searchBytes) yield* this.begin(false);
  }

  *end(): Iterable<Samples> {
    if (this.head !== null) yield* this.begin(true);
    this.decoder.free();
    if (!this.hasSamples) throw noAudio();
  }

  /** Skips the tag, because the decoder would keep all of it in memory. */
  private withoutTag(bytes: Uint8Array): Uint8Array {
    this.tagLeft ??= id3Length(bytes);
    const skipped = Math.min(this.tagLeft, bytes.length);
    this.tagLeft -= skipped;
    return bytes.subarray(skipped);
  }

  private *begin(isEnd: boolean): Iterable<Samples> {
    const head = Buffer.concat(this.head ?? []);
    const first = findFirstFrame(head, isEnd);
    if (first === null) throw noAudio();
    const { rate, channels } = first.header;
    this.format = { rate, weights: channels === 1 ? [1] : [1, 1] };
    this.head = null;
    yield* this.decode(head.subarray(first.at));
  }

  private *decode(bytes: Uint8Array): Iterable<Samples> {
    const { format } = this;
    if (format === undefined) return;
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      const decoded = this.decoder.decode(bytes.subarray(from, from + pieceBytes));
      this.errors += decoded.errors.length;
      if (this.errors > mostErrors) {
        throw new UnreadableAudio('Too much of this MP3 file is damaged.');
      }
      if (decoded.samplesDecoded === 0) continue;
      if (decoded.sampleRate !== format.rate) {
        throw new UnreadableAudio('This MP3 file changes its sample rate, and is not measured.');
      }
      this.hasSamples = true;
      const channels = decoded.channelData.slice(0, format.weights.length);
      yield { format, channels, length: decoded.samplesDecoded };
    }
  }
}

const noAudio = () => new UnreadableAudio('There is no MP3 audio in this file.');
