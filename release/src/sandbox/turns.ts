import { QueueTimeout } from './render-failure.js';

/** Admits a limited number of pages at a time; the others wait in order of arrival. */
export class Turns {
  private taken = 0;
  /** Each starts a waiting page. */
  private readonly waiting = new Set<() => void>();

  /** @param longestWait milliseconds */
  constructor(
    private readonly most: number,
    private readonly longestWait: number,
  ) {}

  /**
   * Renders a page when it has its turn.
   * @throws QueueTimeout when it has waited too long
   */
  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    await this.take();
    try {
      return await render();
    } finally {
      this.pass();
    }
  }

  private async take(): Promise<void> {
    if (this.taken < this.most) {
      this.taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        reject(new QueueTimeout(`It waited ${this.longestWait} ms for its turn`));
      }, this.longestWait);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.add(begin);
    });
  }

  /** Passes a turn to the page that has waited longest. */
  private pass(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.taken -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
