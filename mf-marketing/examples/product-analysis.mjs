import { readFileSync } from 'node:fs';

/** Samples between two, and how many neighbours each is calculated from, as ITU-R BS.1770 describes. */
const steps = 4;
const reach = 12;

/** Weights of the neighbours for each place between two samples: a windowed sinc. */
const weights = Array.from({ length: steps }, (_, step) =>
  Array.from({ length: 2 * reach }, (__, tap) => {
    const x = tap - reach + 1 - step / steps;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * Math.cos((Math.PI * x) / (2 * reach)) ** 2;
  }),
);

/** @returns highest magnitude between and at the samples; full scale is 1 */
function truePeak(samples) {
  let highest = 0;
  for (let index = 0; index < samples.length; index += 1) {
    for (const taps of weights) {
      let value = 0;
      for (let tap = 0; tap < taps.length; tap += 1) {
        value += taps[tap] * (samples[index + tap - reach + 1] ?? 0);
      }
      if (Math.abs(value) > highest) highest = Math.abs(value);
    }
  }
  return highest;
}

/** The measuring that deliveries go through; compiled by `npm start` and by every build. */
const analysis = '../../bff/dist/audio-analysis';
const { AudioAnalyser, audioFormat } = await import(`${analysis}/audio-analyser.js`);
const { Mp3Reader } = await import(`${analysis}/mp3-reader.js`);

const decibels = (value) => 20 * Math.log10(value);
/** Stretches of which the softest tenth is taken for the noise floor, in seconds. */
const stretch = 0.1;

async function factsOf(file) {
  const analyser = await AudioAnalyser.create(audioFormat(file, ''));
  analyser.push(file);
  return analyser.finish();
}

/** @returns integrated loudness in LUFS */
export const loudnessOf = async (file) => (await factsOf(file)).loudness;

/** Level of the softest tenth of a file in dBFS: what is heard where nobody speaks. */
function noiseFloor(samples, rate) {
  const length = Math.round(rate * stretch);
  // The first and last moments belong to the encoder.
  const levels = [];
  for (let from = length; from + 2 * length <= samples.length; from += length) {
    const power = samples.subarray(from, from + length).reduce((sum, value) => sum + value ** 2, 0);
    levels.push(10 * Math.log10(Math.max(power / length, 1e-12)));
  }
  levels.sort((one, other) => one - other);
  return levels[Math.floor(levels.length / 10)];
}

async function samplesOf(file) {
  const reader = await Mp3Reader.create();
  const pieces = [];
  let rate = 0;
  for (const pass of [() => reader.read(file), () => reader.end()]) {
    for (const { format, channels } of pass()) {
      rate = format.rate;
      pieces.push(Float32Array.from(channels[0]));
    }
  }
  const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { samples, rate };
}

/** @param {string} name of an MP3 file @returns what the page says of it, and its waveform */
export async function measured(name) {
  const file = readFileSync(name);
  const { durationMs, loudness, peaks } = await factsOf(file);
  const { samples, rate } = await samplesOf(file);
  return {
    durationMs,
    peaks,
    loudness: round(loudness),
    truePeak: round(decibels(truePeak(samples))),
    noiseFloor: round(noiseFloor(samples, rate)),
  };
}

const round = (value) => Math.round(value * 10) / 10;
