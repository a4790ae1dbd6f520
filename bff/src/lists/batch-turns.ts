import { setImmediate as nextTurn } from 'node:timers/promises';
import { WriteQueue } from '../database/write-queue.js';

/**
 * Lets all downloads of the process take turns: at most one batch in each turn of the event loop.
 * With a batch for each of them, thirty downloads would lengthen every turn thirtyfold, and with it
 * the time of every other request.
 */
export class BatchTurns {
  private readonly queue = new WriteQueue();

  /**
   * Runs `work` after the works that were asked for before, in a later turn than they.
   * @throws 503 when its turn does not come in time, for example behind a query that never returns
   */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.queue.run(async () => {
      const result = await work();
      await nextTurn();
      return result;
    });
  }
}
