import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { unavailable } from '../errors/api-errors.js';
import { errorFields, logToken } from '../log/log.js';

/** More tasks than a server can finish soon. */
const mostTasks = 500;

/** Runs work after the response, so that the response time does not depend on it. */
@Injectable()
export class DeferredTasks implements BeforeApplicationShutdown {
  private readonly tasks = new Set<Promise<void>>();

  constructor(@Inject(logToken) private readonly log: Logger) {}

  /**
   * Starts the work after the calling handler has responded.
   * @throws 503 when too many tasks are waiting
   */
  add(work: () => Promise<void>): void {
    if (this.tasks.size >= mostTasks) throw unavailable();
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error) => this.log.error(errorFields(error), 'deferred task failed'))
      .finally(() => this.tasks.delete(task));
    this.tasks.add(task);
  }

  /** Waits until all added tasks are done. */
  async settled(): Promise<void> {
    while (this.tasks.size > 0) await Promise.all(this.tasks);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.settled();
  }
}
