import { type FileHandle, mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { longest } from './send.js';

/** Milliseconds from which a small disk write counts as slow. */
const slow = 500;

/**
 * Measures repeatedly how long this machine takes to write a few bytes to disk. While that is slow,
 * a server that writes may be late for that reason alone.
 */
export class MachineWatch {
  private isStopped = false;
  private began = performance.now();
  private lastSlow = Number.NEGATIVE_INFINITY;

  private constructor(private readonly file: FileHandle) {}

  static async start(): Promise<MachineWatch> {
    const folder = await mkdtemp(path.join(tmpdir(), 'northcast-watch-'));
    const watch = new MachineWatch(await open(path.join(folder, 'written'), 'w'));
    void watch.look();
    return watch;
  }

  /** Whether the disk is slow, or was slow during the longest wait for a response. */
  get isSlow(): boolean {
    const now = performance.now();
    return now - this.began > slow || now - this.lastSlow < longest + slow;
  }

  /** Resolves when the disk is fast again. */
  async untilQuick(): Promise<void> {
    while (this.isSlow) await wait(100);
  }

  stop(): void {
    this.isStopped = true;
  }

  private async look(): Promise<void> {
    while (!this.isStopped) {
      this.began = performance.now();
      await this.file.write('written', 0);
      await this.file.datasync();
      const ended = performance.now();
      if (ended - this.began > slow) this.lastSlow = ended;
      this.began = ended;
      await wait(100);
    }
    await this.file.close();
  }
}
