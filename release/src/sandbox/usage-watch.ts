import type { SandboxLimits } from './limits.js';
import { type ProcessUsage, processUsage } from './process-usage.js';

/** Milliseconds between two looks at what the process uses. */
const interval = 150;

/** What the process does at the moment. */
type Activity = 'starting' | 'rendering' | 'idle';

interface Watched {
  readonly activity: () => Activity;
  readonly onExcess: (reason: string) => void;
}

/** Watches what a process uses until it is stopped; waiting for others is no use. */
export class UsageWatch {
  /** Processor time of the process at the last look. */
  processor = 0;
  /** Processor time when the process began what it does now. */
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

  /** What follows is counted from zero: a page was answered. */
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
