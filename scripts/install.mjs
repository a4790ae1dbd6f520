import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './steps.mjs';

const stamp = path.join(root, 'node_modules/.northcast-lock');
const turn = path.join(root, '.cache/installing');

/** Milliseconds after which an unfinished installation counts as aborted. */
const longest = 15 * 60_000;

/** Installs the dependencies of the lock file. Returns `false` if they were installed already. */
export async function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (isInstalled(lock)) return false;
  await takeTurn();
  try {
    if (isInstalled(lock)) return false;
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    writeFileSync(stamp, lock);
    return true;
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

const isInstalled = (lock) => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

/** Serialises installations, because two at the same time would delete each other's files. */
async function takeTurn() {
  mkdirSync(path.dirname(turn), { recursive: true });
  for (;;) {
    try {
      mkdirSync(turn);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - since > longest) rmSync(turn, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
