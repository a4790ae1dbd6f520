/** Between two looks, in milliseconds. */
const pollInterval = 2000;
/** From writing a row to looking for it, in milliseconds: its transaction is committed by then, mostly. */
const nudgeDelay = 50;
/** Longest wait for what is under way when the process stops, in milliseconds. */
const stopTimeout = 5000;

/** Runs a piece of work again and again, one run at a time, until it is stopped. */
export class PollLoop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isNudged = false;
  /** Whether no new piece of work is to be begun. */
  isStopping = false;

  /**
   * @param work what is due
   * @param onError what a run failed with; the next one comes all the same
   */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** @param first runs before everything else */
  start(first: () => Promise<void> = async () => {}): void {
    this.running = first()
      .catch(this.onError)
      .finally(() => {
        this.running = undefined;
        this.wakeIn(0);
      });
  }

  /** Looks soon, since there may be something to do. */
  nudge(): void {
    if (this.running !== undefined) this.isNudged = true;
    else this.wakeIn(nudgeDelay);
  }

  /** Begins nothing any more; what is under way ends, or is left to the worker that finds its lease over. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopTimeout);
    });
    await Promise.race([this.running, timeout]);
    clearTimeout(timer);
  }

  private wakeIn(delay: number): void {
    if (this.isStopping) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isNudged = false;
      this.running = this.work()
        .catch(this.onError)
        .finally(() => {
          this.running = undefined;
          this.wakeIn(this.isNudged ? nudgeDelay : pollInterval);
        });
    }, delay).unref();
  }
}
