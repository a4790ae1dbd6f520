import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Server } from './servers.js';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

/**
 * Megabytes that may be added: of what a server still refers to; of what it has from the system, where the heap's free pages and
 * the libraries' own memory stay for a while, how much depends on when garbage was collected; and of a process that it started,
 * whose garbage nobody collects.
 */
const mostGrowth = { kept: 20, resident: 60, started: 60 } as const;

const startedBy = 'started by ';
const residentOf = 'resident memory of ';

function kindOf(name: string): keyof typeof mostGrowth {
  if (name.startsWith(startedBy)) return 'started';
  return name.startsWith(residentOf) ? 'resident' : 'kept';
}

/** Bytes by what has them. */
export type Memory = Readonly<Record<string, number>>;

/** Of servers, and of each process that they have started. */
export async function memoryOf(servers: Readonly<Record<string, Server>>): Promise<Memory> {
  const memory: Record<string, number> = {};
  for (const [name, server] of Object.entries(servers)) {
    const { kept, resident } = await server.memory();
    memory[name] = kept;
    memory[`${residentOf}${name}`] = resident;
    for (const [id, bytes] of await memoryOfChildren(server.id))
      memory[`${startedBy}${name} ${id}`] = bytes;
  }
  return memory;
}

/** Growth in megabytes, with one digit, of the processes that were there before. */
export function growth(before: Memory, after: Memory): Record<string, number> {
  const grown = Object.entries(after).flatMap(([name, bytes]) => {
    const known = before[name];
    return known === undefined ? [] : [[name, Math.round(((bytes - known) / megabyte) * 10) / 10]];
  });
  return Object.fromEntries(grown);
}

/** @returns which processes have grown by too much, in words */
export function leaks(before: Memory, after: Memory): string[] {
  return Object.entries(growth(before, after))
    .filter(([name, grown]) => grown > mostGrowth[kindOf(name)])
    .map(([name, grown]) => `${name} has grown by ${grown} MB`);
}

/** Resident bytes by process id; of these nobody collects the garbage. */
async function memoryOfChildren(id: number): Promise<[number, number][]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout.split('\n').flatMap((line): [number, number][] => {
    const [child = 0, parent, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return parent === id ? [[child, kilobytes * 1024]] : [];
  });
}
