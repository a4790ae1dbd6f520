import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './file-place.js';

const prefix = 'process-';
/** Milliseconds. */
const keepInterval = 300_000;
/** Milliseconds after its last modification at which a process's folder counts as abandoned. */
const abandonedAfter = 12 * keepInterval;

/**
 * Local files on their way to or from a bucket. Each process has a folder of its own, whose time of
 * modification shows that the process runs.
 */
export class ScratchFolder {
  /** This process's folder. */
  readonly path: string;
  private timer: NodeJS.Timeout | undefined;

  /** @param folder may be shared with other processes */
  constructor(private readonly folder: string) {
    this.path = join(folder, `${prefix}${randomUUID()}`);
  }

  /** Creates the process's folder, and keeps it until `close`. */
  async prepare(): Promise<void> {
    await this.keep();
    // After an error the next run tries again.
    const keep = () => this.keep().catch(() => undefined);
    this.timer = setInterval(keep, keepInterval).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Passes a new folder to the work, and deletes it afterwards. */
  async withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = join(this.path, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Deletes the folders of killed processes, and nothing else. Other processes may do the same. */
  async removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      if (!name.startsWith(prefix) || path === this.path) continue;
      const modified = await modifiedAt(path);
      if (modified === null || modified > Date.now() - abandonedAfter) continue;
      await rm(path, { recursive: true, force: true });
    }
  }

  /**
   * Creates the folder again if it is missing: while this process was suspended, another one may
   * have deleted it.
   */
  private async keep(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    const now = new Date();
    await utimes(this.path, now, now);
  }
}

/** @returns milliseconds; null if there is no such file */
async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
