import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, remotes } from '../../tooling/src/paths.mjs';

const contractFile = 'shared-contracts/src/host/contract-version.ts';
const parts = [
  'scripts/new-remote',
  'tooling/src/paths.mjs',
  'tooling/src/shared-libraries.mjs',
  'shared-contracts/package.json',
  contractFile,
  ...remotes.flatMap((remote) => [`${remote}/package.json`, `${remote}/remote.json`]),
];

/** The parts of a checkout that are read, with this version of the host contract. */
function checkoutWith(contract) {
  const folder = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
  for (const part of parts) {
    mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
    cpSync(inRoot(part), path.join(folder, part), { recursive: true });
  }
  writeFileSync(path.join(folder, contractFile), `export const contractVersion = '${contract}';\n`);
  return folder;
}

/** Creates a remote in that checkout; returns a reader of its JSON files. */
function create(folder) {
  const program = `import('./scripts/new-remote/create-files.mjs')
    .then((module) => module.createFiles('mf-live-events'))`;
  execFileSync(process.execPath, ['-e', program], { cwd: folder });
  return (file) => JSON.parse(readFileSync(path.join(folder, 'mf-live-events', file), 'utf8'));
}

test('a new remote needs the contract of the checkout, whatever version its package has', () => {
  expect(create(checkoutWith('7.3.0'))('remote.json').contract).toBe('^7.3.0');
});

test('a new remote has no package that only one other remote needs', () => {
  const needed = Object.keys(create(checkoutWith('7.3.0'))('package.json').devDependencies);
  for (const name of needed) {
    const users = remotes.filter(
      (remote) =>
        name in JSON.parse(readFileSync(inRoot(remote, 'package.json'), 'utf8')).devDependencies,
    );
    expect([name, users]).toEqual([name, [...remotes]]);
  }
});
