import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds after which unfinished work counts as aborted. */
const longest = 15 * 60_000;

/**
 * Serialises installations and compilations, because two at the same time would delete each other's
 * files. The turn of processes that were ended is free at once.
 * @param {string} file holds the ids of the processes that work
 * @param {() => void} [onWait] called once if another process works
 * @returns {Promise<() => void>} a function that ends the turn
 */
export async function takeTurn(file, onWait = () => undefined) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let turn = 0; ; turn += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAborted(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (turn === 0) onWait();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * Makes a turn last until this process has ended too, which may outlive the one that started it.
 * @param {string} file
 * @param {number} id
 */
export const extendTurn = (file, id) => appendFileSync(file, ` ${id}`);

function isAborted(file) {
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined) return false;
  if (Date.now() - since > longest) return true;
  try {
    // An empty file is just being written; id 0 means the group of this process, which is running.
    return !readFileSync(file, 'utf8')
      .split(' ')
      .some((id) => isRunning(Number(id)));
  } catch {
    // The turn has just ended.
    return false;
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
