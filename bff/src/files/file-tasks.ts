import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { errorFields } from '../log/error-fields.js';
import { logToken } from '../log/log.js';

/** Milliseconds. */
const second = 1000;
const pollInterval = 10 * second;
const nudgeDelay = 50;

/** Work that is done again and again. */
export interface FileTask {
  readonly every: number;
  run(isStopping: () => boolean): Promise<void>;
}

/** Runs what is to be done for files beside requests, one after the other, from start to stop of this process. */
@Injectable()
export class FileTasks implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly tasks: { readonly task: FileTask; nextAt: number }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isNudged = false;
  private isStopping = false;

  constructor(@Inject(logToken) private readonly log: Logger) {}

  /** Before the application has started. */
  add(task: FileTask): void {
    this.tasks.push({ task, nextAt: 0 });
  }

  onApplicationBootstrap(): void {
    this.wakeIn(0);
  }

  /** Looks soon, since there is something to do once the transaction under way is committed. */
  nudge(): void {
    this.isNudged = true;
    if (this.running === undefined) this.wakeIn(nudgeDelay);
  }

  /** Before the database is closed. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.running;
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

  /** @param isAll those too whose time has not come but that a nudge is for */
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
