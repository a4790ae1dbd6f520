import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './steps.mjs';
import { extendTurn, takeTurn } from './turn.mjs';

const stamp = path.join(root, 'node_modules/.northcast-lock');
const turn = path.join(root, '.cache/installing.pid');

/** Installs the dependencies of the lock file. Returns `false` if they were installed already. */
export async function installDependencies() {
  const lock = lockHash();
  if (readStamp() === lock) return false;
  const endTurn = await takeTurn(turn, () =>
    process.stderr.write('Another process installs the dependencies: waiting for its end.\n'),
  );
  try {
    if (readStamp() === lock) return false;
    await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      onStart: (child) => extendTurn(turn, child),
    });
    writeFileSync(stamp, lock);
    return true;
  } finally {
    endTurn();
  }
}

/**
 * Servers may run in the checkout of a release command, so it does not install by itself.
 * @throws Error if a build would contain the packages of another lock file
 */
export function requireInstalled() {
  const installed = readStamp();
  // `npm ci` by hand leaves none.
  if (installed === undefined || installed === lockHash()) return;
  throw new Error(
    "The installed packages are not those of package-lock.json. Stop this checkout's servers and " +
      'run `npm ci --include=dev`, or use another checkout.',
  );
}

/**
 * Hash of the lock file that was installed; undefined if it is not known. Without checking before
 * whether the file exists: `npm ci` of another process deletes it.
 */
function readStamp() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
