import { performance } from 'node:perf_hooks';

/** Milliseconds. */
const times = {
  /** From one look at the event loop to the next. */
  interval: 100,
  /** As which a longer one counts: it is one turn of the loop, which may be a pause. */
  longest: 300,
  /** Without a rest, before anything is refused. */
  patience: 1000,
} as const;

/** Share of its time in which a loop that has nothing waiting for it is busy at most. */
const busyFrom = 0.97;

/** Change of the share in a second. */
const pace = { up: 1, down: 0.5 } as const;

/** What is refused at most: some are served whatever happens. */
const most = 0.95;

/**
 * The share of requests to refuse, so that the event loop is almost always busy and next to nothing waits for it. It grows while the loop gets
 * no rest, and falls as soon as it does. The loop's delay would not tell: libuv accepts one connection in a turn, so that what waits
 * does so in the system, and turns are short.
 */
export class RefusedShare {
  /** From 0 to 1. */
  now = 0;
  private last = { at: performance.now(), utilization: performance.eventLoopUtilization() };
  /** Milliseconds without a rest. */
  private busyFor = 0;

  constructor() {
    setInterval(() => this.look(), times.interval).unref();
  }

  private look(): void {
    const { last } = this;
    this.last = { at: performance.now(), utilization: performance.eventLoopUtilization() };
    const elapsed = Math.min(this.last.at - last.at, times.longest);
    const { utilization } = performance.eventLoopUtilization(
      this.last.utilization,
      last.utilization,
    );
    if (utilization < busyFrom) {
      this.busyFor = 0;
      this.now = Math.max(0, this.now - (pace.down * elapsed) / 1000);
      return;
    }
    this.busyFor += elapsed;
    if (this.now > 0 || this.busyFor > times.patience)
      this.now = Math.min(most, this.now + (pace.up * elapsed) / 1000);
  }
}
