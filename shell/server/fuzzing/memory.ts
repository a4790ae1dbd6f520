import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Server } from './servers.js';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

/**
 * Maximum growth in megabytes. `kept`: memory that a server still references. `resident`: memory
 * that it holds from the system, where free heap pages and native memory remain for a time that
 * depends on garbage collection. `started`: a child process, whose garbage is not collected on
 * demand.
 */
const mostGrowth = { kept: 20, resident: 60, started: 60 } as const;

const startedBy = 'started by ';
const residentOf = 'resident memory of ';

function kindOf(name: string): keyof typeof mostGrowth {
  if (name.startsWith(startedBy)) return 'started';
  return name.startsWith(residentOf) ? 'resident' : 'kept';
}

/** Bytes by owner. */
export type Memory = Readonly<Record<string, number>>;

/**
 * Memory of the servers and of each child process.
 * @param samples number of samples of each server, of which the lowest counts
 */
export async function memoryOf(
  servers: Readonly<Record<string, Server>>,
  samples: number,
): Promise<Memory> {
  const memory: Record<string, number> = {};
  for (const [name, server] of Object.entries(servers)) {
    const { kept, resident } = await server.memory(samples);
    memory[name] = kept;
    memory[`${residentOf}${name}`] = resident;
    for (const [id, bytes] of await memoryOfChildren(server.id))
      memory[`${startedBy}${name} ${id}`] = bytes;
  }
  return memory;
}

/** Growth in megabytes, with one decimal, of processes that existed before. */
export function growth(before: Memory, after: Memory): Record<string, number> {
  const grown = Object.entries(after).flatMap(([name, bytes]) => {
    const known = before[name];
    return known === undefined ? [] : [[name, Math.round(((bytes - known) / megabyte) * 10) / 10]];
  });
  return Object.fromEntries(grown);
}

/** @returns a text for each process that has grown too much */
export function leaks(before: Memory, after: Memory): string[] {
  return Object.entries(growth(before, after))
    .filter(([name, grown]) => grown > mostGrowth[kindOf(name)])
    .map(([name, grown]) => `${name} has grown by ${grown} MB`);
}

/** Resident bytes by process id, without prior garbage collection. */
async function memoryOfChildren(id: number): Promise<[number, number][]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout.split('\n').flatMap((line): [number, number][] => {
    const [child = 0, parent, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return parent === id ? [[child, kilobytes * 1024]] : [];
  });
}
