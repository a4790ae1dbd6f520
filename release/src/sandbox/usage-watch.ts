import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { SandboxLimits } from './limits.js';

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

interface ProcessUsage {
  /** Megabytes of resident memory. */
  readonly memory: number;
  /** Milliseconds of CPU time since the process started. */
  readonly processor: number;
}

/** Linux counts CPU time in ticks of 1/100 second. */
const millisecondsPerTick = 10;

/** Usage of a running process; null if it is unavailable. */
async function processUsage(pid: number): Promise<ProcessUsage | null> {
  if (process.platform !== 'linux') return await usageFromPs(pid);
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ]);
    // The name in parentheses may contain spaces. User and system time are fields 12 and 13 after
    // it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return { memory: kilobytes / 1024, processor: ticks * millisecondsPerTick };
  } catch {
    return null;
  }
}

/** For systems without /proc. Parses output such as `12345  1:02.34`. */
function usageFromPs(pid: number): Promise<ProcessUsage | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=,cputime=', '-p', String(pid)], (error, text) => {
      const [kilobytes = '0', time = '0'] = text.trim().split(/\s+/);
      const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
      const usage = { memory: Number(kilobytes) / 1024, processor: seconds * 1000 };
      resolve(error ? null : usage);
    });
  });
}
