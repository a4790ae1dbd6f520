import examplesJson from './examples.json';

/** One version of an example, as `mf-marketing/examples/measure.mjs` measured it. */
interface MeasuredVersion {
  /** What can be heard in this version, or what was done to it. */
  readonly text: string;
  /** Integrated loudness in LUFS. */
  readonly loudness: number;
  /** True peak in dBTP, which includes peaks between samples. */
  readonly truePeak: number;
  /** Level in dBFS of the quietest tenth. */
  readonly noiseFloor: number;
  /** Highest magnitude in each bar, from 0 to 99. */
  readonly bars: readonly number[];
}

export type Version = 'raw' | 'finished';

export interface Example {
  readonly id: string;
  readonly title: string;
  /** Origin of the recording. */
  readonly label: string;
  /** Transcript. */
  readonly words: string;
  readonly durationMs: number;
  readonly versions: Readonly<Record<Version, MeasuredVersion>>;
}

export const examples: readonly Example[] = examplesJson;

export const versionTitles = { raw: 'Raw', finished: 'Finished' } as const;
export const versionNames: readonly Version[] = ['raw', 'finished'];

export const audioAddress = (id: string, version: Version) => `/examples/${id}/${version}.mp3`;

export const figures = [
  { name: 'Integrated loudness', unit: 'LUFS', key: 'loudness' },
  { name: 'True peak', unit: 'dBTP', key: 'truePeak' },
  { name: 'Noise floor', unit: 'dBFS', key: 'noiseFloor' },
] as const;
