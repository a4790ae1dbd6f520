import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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

test('`npm run release` installs what a checkout has got since, before it builds', () => {
  const { stamp, options, hasRunNpm } = installedCheckout();
  writeFileSync(stamp, 'of an older lock file');
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  writeFileSync(path.join(options.cwd, 'scripts/release.mjs'), '');
  execFileSync('sh', ['-c', scripts.release], options);
  expect(hasRunNpm()).toBe(true);
});

// npm omits them with NODE_ENV=production or NPM_CONFIG_OMIT=dev, unless they are named.
test('dependencies of the builds are installed whatever the environment omits', () => {
  const { stamp, install, npmArguments } = installedCheckout();
  writeFileSync(stamp, 'of an older lock file');
  install();
  expect(npmArguments()).toContain('--include=dev');
});
