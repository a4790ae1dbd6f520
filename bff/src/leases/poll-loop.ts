/** Milliseconds between two polls. */
const pollInterval = 2000;
/**
 * Milliseconds between writing a row and polling for it: by then its transaction is usually
 * committed.
 */
const nudgeDelay = 50;
/** Milliseconds to wait for the current work when the process stops. */
const stopTimeout = 5000;

/** Runs work repeatedly, one run at a time, until it is stopped. */
export class PollLoop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isNudged = false;
  /** Whether no new work may start. */
  isStopping = false;

  /**
   * @param work handles what is due
   * @param onError receives the error of a failed run; the loop continues
   */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** @param first runs before the loop starts */
  start(first: () => Promise<void> = async () => {}): void {
    this.running = first()
      .catch(this.onError)
      .finally(() => {
        this.running = undefined;
        this.wakeIn(0);
      });
  }

  /** Polls soon, because there may be work. */
  nudge(): void {
    if (this.running !== undefined) this.isNudged = true;
    else this.wakeIn(nudgeDelay);
  }

  /**
   * Starts no more work, and waits for the current work. If that takes too long, another worker
   * takes it over after the lease ends.
   */
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
