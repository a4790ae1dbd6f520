import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '../publications/release.js';
import { newFolder } from '../testing/artefact.js';
import { shareViolations } from './share-gate.js';

const run = promisify(execFile);
const builder = path.resolve(__dirname, '../testing/build-sharing.mjs');

/** Real builds of two remotes: `offers` and `asks`. */
let builds: string;

beforeAll(async () => {
  builds = await newFolder();
  await run(process.execPath, [builder, builds]);
}, 180_000);

/** The fields of `release.json` that the gate reads. */
const release = {
  entry: 'remote-entry.js',
  files: { 'mf-manifest.json': { integrity: '', bytes: 0, brotliBytes: null } },
} as unknown as Release;

test('a build that offers a copy of a library is refused', async () => {
  expect(await shareViolations(path.join(builds, 'offers'), release)).toEqual([
    expect.stringContaining('offers a copy of semver to other areas'),
  ]);
});

test('a build whose entry offers shared modules is refused even if the manifest lists none', async () => {
  const folder = await newFolder();
  await cp(path.join(builds, 'offers'), folder, { recursive: true });
  await writeFile(path.join(folder, 'mf-manifest.json'), '{"shared":[]}');
  expect(await shareViolations(folder, release)).toEqual([
    expect.stringContaining('remote-entry.js registers shared modules'),
  ]);
});

test('a build that only consumes a shared library passes', async () => {
  expect(await shareViolations(path.join(builds, 'asks'), release)).toEqual([]);
});

test('a build without a manifest is refused', async () => {
  const violations = await shareViolations(await newFolder(), { ...release, files: {} });
  expect(violations).toEqual([expect.stringContaining('brings no mf-manifest.json')]);
});

test.each(['{"shared":', '[]', '{}'])('a build whose manifest is %s is refused', async (text) => {
  const folder = await newFolder();
  await writeFile(path.join(folder, 'mf-manifest.json'), text);
  const violations = await shareViolations(folder, release);
  expect(violations).toEqual([
    expect.stringContaining('Its mf-manifest.json does not say what it offers'),
  ]);
});
