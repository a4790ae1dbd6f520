import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../tooling/src/paths.mjs';

/** A checkout whose dependencies are installed, and a `npm` that only writes its arguments. */
function installedCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  for (const name of ['node_modules', 'scripts', 'bin']) mkdirSync(path.join(folder, name));
  cpSync(inRoot('scripts'), path.join(folder, 'scripts'), { recursive: true });
  const stamp = path.join(folder, 'node_modules/.northcast-lock');
  const npmHasRun = path.join(folder, 'npm-has-run');
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  writeFileSync(stamp, createHash('sha256').update('{}').digest('hex'));
  const npm = `#!/bin/sh\necho "$@" > '${npmHasRun}'\n`;
  writeFileSync(path.join(folder, 'bin/npm'), npm, { mode: 0o755 });
  const options = { cwd: folder, env: { PATH: `${folder}/bin:${process.env.PATH}` } };
  /** @param before code that runs before the installation */
  const install = (before = '') => {
    const program = `${before}
      const { installDependencies } = await import('./scripts/install.mjs');
      process.stdout.write(String(await installDependencies()));`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      ...options,
      encoding: 'utf8',
    });
  };
  return {
    stamp,
    install,
    options,
    hasRunNpm: () => existsSync(npmHasRun),
    npmArguments: () => readFileSync(npmHasRun, 'utf8').trim().split(' '),
  };
}

test('dependencies that are installed already are not installed again', () => {
  const { install, hasRunNpm } = installedCheckout();
  expect(install()).toBe('false');
  expect(hasRunNpm()).toBe(false);
});

test('dependencies that another process deletes at that moment are installed again', () => {
  const { stamp, install, hasRunNpm } = installedCheckout();
  // Deletes the file after a check for it, as late as possible before its first reading.
  const deletion = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { readFileSync } = fs;
    fs.readFileSync = (file, ...rest) => {
      if (file === ${JSON.stringify(stamp)}) fs.rmSync(file, { force: true });
      return readFileSync(file, ...rest);
    };
    syncBuiltinESMExports();`;
  expect(install(deletion)).toBe('true');
  expect(hasRunNpm()).toBe(true);
  expect(readFileSync(stamp, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['those of the lock file', (stamp) => stamp, true],
  ['not known, as after `npm ci` by hand', () => undefined, true],
  ['those of another lock file', () => 'another', false],
])('a release command may build if the packages are %s', (_which, change, mayBuild) => {
  const { stamp, options, hasRunNpm } = installedCheckout();
  const changed = change(readFileSync(stamp, 'utf8'));
  if (changed === undefined) rmSync(stamp);
  else writeFileSync(stamp, changed);
  const program = `
    const { requireInstalled } = await import('./scripts/install.mjs');
    requireInstalled();`;
  const args = ['--input-type=module', '-e', program];
  const { status, stderr } = spawnSync(process.execPath, args, { ...options, encoding: 'utf8' });
  expect(status).toBe(mayBuild ? 0 : 1);
  expect(stderr.includes('run `npm ci --include=dev`')).toBe(!mayBuild);
  expect(hasRunNpm()).toBe(false);
});

// npm omits them with NODE_ENV=production or NPM_CONFIG_OMIT=dev, unless they are named.
test('dependencies of the builds are installed whatever the environment omits', () => {
  const { stamp, install, npmArguments } = installedCheckout();
  writeFileSync(stamp, 'of an older lock file');
  install();
  expect(npmArguments()).toContain('--include=dev');
});
