import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Milliseconds after which unfinished work counts as aborted. */
const longest = 15 * 60_000;

/** Content of a turn that its process has ended. */
const ended = 'ended';

/**
 * Serialises installations and compilations, because two at the same time would delete each other's
 * files. The turn of processes that were ended is free at once.
 * @param {string} file path without the number of the turn. The file of a turn holds the ids of the
 * processes that work; the newest one stays, because no number may be given twice
 * @param {() => void} [onWait] called once if another process works
 * @returns {Promise<() => void>} a function that ends the turn
 */
export async function takeTurn(file, onWait = () => undefined) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let isWaiting = false; ; ) {
    const newest = newestNumber(file);
    if (newest > 0 && !isOver(`${file}.${newest}`)) {
      if (!isWaiting) onWait();
      isWaiting = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
    } else if (claim(file, newest + 1)) {
      return () => end(`${file}.${newest + 1}`);
    }
  }
}

/**
 * Makes a turn last until this process has ended too, which may outlive the one that started it.
 * @param {string} file
 * @param {import('node:child_process').ChildProcess} child
 */
export const extendTurn = (file, { pid }) =>
  appendFileSync(`${file}.${newestNumber(file)}`, ` ${pid}`);

/**
 * Takes the turn with this number, unless another process has taken it. Of all that see the same
 * turn end, one succeeds. To delete the file of an aborted turn and create it again would not do:
 * the next waiter would delete the file of the one before.
 */
function claim(file, number) {
  const own = `${file}.${number}`;
  try {
    writeFileSync(own, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
  const others = numbersOf(file).filter((each) => each !== number);
  // Others may have taken this number and the next one while this process was suspended.
  const isOutdated = others.some((each) => each > number);
  for (const each of isOutdated ? [number] : others) rmSync(`${file}.${each}`, { force: true });
  return !isOutdated;
}

function end(turn) {
  // A turn that lasted too long may have been followed by another, which deleted its file.
  if (existsSync(turn)) writeFileSync(turn, ended);
}

const newestNumber = (file) => Math.max(0, ...numbersOf(file));

/** Numbers of the turns whose files exist. */
function numbersOf(file) {
  const prefix = `${path.basename(file)}.`;
  return readdirSync(path.dirname(file))
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .filter(Number.isSafeInteger);
}

function isOver(turn) {
  const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined) return false;
  if (Date.now() - since > longest) return true;
  try {
    const text = readFileSync(turn, 'utf8');
    // An empty file is just being written; id 0 means the group of this process, which is running.
    return text === ended || !text.split(' ').some((id) => isRunning(Number(id)));
  } catch {
    // The next turn has just begun.
    return false;
  }
}

/** @param {number} id of a process */
export function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
