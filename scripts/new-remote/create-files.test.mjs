import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../tooling/src/paths.mjs';

const contractFile = 'shared-contracts/src/host/contract-version.ts';
const parts = [
  'scripts/new-remote',
  'tooling/src/paths.mjs',
  'tooling/src/shared-libraries.mjs',
  'shared-contracts/package.json',
  contractFile,
  'mf-admin/package.json',
  'mf-admin/remote.json',
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

test('a new remote needs the contract of the checkout, whatever version its package has', () => {
  const folder = checkoutWith('7.3.0');
  const program = `import('./scripts/new-remote/create-files.mjs')
    .then((module) => module.createFiles('mf-live-events'))`;
  execFileSync(process.execPath, ['-e', program], { cwd: folder });
  const remote = JSON.parse(readFileSync(path.join(folder, 'mf-live-events/remote.json'), 'utf8'));
  expect(remote.contract).toBe('^7.3.0');
});
