import { unavailable } from '../errors/api-errors.js';

/** Longest wait for one's turn, in milliseconds. */
const timeoutMs = 20_000;
/** More than are written in that time: what comes then would wait in vain. */
const mostWaiting = 4000;

/** Runs one piece of work at a time, in the order they came. */
export class WriteQueue {
  private isBusy = false;
  private readonly waiting = new Set<() => void>();

  /** @throws 503 when the turn does not come: too much to do, or work that waits for other work of this queue */
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
