import { Loudness } from './loudness.js';
import { Mp3Reader } from './mp3-reader.js';
import { type SampleReader, type Samples, UnreadableAudio } from './samples.js';
import { WavReader } from './wav-reader.js';
import { Waveform } from './waveform.js';

/** Longer files are refused, because a small file may decompress to endless audio. */
const longestHours = 24;

export interface AudioFacts {
  readonly durationMs: number;
  /** Integrated, in LUFS; null for silence and for less than 0.4 seconds. */
  readonly loudness: number | null;
  /** Highest sample, in dBFS; null for silence. */
  readonly peak: number | null;
  /** See `Waveform.result`. */
  readonly peaks: Int8Array;
}

/** Detects the format from the first bytes; null for a format that we do not measure. */
export function audioFormat(head: Uint8Array, type: string): 'wav' | 'mp3' | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (['RIFF', 'RF64'].includes(text(0, 4)) && text(8, 12) === 'WAVE') return 'wav';
  const isFrame = head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2;
  return isFrame || text(0, 3) === 'ID3' || type === 'audio/mpeg' ? 'mp3' : null;
}

/** Measures a file that arrives in pieces. */
export class AudioAnalyser {
  private loudness: Loudness | undefined;
  private waveform: Waveform | undefined;
  private samples = 0;
  private rate = 0;

  private constructor(private readonly reader: SampleReader) {}

  static async create(format: 'wav' | 'mp3'): Promise<AudioAnalyser> {
    return new AudioAnalyser(format === 'wav' ? new WavReader() : await Mp3Reader.create());
  }

  /** @throws UnreadableAudio */
  push(bytes: Uint8Array): void {
    for (const samples of this.reader.read(bytes)) this.measure(samples);
  }

  /** @throws UnreadableAudio */
  finish(): AudioFacts {
    for (const samples of this.reader.end()) this.measure(samples);
    const { loudness, waveform, rate } = this;
    if (loudness === undefined || waveform === undefined) {
      throw new UnreadableAudio('There is no audio in this file.');
    }
    const peaks = waveform.result();
    return {
      durationMs: Math.round((this.samples / rate) * 1000),
      loudness: loudness.integrated(),
      peak: waveform.peak === 0 ? null : 20 * Math.log10(waveform.peak),
      peaks,
    };
  }

  private measure({ format, channels, length }: Samples): void {
    this.rate = format.rate;
    this.loudness ??= new Loudness(format);
    this.waveform ??= new Waveform(format.rate);
    this.samples += length;
    if (this.samples > longestHours * 3600 * format.rate) {
      throw new UnreadableAudio(`Files of more than ${longestHours} hours are not measured.`);
    }
    this.loudness.push(channels, length);
    this.waveform.push(channels, length);
  }
}
