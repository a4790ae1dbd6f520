import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { unavailable } from '../errors/api-errors.js';
import { errorFields } from '../log/error-fields.js';
import { logToken } from '../log/log.js';

/** More than this are more than a server does in a moment. */
const mostTasks = 500;

/** Work that is done after the answer, so that the time of the answer tells nothing of it. */
@Injectable()
export class DeferredTasks implements BeforeApplicationShutdown {
  private readonly tasks = new Set<Promise<void>>();

  constructor(@Inject(logToken) private readonly log: Logger) {}

  /**
   * Starts once the handler that calls has answered.
   * @throws 503 when too much is waiting
   */
  add(work: () => Promise<void>): void {
    if (this.tasks.size >= mostTasks) throw unavailable();
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error) => this.log.error(errorFields(error), 'deferred task failed'))
      .finally(() => this.tasks.delete(task));
    this.tasks.add(task);
  }

  /** Waits until everything that was added is done. */
  async settled(): Promise<void> {
    while (this.tasks.size > 0) await Promise.all(this.tasks);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.settled();
  }
}
