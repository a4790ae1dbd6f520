import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, rmSync } from 'node:fs';
import { until } from './until.js';

const stalled = new Set<string>();

/** Replaces a file by one that can be found but whose reading does not end, as on a stalled disk. */
export function stallFile(file: string): void {
  rmSync(file, { force: true });
  execFileSync('mkfifo', [file]);
  stalled.add(file);
}

/** Ends the calls that read stalled files, and removes the files. */
export function endStalls(): void {
  for (const file of stalled) {
    try {
      closeSync(openSync(file, constants.O_WRONLY | constants.O_NONBLOCK));
    } catch (error) {
      // Nobody reads it.
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
    }
    rmSync(file);
    stalled.delete(file);
  }
}

/** Waits until only one file system call has not ended: those that are not stalled end soon. */
export const expectOnePendingCall = (): Promise<void> =>
  until(
    async () =>
      process.getActiveResourcesInfo().filter((name) => name.startsWith('FSReq')).length === 1,
  );
