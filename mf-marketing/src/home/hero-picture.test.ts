/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { heroFile, shownExample, wavePath, waveStarts } from '../../hero/shown-example.mjs';

const picture = readFileSync(heroFile, 'utf8');

test.each(['raw', 'finished'] as const)('the picture shows the measured %s waveform', (version) => {
  // If this fails, run `node mf-marketing/hero/make.mjs`.
  expect(picture).toContain(
    `d="${wavePath(shownExample().versions[version].bars, waveStarts[version])}"`,
  );
});

test('the compressed picture is smaller than 5 kB', () => {
  expect(brotliCompressSync(picture).byteLength).toBeLessThan(5000);
});
