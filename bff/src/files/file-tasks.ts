import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { withTimeout } from '@northcast/shared-contracts/with-timeout';
import type { Logger } from 'pino';
import { errorFields, logToken } from '../log/log.js';

/** All values in milliseconds. */
const second = 1000;
const pollInterval = 10 * second;
const nudgeDelay = 50;

/** A recurring task. */
export interface FileTask {
  readonly every: number;
  run(isStopping: () => boolean): Promise<void>;
  /** Releases what `run` is working on, so that another process can begin it at once. */
  abandon?(): Promise<void>;
}

/** Runs recurring tasks on files in the background, one after the other, while the process runs. */
@Injectable()
export class FileTasks implements OnApplicationBootstrap, OnModuleDestroy {
  /** Milliseconds to wait for the current task when the process stops. */
  stopTimeout = 3 * second;
  private readonly tasks: { readonly task: FileTask; nextAt: number }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isNudged = false;
  private isStopping = false;

  constructor(@Inject(logToken) private readonly log: Logger) {}

  /** Call this before the application starts. */
  add(task: FileTask): void {
    this.tasks.push({ task, nextAt: 0 });
  }

  onApplicationBootstrap(): void {
    this.wakeIn(0);
  }

  /** Runs tasks soon, for work that exists once the current transaction commits. */
  nudge(): void {
    this.isNudged = true;
    if (this.running === undefined) this.wakeIn(nudgeDelay);
  }

  /**
   * Stops before the database is closed. A task that takes longer is abandoned: another run does
   * its work again.
   */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    if (this.running === undefined) return;
    try {
      await withTimeout(this.running, this.stopTimeout);
    } catch (error) {
      this.log.warn(errorFields(error), 'work on files not finished');
      await this.abandon();
    }
  }

  private async abandon(): Promise<void> {
    for (const { task } of this.tasks) {
      await task
        .abandon?.()
        .catch((error) => this.log.warn(errorFields(error), 'work on files not released'));
    }
  }

  private wakeIn(delay: number): void {
    if (this.isStopping) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const isAll = this.isNudged;
      this.isNudged = false;
      this.running = this.runDue(isAll).finally(() => {
        this.running = undefined;
        this.wakeIn(this.isNudged ? nudgeDelay : pollInterval);
      });
    }, delay).unref();
  }

  /** @param isAll also runs frequent tasks that are not due yet, after a nudge */
  private async runDue(isAll: boolean): Promise<void> {
    for (const entry of this.tasks) {
      const isDue =
        entry.nextAt <= performance.now() || (isAll && entry.task.every <= pollInterval);
      if (!isDue || this.isStopping) continue;
      entry.nextAt = performance.now() + entry.task.every;
      await entry.task
        .run(() => this.isStopping)
        .catch((error) => this.log.error(errorFields(error), 'work on files failed'));
    }
  }
}
