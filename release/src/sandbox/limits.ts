/** Resource limits of one sandboxed process. */
export interface SandboxLimits {
  /**
   * Milliseconds of CPU time for one page, and for the start. CPU time, so that a busy machine does
   * not make pages fail.
   */
  readonly processorTime: number;
  /** Milliseconds from its turn until a page must be rendered, including its data. */
  readonly pageTimeout: number;
  /** Maximum pages that the process renders at the same time; the others wait for their turn. */
  readonly pagesAtOnce: number;
  /** Milliseconds that a page may wait for its turn. */
  readonly longestWait: number;
  /** Milliseconds until the process must accept pages. */
  readonly startTimeout: number;
  /** Megabytes of resident memory. */
  readonly memory: number;
  /** Maximum bytes of one response. */
  readonly longestAnswer: number;
  /** Maximum bytes of all console output. */
  readonly longestOutput: number;
  /** Scheduling priority. `low` keeps pre-rendering from slowing other processes down. */
  readonly priority: 'low' | 'normal';
  /** Maximum concurrent API calls for each page being rendered. */
  readonly openCalls: number;
  /**
   * Seconds of CPU time after which the system ends the process; its pages are then rendered in a
   * new one. Ends an endless loop that is no longer watched because the server was killed.
   */
  readonly mostProcessorSeconds: number;
}

export const defaultLimits: SandboxLimits = {
  processorTime: 4000,
  pageTimeout: 20_000,
  pagesAtOnce: 8,
  longestWait: 4000,
  startTimeout: 60_000,
  memory: 384,
  longestAnswer: 4 * 1024 * 1024,
  longestOutput: 64 * 1024,
  priority: 'low',
  openCalls: 16,
  mostProcessorSeconds: 600,
};
