import { AsyncLocalStorage } from 'node:async_hooks';
import { withTimeout } from '@northcast/shared-contracts/with-timeout';

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
  /** Work belongs to no request, whose context a nudge brings along. */
  private readonly outside = AsyncLocalStorage.snapshot();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** Whether a nudge has set the timer. */
  private isNudged = false;
  /** Whether a nudge came for which the current or next poll may be too early. */
  private isPollNeeded = false;
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

  /** Polls soon, because there may be work. Further nudges do not delay that poll. */
  nudge(): void {
    if (this.running !== undefined || this.isNudged) this.isPollNeeded = true;
    else this.wakeSoon();
  }

  /**
   * Starts no more work, and waits for the current work. If that takes too long, another worker
   * takes it over after the lease ends.
   */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    if (this.running === undefined) return;
    await withTimeout(this.running, stopTimeout).catch(() => undefined);
  }

  private wakeSoon(): void {
    this.isNudged = true;
    this.isPollNeeded = false;
    this.wakeIn(nudgeDelay);
  }

  private wakeIn(delay: number): void {
    if (this.isStopping) return;
    clearTimeout(this.timer);
    this.timer = this.outside(() => setTimeout(() => this.poll(), delay)).unref();
  }

  private poll(): void {
    this.isNudged = false;
    this.running = this.work()
      .catch(this.onError)
      .finally(() => {
        this.running = undefined;
        if (this.isPollNeeded) this.wakeSoon();
        else this.wakeIn(pollInterval);
      });
  }
}
