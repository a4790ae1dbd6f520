/** Milliseconds until a process that does not stop is killed, as `stop_grace_period` says. */
const stopTimeout = 15_000;

/** The processes of a run, which end together. */
export class StartedProcesses {
  /** @type {import('node:child_process').ChildProcess[]} */
  #children = [];
  #isStopping = false;
  /** @type {'SIGTERM' | 'SIGKILL'} */
  #signal = 'SIGTERM';

  get isStopping() {
    return this.#isStopping;
  }

  /**
   * Call this right after the start of a process. During a stop it ends the process at once: what
   * was to start it may have waited for something else when the stop began.
   * @param {import('node:child_process').ChildProcess} child
   */
  add(child) {
    this.#children.push(child);
    if (this.#isStopping) child.kill(this.#signal);
  }

  /** Ends all processes; resolves when they have ended. */
  async stop(timeoutMs = stopTimeout) {
    this.#isStopping = true;
    const endAll = () => {
      for (const child of this.#children) child.kill(this.#signal);
    };
    endAll();
    const timer = setTimeout(() => {
      this.#signal = 'SIGKILL';
      endAll();
    }, timeoutMs);
    // Includes those that are added meanwhile.
    for (const child of this.#children) await ended(child);
    clearTimeout(timer);
  }
}

const ended = (child) =>
  new Promise((resolve) => {
    // Without an id the system could not start it, and no event says that it has ended.
    const isRunning = child.pid !== undefined && child.exitCode === null && !child.signalCode;
    if (isRunning) child.once('exit', resolve);
    else resolve(undefined);
  });
