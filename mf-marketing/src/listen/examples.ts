import examplesJson from './examples.json';

/** One version of an example, as `mf-marketing/examples/measure.mjs` measured it. */
export interface MeasuredVersion {
  /** What is to be heard in it, or what was done. */
  readonly text: string;
  /** Integrated, in LUFS. */
  readonly loudness: number;
  /** Between the samples too, in dBTP. */
  readonly truePeak: number;
  /** Level of the softest tenth, in dBFS. */
  readonly noiseFloor: number;
  /** Highest magnitude of each stretch, from 0 to 99. */
  readonly bars: readonly number[];
}

export type Version = 'raw' | 'finished';

export interface Example {
  readonly id: string;
  readonly title: string;
  /** Where the recording comes from. */
  readonly label: string;
  /** What is said. */
  readonly words: string;
  readonly durationMs: number;
  readonly versions: Readonly<Record<Version, MeasuredVersion>>;
}

export const examples: readonly Example[] = examplesJson;

export const versionTitles = { raw: 'Raw', finished: 'Finished' } as const;
export const versionNames: readonly Version[] = ['raw', 'finished'];

export const audioAddress = (id: string, version: Version) => `/examples/${id}/${version}.mp3`;

/** With a true minus, which is read as one. */
export const figure = (value: number) => value.toFixed(1).replace('-', '−');

export const figures = [
  { name: 'Integrated loudness', unit: 'LUFS', key: 'loudness' },
  { name: 'True peak', unit: 'dBTP', key: 'truePeak' },
  { name: 'Noise floor', unit: 'dBFS', key: 'noiseFloor' },
] as const;
