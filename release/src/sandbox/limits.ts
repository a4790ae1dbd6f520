/** What one sandboxed process may use. */
export interface SandboxLimits {
  /** Milliseconds of processor time for one page, and for the start: a machine under load makes no page fail. */
  readonly processorTime: number;
  /** Milliseconds until a page has to be there, its data included. */
  readonly pageTimeout: number;
  /** Milliseconds until the process has to take pages. */
  readonly startTimeout: number;
  /** Megabytes of resident memory. */
  readonly memory: number;
  /** Bytes of one answer. */
  readonly longestAnswer: number;
  /** Bytes of what it prints, in all. */
  readonly longestOutput: number;
  /** How urgent the process is beside others: a page that visitors may wait for never slows others down. */
  readonly priority: 'low' | 'normal';
  /** Calls of the API for one process at the same time. */
  readonly openCalls: number;
}

export const defaultLimits: SandboxLimits = {
  processorTime: 4000,
  pageTimeout: 20_000,
  startTimeout: 60_000,
  memory: 384,
  longestAnswer: 4 * 1024 * 1024,
  longestOutput: 64 * 1024,
  priority: 'low',
  openCalls: 16,
};
