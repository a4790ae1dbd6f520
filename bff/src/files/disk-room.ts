import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import { TimeoutError, withTimeout } from '@northcast/shared-contracts/with-timeout';
import { placeTimeout } from './time-limits.js';

/** Bytes that stay free for the database and the log. */
const reserve = 512 * 1024 * 1024;

/** Milliseconds for which an answer of the program counts. */
const answerKept = 1000;

/** Prints the free bytes of the folder that is its argument. */
const program = `
  const { bavail, bsize } = require('node:fs').statfsSync(process.argv[1]);
  bavail * bsize`;

/** Bytes that may be written to the disk of a folder; negative once the reserve is in use. */
export async function roomOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize - reserve;
}

/** Measures the room on the disk of a folder, for all requests together. */
export class DiskRoom {
  /** Milliseconds to wait for a call, and for the program. */
  timeout = placeTimeout;
  /** The measurement that runs, if any. */
  private measuring: Promise<number> | undefined;
  /** Whether a call of this process has not returned. */
  private isCalling = false;
  /** The latest answer of the program, which may be an error. */
  private answer: Promise<number> | undefined;
  /** Time on the clock of `performance.now()`. */
  private answeredAt = 0;

  constructor(private readonly folder: string) {}

  /**
   * Requests share a measurement that runs, and an answer of the program for a second. It may not
   * count the bytes that have arrived since it began; the reserve has room for them.
   * @throws TimeoutError when the disk does not answer in time
   */
  measure(): Promise<number> {
    this.measuring ??= this.start().finally(() => {
      this.measuring = undefined;
    });
    return this.measuring;
  }

  /**
   * A call holds a thread of this process until it returns, which may be never: for example after a
   * network share was detached by force. So there is one at a time. Beside it a program measures,
   * which can be killed, and finds the share that was attached in the meantime.
   */
  private start(): Promise<number> {
    if (this.isCalling) return this.askProgram();
    this.isCalling = true;
    const room = roomOn(this.folder).finally(() => {
      this.isCalling = false;
    });
    return withTimeout(room, this.timeout);
  }

  /** Keeps the answer: until the call returns, every request would start a process otherwise. */
  private askProgram(): Promise<number> {
    if (this.answer === undefined || performance.now() - this.answeredAt >= answerKept) {
      this.answer = this.runProgram().finally(() => {
        this.answeredAt = performance.now();
      });
    }
    return this.answer;
  }

  /** Waits no longer than the limit: a program that waits for the disk may survive its signal. */
  private async runProgram(): Promise<number> {
    const limits = { timeout: this.timeout, killSignal: 'SIGKILL', env: {} } as const;
    const args = ['-p', program, this.folder];
    try {
      const running = promisify(execFile)(process.execPath, args, limits);
      const { stdout } = await withTimeout(running, this.timeout);
      return Number(stdout) - reserve;
    } catch (cause) {
      throw new TimeoutError('the disk does not answer', { cause });
    }
  }
}
