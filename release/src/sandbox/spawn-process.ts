import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeRange } from './code-range.js';
import type { SandboxLimits } from './limits.js';

/** Compiled code of the process: it may read this folder and nothing else. */
const folder = fileURLToPath(new URL('../../dist/sandbox', import.meta.url));

/** Permission model of this Node; before 22.13 it had another name. */
function permissionFlag(): string {
  const isStable = process.allowedNodeEnvironmentFlags.has('--permission');
  return isStable ? '--permission' : '--experimental-permission';
}

type SpawnLimits = Pick<SandboxLimits, 'memory' | 'priority'>;

interface ProcessFiles {
  /** Megabytes. */
  readonly memory: number;
  /** All that the process may read. */
  readonly folder: string;
  readonly script: string;
}

/** Node's arguments: no file but our own code, no process, no thread, no native code, no code from text, little memory. */
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

/** Ends an endless loop that nobody watches any more, because the server was killed. */
const mostProcessorSeconds = 600;

/**
 * Starts the process that renders pages, with an empty environment. Where the system has a limit for a
 * process's data, it holds too: memory that Node's own limit does not count.
 * @returns with a channel at `stdio[3]`
 */
export function spawnProcess({ memory, priority }: SpawnLimits): ChildProcess {
  const kilobytes = Math.floor(memory * 1.5) * 1024 + codeRange();
  const limits = [`-d ${kilobytes}`, `-t ${mostProcessorSeconds}`, '-c 0'];
  const limited = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null;`).join('')} exec "$0" "$@"`;
  const isWindows = process.platform === 'win32';
  const command = isWindows ? process.execPath : '/bin/sh';
  const readable = realpathSync(folder);
  const script = path.join(readable, 'process/main.js');
  const args = nodeArguments({ memory, folder: readable, script });
  const child = spawn(command, isWindows ? args : ['-c', limited, process.execPath, ...args], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
    // An interrupt at the terminal is the server's, not its.
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined && priority === 'low') lowerPriority(child.pid);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system refuses: it renders at the usual priority then.
  }
}
