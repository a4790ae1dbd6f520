import { createHistogram } from 'node:perf_hooks';

/** Counts requests by result, and records the latency of served ones from their due time. */
export class Tally {
  /** Histogram in microseconds with two significant figures. */
  #served = newHistogram();
  #shed = newHistogram();
  #bytes = 0;
  #kinds = {};

  /**
   * @param kind `served` (2xx, 3xx), `shed` (503 with `Retry-After`), or the error: a status or an
   * error code
   * @param milliseconds from when the request was due
   */
  add(kind, milliseconds, bytes) {
    this.#kinds[kind] = (this.#kinds[kind] ?? 0) + 1;
    this.#bytes += bytes;
    const time = Math.max(1, Math.round(milliseconds * 1000));
    if (kind === 'served') this.#served.record(time);
    else if (kind === 'shed') this.#shed.record(time);
  }

  /** Times in milliseconds, sizes in bytes. */
  summary() {
    const { served = 0, shed = 0, ...wrong } = this.#kinds;
    const requests = Object.values(this.#kinds).reduce((sum, count) => sum + count, 0);
    return {
      ...{ requests, served, shed, wrong },
      wrongs: requests - served - shed,
      p50: at(this.#served, 50),
      p95: at(this.#served, 95),
      p99: at(this.#served, 99),
      longest: this.#served.max / 1000,
      shedP95: at(this.#shed, 95),
      bytes: requests === 0 ? 0 : Math.round(this.#bytes / requests),
    };
  }
}

const newHistogram = () => createHistogram({ lowest: 1, highest: 120_000_000, figures: 2 });

const at = (histogram, percentile) =>
  histogram.count === 0 ? 0 : histogram.percentile(percentile) / 1000;
