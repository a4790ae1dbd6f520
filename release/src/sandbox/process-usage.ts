import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export interface ProcessUsage {
  /** Megabytes of resident memory. */
  readonly memory: number;
  /** Milliseconds of CPU time since the process started. */
  readonly processor: number;
}

/** Linux counts CPU time in ticks of 1/100 second. */
const millisecondsPerTick = 10;

/** Usage of a running process; null if it is unavailable. */
export async function processUsage(pid: number): Promise<ProcessUsage | null> {
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
