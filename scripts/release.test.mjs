import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../tooling/src/paths.mjs';

/** A module that makes the command run one more step at its end, as if it had to compile first. */
const oneMoreStep = `
  import { step } from ${JSON.stringify(pathToFileURL(inRoot('scripts/steps.mjs')).href)};
  process.once('beforeExit', () => setImmediate(() => step('one more step', () => undefined)));`;

test('the output of list --json is JSON alone, and steps are printed to stderr', () => {
  const preload = `data:text/javascript,${encodeURIComponent(oneMoreStep)}`;
  const store = mkdtempSync(path.join(tmpdir(), 'release-'));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, 'scripts/release.mjs', 'list', '--json'],
    { cwd: root, env: { PATH: process.env.PATH, RELEASES_DIR: store }, encoding: 'utf8' },
  );
  expect(JSON.parse(stdout)).toMatchObject({ revision: 0, remotes: [] });
  expect(stderr).toMatch(/^ {2}one more step +\d+\.\d s$/m);
});
