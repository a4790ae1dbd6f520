import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Server } from './servers.js';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

/** Bytes that a process may have grown by. */
const mostGrowth = 20 * megabyte;

/** Resident bytes by process. */
export type Memory = Readonly<Record<string, number>>;

/** Of servers, and of all processes that they have started. */
export async function memoryOf(servers: Readonly<Record<string, Server>>): Promise<Memory> {
  const memory: Record<string, number> = {};
  for (const [name, server] of Object.entries(servers)) {
    memory[name] = await server.memory();
    const children = await memoryOfChildren(server.id);
    if (children > 0) memory[`what ${name} started`] = children;
  }
  return memory;
}

/** Growth in megabytes by process, with one digit. */
export function growth(before: Memory, after: Memory): Record<string, number> {
  const grown = ([name, bytes]: [string, number]) => bytes - (before[name] ?? 0);
  return Object.fromEntries(
    Object.entries(after).map((entry) => [
      entry[0],
      Math.round((grown(entry) / megabyte) * 10) / 10,
    ]),
  );
}

/** @returns which processes have grown by too much, in words */
export function leaks(before: Memory, after: Memory): string[] {
  return Object.entries(growth(before, after))
    .filter(([, grown]) => grown * megabyte > mostGrowth)
    .map(([name, grown]) => `${name} has grown by ${grown} MB`);
}

async function memoryOfChildren(id: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'ppid=,rss=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return rows.reduce((sum, [parent, kilobytes = 0]) => {
    return parent === id ? sum + kilobytes * 1024 : sum;
  }, 0);
}
