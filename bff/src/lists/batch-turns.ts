import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets all downloads of the process take turns: at most one batch in each turn of the event loop.
 * With a batch for each of them, thirty downloads would lengthen every turn thirtyfold, and with it
 * the time of every other request.
 */
export class BatchTurns {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs `work` after the works that were asked for before, in a later turn than they. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    const after = () => nextTurn();
    this.last = result.then(after, after);
    return result;
  }
}
