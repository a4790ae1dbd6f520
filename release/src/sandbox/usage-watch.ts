import type { SandboxLimits } from './limits.js';
import { type ProcessUsage, processUsage } from './process-usage.js';

/** Milliseconds between two measurements. */
const interval = 150;

type Activity = 'starting' | 'rendering' | 'idle';

interface Watched {
  readonly activity: () => Activity;
  readonly onExcess: (reason: string) => void;
}

/**
 * Watches resource usage of a process until stopped. Waiting for others does not count as usage.
 */
export class UsageWatch {
  /** CPU time at the last measurement, in milliseconds. */
  processor = 0;
  /** CPU time when the current activity began, in milliseconds. */
  private since = 0;
  private last: Activity = 'starting';
  private readonly timer: NodeJS.Timeout;

  constructor(
    pid: number,
    private readonly limits: Pick<SandboxLimits, 'memory' | 'processorTime'>,
    private readonly watched: Watched,
  ) {
    this.timer = setInterval(async () => {
      const usage = await processUsage(pid);
      if (usage) this.judge(usage);
    }, interval);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Resets the CPU time after a page was rendered. */
  restart(): void {
    this.since = this.processor;
  }

  private judge({ memory, processor }: ProcessUsage): void {
    const { limits, watched } = this;
    const activity = watched.activity();
    if (activity !== this.last) this.since = this.processor;
    this.last = activity;
    this.processor = processor;
    if (memory > limits.memory) watched.onExcess(`It used more than ${limits.memory} MB`);
    else if (processor - this.since > limits.processorTime) {
      const late = activity === 'idle' ? ', after its page' : '';
      watched.onExcess(`It used more than ${limits.processorTime} ms of processor time${late}`);
    }
  }
}
