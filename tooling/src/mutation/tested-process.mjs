import { fork } from 'node:child_process';
import path from 'node:path';

const worker = path.join(import.meta.dirname, 'jest-worker.mjs');
/** Runs per process, because jest leaks some memory in each. */
const runsPerProcess = 25;

/**
 * Runs tests in a process that is replaced after `runsPerProcess` runs, and after a run that does
 * not end.
 */
export class TestedProcess {
  #child;
  #runs = 0;

  /** @param {Readonly<Record<string, string | undefined>>} env */
  constructor(env) {
    this.env = env;
  }

  /**
   * @param {import('./jest-worker.mjs').TestRun} run
   * @param {number} seconds after which the run is killed
   * @returns {Promise<import('./jest-worker.mjs').TestRunResult | 'ended'>} `ended`: the run took
   * too long, or its process ended
   */
  run(run, seconds) {
    if (this.#runs >= runsPerProcess || this.#child?.connected === false) this.stop();
    this.#runs += 1;
    this.#child ??= fork(worker, {
      env: this.env,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=3000'],
    });
    const child = this.#child;
    const wasUsed = this.#runs > 1;
    return new Promise((resolve) => {
      const finish = (result) => {
        clearTimeout(timer);
        child.off('message', finish);
        child.off('exit', lost);
        resolve(result);
      };
      const end = () => {
        this.stop();
        finish('ended');
      };
      // In a used process an earlier run may be the cause, so repeat the run in a new process.
      const lost = () => {
        this.stop();
        finish(wasUsed ? this.run(run, seconds) : 'ended');
      };
      const timer = setTimeout(end, seconds * 1000);
      child.once('message', finish);
      child.once('exit', lost);
      child.send(run, (error) => error && lost());
    });
  }

  stop() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#runs = 0;
  }
}
