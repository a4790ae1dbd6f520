import { readdirSync, readFileSync } from 'node:fs';
import { cpuSeconds, ticksPerSecond } from '../bff/processes.mjs';
import { median } from '../results.mjs';

const programs = {
  bff: 'bff/dist/main.js',
  shell: 'shell/dist/node/server/main.js',
  launcher: 'scripts/start.mjs',
};
/** In the order of the columns. */
export const roles = ['shell', 'bff', 'rendering', 'launcher', 'other'];

/** A file in /proc; empty if the process has ended. */
function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** A process and its descendants with their roles. */
export function processesBelow(rootPid) {
  const children = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = read(pid, 'stat');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  const below = (pid, above) => {
    const command = read(pid, 'cmdline');
    const named = Object.keys(programs).find((name) => command.includes(programs[name]));
    // Child processes of the shell render pages.
    const role = named ?? (above === 'shell' || above === 'rendering' ? 'rendering' : 'other');
    return [{ pid, role }, ...(children.get(pid) ?? []).flatMap((child) => below(child, role))];
  };
  return below(rootPid, undefined);
}

/** Resident memory of a process in MB (1024 kB). */
export function residentMemory(pid) {
  return Number(/VmRSS:\s*(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1024;
}

/** Samples the product's processes every two seconds. */
export class ProcessWatch {
  /** `{ at, memory: { shell: MB, … } }` */
  #samples = [];

  constructor(rootPid, generatorPid) {
    this.rootPid = rootPid;
    this.generatorPid = generatorPid;
    this.timer = setInterval(() => this.#look(), 2000);
    this.#look();
  }

  #look() {
    const memory = Object.fromEntries(roles.map((role) => [role, 0]));
    for (const { pid, role } of processesBelow(this.rootPid)) memory[role] += residentMemory(pid);
    this.#samples.push({ at: performance.now(), memory });
  }

  /** Median memory of each role within an interval, in MB. */
  memory(from, to) {
    const within = this.#samples.filter(({ at }) => at >= from && at <= to);
    return Object.fromEntries(
      roles.map((role) => [role, median(within.map(({ memory }) => memory[role])) ?? 0]),
    );
  }

  /**
   * Starts measuring CPU time.
   * @returns a function that returns each role's share of one core since then, and in `stolen` the
   * share that the hypervisor gave to other machines while a process here was ready to run
   */
  processorTime() {
    const take = () => {
      const used = { generator: cpuSeconds(this.generatorPid), stolen: stolenSeconds() };
      for (const { pid, role } of processesBelow(this.rootPid))
        used[role] = (used[role] ?? 0) + secondsOf(pid);
      return used;
    };
    const [begun, before] = [performance.now(), take()];
    return () => {
      const seconds = (performance.now() - begun) / 1000;
      const after = take();
      const share = (role) => ((after[role] ?? 0) - (before[role] ?? 0)) / seconds;
      return Object.fromEntries(
        ['generator', 'stolen', ...roles].map((role) => [role, share(role)]),
      );
    };
  }

  stop() {
    clearInterval(this.timer);
  }
}

/** Eighth field of the first line of /proc/stat, of all cores. */
const stolenSeconds = () =>
  Number(readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/)[8] ?? 0) /
  ticksPerSecond;

function secondsOf(pid) {
  try {
    return cpuSeconds(pid);
  } catch {
    return 0;
  }
}
