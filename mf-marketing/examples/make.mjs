#!/usr/bin/env node
/**
 * `node mf-marketing/examples/make.mjs`: makes the three synthesised examples in
 * shell/public/examples, then measures them. Needs `espeak-ng` and `lame`. To use your own
 * recordings instead, see measure.mjs.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limited } from './chain.mjs';
import { louder } from './damage.mjs';
import { folderOf, measureAll } from './measure.mjs';
import { loudnessOf } from './product-analysis.mjs';
import { recipes } from './recipes.mjs';
import { writeWav } from './wav.mjs';

/** Our target for podcasts: loudness in LUFS, and a ceiling in dBFS with headroom for encoding. */
const target = { loudness: -16, ceiling: -2.6 };
const kilobits = '64';

/** @param {number} loudness target in LUFS; the result misses it by what the limiter removes */
async function mastered(samples, rate, loudness) {
  const before = await loudnessOf(writeWav({ rate, samples: louder(samples, -12) }));
  return limited(louder(samples, loudness - (before + 12)), rate, target.ceiling);
}

/**
 * Encodes a master so that the encoded file meets the target. Limiter and encoder reduce loudness,
 * so each attempt corrects the aim by the measured error.
 */
async function encodeMaster(samples, rate, file) {
  let aim = target.loudness;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    encode({ rate, samples: await mastered(samples, rate, aim) }, file);
    const missed = target.loudness - (await loudnessOf(readFileSync(file)));
    if (Math.abs(missed) < 0.05) return;
    aim += missed;
  }
}

function encode(sound, file) {
  const work = mkdtempSync(path.join(tmpdir(), 'example-'));
  try {
    const wav = path.join(work, 'sound.wav');
    writeFileSync(wav, writeWav(sound));
    execFileSync('lame', [
      '--quiet',
      '-m',
      'm',
      '--cbr',
      '-b',
      kilobits,
      '-q',
      '0',
      '--scale',
      '1',
      wav,
      file,
    ]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

for (const [id, recipe] of Object.entries(recipes)) {
  const { rate, raw, finished } = recipe();
  const folder = folderOf(id);
  mkdirSync(folder, { recursive: true });
  encode({ rate, samples: raw }, path.join(folder, 'raw.mp3'));
  await encodeMaster(finished, rate, path.join(folder, 'finished.mp3'));
}
await measureAll();
