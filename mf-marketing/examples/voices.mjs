import { execFileSync } from 'node:child_process';
import { filtered } from './filters.mjs';
import { readWav } from './wav.mjs';

/**
 * A sentence by eSpeak NG, a formant synthesiser, a little warmer than it comes out of it.
 * @param {{ voice: string, words: string, speed?: number }} part speed in words a minute
 */
export function spoken({ voice, words, speed = 155 }) {
  const file = execFileSync('espeak-ng', ['-v', voice, '-s', String(speed), '--stdout', words]);
  const { rate, samples } = readWav(file);
  const warm = filtered(samples, rate, 'low-shelf', 220, { gain: 4 });
  return { rate, samples: filtered(warm, rate, 'low-pass', 7500) };
}

/** @param {number} length in samples; @param {number} at where the sound begins */
export function placed(samples, length, at) {
  const track = new Float64Array(length);
  track.set(samples.subarray(0, Math.max(0, length - at)), at);
  return track;
}
