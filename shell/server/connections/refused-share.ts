import { performance } from 'node:perf_hooks';

/** Times in milliseconds. */
const times = {
  /** Interval between two measurements of the event loop. */
  interval: 100,
  /** Cap on a longer interval: it was a single turn of the loop, which may be a pause. */
  longest: 300,
  /** Time without idle before anything is refused: a peak that ends sooner is served, if late. */
  saturatedMs: 2000,
} as const;

/** Event loop utilization from which the loop counts as saturated. */
const busyFrom = 0.97;

/** Change of the share per second. */
const pace = { up: 1, down: 0.5 } as const;

/** Upper bound of the share, so that some requests are always served. */
const most = 0.95;

/**
 * Share of requests to refuse, so that the event loop stays busy while almost nothing queues. It
 * grows while the loop has no idle time and falls as soon as it has. Event loop delay is no usable
 * signal: libuv accepts one connection per turn, so the queue is in the operating system and turns
 * are short.
 */
export class RefusedShare {
  /** 0 to 1. */
  now = 0;
  private last = { at: performance.now(), utilization: performance.eventLoopUtilization() };
  /** Milliseconds without idle time. */
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
    if (this.now > 0 || this.busyFor > times.saturatedMs)
      this.now = Math.min(most, this.now + (pace.up * elapsed) / 1000);
  }
}
