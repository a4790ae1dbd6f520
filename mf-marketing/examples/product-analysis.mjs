import { readFileSync } from 'node:fs';

/**
 * Interpolated points per sample, and neighbours on each side that they are calculated from (ITU-R
 * BS.1770).
 */
const steps = 4;
const reach = 12;

/** Weights of the neighbours for each interpolated point: a windowed sinc. */
const weights = Array.from({ length: steps }, (_, step) =>
  Array.from({ length: 2 * reach }, (__, tap) => {
    const x = tap - reach + 1 - step / steps;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * Math.cos((Math.PI * x) / (2 * reach)) ** 2;
  }),
);

/** @returns the highest magnitude at and between the samples; full scale is 1 */
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

/** The analysis that the bff runs on deliveries; compiled by `npm start` and by every build. */
const analysis = '../../bff/dist/audio-analysis';
const { AudioAnalyser, audioFormat } = await import(`${analysis}/audio-analyser.js`);
const { Mp3Reader } = await import(`${analysis}/mp3-reader.js`);

const decibels = (value) => 20 * Math.log10(value);
/** Length in seconds of one window; the quietest tenth of the windows gives the noise floor. */
const stretch = 0.1;

async function factsOf(file) {
  const analyser = await AudioAnalyser.create(audioFormat(file, ''));
  analyser.push(file);
  return analyser.finish();
}

/** @returns integrated loudness in LUFS */
export const loudnessOf = async (file) => (await factsOf(file)).loudness;

/** Level in dBFS of the quietest tenth of a file: the background noise between words. */
function noiseFloor(samples, rate) {
  const length = Math.round(rate * stretch);
  // Skip the first and last windows, which contain encoder padding.
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

/**
 * @param {string} name path of an MP3 file
 * @returns the values that the page shows, and the waveform
 */
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
