import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SandboxLimits } from './limits.js';

/** Compiled code of the sandbox, the only folder that the process may read. */
const folder = fileURLToPath(new URL('../../dist/sandbox', import.meta.url));

/** Flag of the permission model; it had another name before Node 22.13. */
function permissionFlag(): string {
  const isStable = process.allowedNodeEnvironmentFlags.has('--permission');
  return isStable ? '--permission' : '--experimental-permission';
}

type SpawnLimits = Pick<SandboxLimits, 'memory' | 'priority' | 'mostProcessorSeconds'>;

interface ProcessFiles {
  /** Megabytes. */
  readonly memory: number;
  /** The only folder that the process may read. */
  readonly folder: string;
  readonly script: string;
}

/**
 * Node arguments: may read only our code; no child processes, threads, native code or code from
 * strings; limited memory.
 */
export function nodeArguments({ memory, folder: readable, script }: ProcessFiles): string[] {
  return [
    permissionFlag(),
    `--allow-fs-read=${readable}${path.sep}*`,
    '--disallow-code-generation-from-strings',
    '--no-addons',
    '--disable-proto=throw',
    '--no-warnings',
    `--max-old-space-size=${Math.floor(memory / 2)}`,
    script,
  ];
}

/**
 * Starts the process that renders pages, with an empty environment. Also sets the system's data
 * limit where there is one, because Node's own limit does not count all memory.
 * @returns the process, with a channel at `stdio[3]`
 * @throws Error if the system has no free file descriptor for its streams
 */
export function spawnProcess({
  memory,
  priority,
  mostProcessorSeconds,
}: SpawnLimits): ChildProcess {
  const kilobytes = Math.floor(memory * 1.5) * 1024 + codeRange();
  // Only the soft limit sends SIGXCPU, by which the parent knows the cause; the hard one kills.
  const limits = [`-d ${kilobytes}`, `-S -t ${mostProcessorSeconds}`, '-c 0'];
  const limited = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null;`).join('')} exec "$0" "$@"`;
  const isWindows = process.platform === 'win32';
  const command = isWindows ? process.execPath : '/bin/sh';
  const readable = realpathSync(folder);
  const script = path.join(readable, 'process/main.js');
  const args = nodeArguments({ memory, folder: readable, script });
  const child = spawn(command, isWindows ? args : ['-c', limited, process.execPath, ...args], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
    // Ctrl+C in the terminal must reach the server only.
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  requireStreams(child);
  if (child.pid !== undefined && priority === 'low') lowerPriority(child.pid);
  return child;
}

let ownCodeRange: number | undefined;

/**
 * Kilobytes of address space that Node reserves for generated code. Since Node 24, V8 maps the
 * whole range (512 MB on x64) as writable at startup, and the system counts it as data of the
 * process although it is empty. Every process of this Node binary reserves the same amount, so this
 * process measures itself.
 */
function codeRange(): number {
  ownCodeRange ??= writableCode(ownMaps());
  return ownCodeRange;
}

/** @param maps content of `/proc/<pid>/maps` */
export function writableCode(maps: string): number {
  const ranges = maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp /gm);
  const bytes = [...ranges].map(
    ([, from, to]) => Number.parseInt(`${to}`, 16) - Number.parseInt(`${from}`, 16),
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Empty on systems without this file. Those systems have no data limit either. */
function ownMaps(): string {
  try {
    return readFileSync('/proc/self/maps', 'utf8');
  } catch {
    return '';
  }
}

/**
 * Without a free file descriptor, Node returns a process without streams, and it emits `error` in
 * the next turn. Without a listener that error would end the server.
 */
function requireStreams(child: ChildProcess): void {
  if (child.stdio !== undefined) return;
  child.on('error', () => undefined);
  throw new Error('Its process could not be started: no file descriptor is free');
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has already ended, or the system forbids it. It then runs at normal priority.
  }
}
