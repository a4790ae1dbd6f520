import { type FileHandle, mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { longest } from './send.js';

/** Milliseconds after which a small write to the disk is a slow one. */
const slow = 500;

/**
 * Looks how long this machine takes to put a few bytes on its disk, time and again. Where that takes long, a server that writes is late through no
 * fault of its own.
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

  /** Whether the disk is slow, or was while an answer was waited for. */
  get isSlow(): boolean {
    const now = performance.now();
    return now - this.began > slow || now - this.lastSlow < longest + slow;
  }

  /** Resolves when the disk is as quick as before. */
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
