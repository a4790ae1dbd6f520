import { execFileSync } from 'node:child_process';
import { compressed, expanded, withoutHum } from './chain.mjs';
import { hum, louder, mixed, noise, room } from './damage.mjs';
import { filtered } from './filters.mjs';
import { withoutNoise } from './spectrum.mjs';
import { readWav } from './wav.mjs';

/** Seconds of silence before the first word, from which noise reduction learns the noise. */
const quiet = 0.9;

const guest = {
  voice: 'en-us+m3',
  words:
    'We moved the studio twice in the first year. The second time we kept the microphones, ' +
    'and gave away the furniture. Nobody noticed, except the cat.',
};
const founder = {
  voice: 'en-gb-x-rp+f3',
  words:
    'People ask me for the one lesson. There were four, and I learned them in the wrong order. ' +
    'The first was to answer the telephone.',
};

/** The voice with silence before and after it. */
function recorded(part) {
  const { rate, samples } = spoken(part);
  const length = Math.round(samples.length + 2 * quiet * rate);
  return { rate, voice: placed(samples, length, Math.round(quiet * rate)), length };
}

/** A headset on a call: little bass and treble, too quiet, and hiss. */
function thinMicrophone() {
  const { rate, voice, length } = recorded(guest);
  const narrow = filtered(filtered(voice, rate, 'high-pass', 420), rate, 'low-pass', 4200);
  const harsh = filtered(narrow, rate, 'peak', 2600, { q: 1.2, gain: 8 });
  const raw = mixed(louder(harsh, -12), noise(length, -52, 11, { rate }));
  const clean = withoutNoise(raw, rate, { quiet, floor: 0.06 });
  const full = filtered(clean, rate, 'peak', 2600, { q: 1.2, gain: -7 });
  const warm = filtered(full, rate, 'low-shelf', 480, { gain: 9 });
  const gated = expanded(warm, rate, { threshold: -44, ratio: 4, range: 30 });
  return { rate, raw, finished: compressed(gated, rate, { threshold: -44, ratio: 6 }) };
}

/** A kitchen with a refrigerator: mains hum, rumble and hard walls. */
function humAndRoom() {
  const { rate, voice, length } = recorded(founder);
  const far = room(louder(voice, -6), rate, 0.45, -15, 23);
  const rumble = noise(length, -50, 37, { rate, below: 400 });
  const raw = mixed(far, hum(length, -40, rate), rumble, noise(length, -62, 41, { rate }));
  const still = withoutHum(filtered(raw, rate, 'high-pass', 85), rate);
  const clean = withoutNoise(still, rate, { quiet, floor: 0.08 });
  const dry = expanded(clean, rate, { threshold: -30, ratio: 2.4, range: 26 });
  const clear = filtered(dry, rate, 'peak', 350, { q: 0.9, gain: -3 });
  return { rate, raw, finished: compressed(clear, rate, { threshold: -32, ratio: 3.5 }) };
}

/**
 * Two people at one table: each microphone picks up both, and one person sits far from her
 * microphone.
 */
function crosstalk() {
  const turns = [
    { voice: 'en-us+m3', words: 'So what did the first pilot cost you?' },
    { voice: 'en-gb-x-rp+f3', words: 'Less than the meeting in which we argued about it.' },
    { voice: 'en-us+m3', words: 'And would you do it again?' },
    { voice: 'en-gb-x-rp+f3', words: 'Tomorrow. With a smaller table, and fewer chairs.' },
  ].map(spoken);
  const { rate } = turns[0];
  const pause = Math.round(0.35 * rate);
  const length = turns.reduce((sum, { samples }) => sum + samples.length + pause, 2 * quiet * rate);
  let at = Math.round(quiet * rate);
  const [host, expert] = [
    new Float64Array(Math.round(length)),
    new Float64Array(Math.round(length)),
  ];
  for (const [turn, { samples }] of turns.entries()) {
    (turn % 2 === 0 ? host : expert).set(samples, at);
    at += samples.length + pause;
  }
  const across = (voice, seed) => louder(room(voice, rate, 0.25, -9, seed), -11);
  const track = (own, other, level, seed) =>
    mixed(louder(own, level), across(other, seed), noise(length, -56, seed, { rate }));
  const tracks = [track(host, expert, -3, 51), track(expert, host, -19, 53)];
  const [near, far] = [
    { threshold: -33, gain: 0 },
    { threshold: -42, gain: 15 },
  ].map(({ threshold, gain }, index) => {
    const clean = withoutNoise(tracks[index], rate, { quiet, floor: 0.12 });
    const gated = expanded(clean, rate, { threshold, ratio: 4, range: 30 });
    return louder(compressed(gated, rate, { threshold: -32 - gain, ratio: 4 }), gain);
  });
  return { rate, raw: mixed(...tracks), finished: mixed(near, far) };
}

/** Recipe of each example, keyed by its folder. */
export const recipes = {
  'guest-microphone': thinMicrophone,
  'hum-and-room': humAndRoom,
  crosstalk,
};

/**
 * Speaks a sentence with eSpeak NG, a formant synthesiser, and warms the sound slightly.
 * @param {{ voice: string, words: string, speed?: number }} part speed in words per minute
 */
function spoken({ voice, words, speed = 155 }) {
  const file = execFileSync('espeak-ng', ['-v', voice, '-s', String(speed), '--stdout', words]);
  const { rate, samples } = readWav(file);
  const warm = filtered(samples, rate, 'low-shelf', 220, { gain: 4 });
  return { rate, samples: filtered(warm, rate, 'low-pass', 7500) };
}

/** @param {number} length in samples @param {number} at sample where the sound begins */
function placed(samples, length, at) {
  const track = new Float64Array(length);
  track.set(samples.subarray(0, Math.max(0, length - at)), at);
  return track;
}
