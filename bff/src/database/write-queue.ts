import { unavailable } from '../errors/api-errors.js';

/** Milliseconds that work waits in the queue at most. */
const timeoutMs = 20_000;
/** More than can be written in that time: later work would wait in vain. */
const mostWaiting = 4000;

/** Runs one task at a time, in the order of arrival. */
export class WriteQueue {
  private isBusy = false;
  private readonly waiting = new Set<() => void>();

  /**
   * @throws 503 when the turn does not come in time: the queue is overloaded, or the work waits for
   * other work of this queue
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isBusy) await this.turn();
    this.isBusy = true;
    try {
      return await work();
    } finally {
      this.isBusy = false;
      this.wakeNext();
    }
  }

  get waitingCount(): number {
    return this.waiting.size;
  }

  private turn(): Promise<void> {
    if (this.waiting.size >= mostWaiting) throw unavailable();
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(start);
        reject(unavailable());
      }, timeoutMs);
      this.waiting.add(start);
    });
  }

  private wakeNext(): void {
    const [next] = this.waiting;
    if (next === undefined) return;
    this.waiting.delete(next);
    this.isBusy = true;
    next();
  }
}
