import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './steps.mjs';
import { extendTurn, takeTurn } from './turn.mjs';

const stamp = path.join(root, 'node_modules/.northcast-lock');
const turn = path.join(root, '.cache/installing.pid');

/** Installs the dependencies of the lock file. Returns `false` if they were installed already. */
export async function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (isInstalled(lock)) return false;
  const endTurn = await takeTurn(turn, () =>
    process.stderr.write('Another process installs the dependencies: waiting for its end.\n'),
  );
  try {
    if (isInstalled(lock)) return false;
    await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      onStart: (child) => extendTurn(turn, child),
    });
    writeFileSync(stamp, lock);
    return true;
  } finally {
    endTurn();
  }
}

/** Without checking before whether the file exists: `npm ci` of another process deletes it. */
function isInstalled(lock) {
  try {
    return readFileSync(stamp, 'utf8') === lock;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return false;
  }
}
