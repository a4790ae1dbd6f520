import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Clock ticks per second in /proc, the same on every Linux. */
export const ticksPerSecond = 100;

/** Starts a server to measure: its origin, and the CPU time it has used. */
export async function startServer(script, environment) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const originSaid = () => /listening on (\S+)/.exec(output)?.[1];
  let origin = originSaid();
  while (origin === undefined) {
    if (child.exitCode !== null) throw new Error(`${script} ended: ${output}`);
    await new Promise((wake) => setTimeout(wake, 20));
    origin = originSaid();
  }
  return {
    origin,
    pid: child.pid,
    cpuSeconds: () => cpuSeconds(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** User and system time of a process, all threads included. */
export function cpuSeconds(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/**
 * Reads a required environment variable.
 * @param {string} name
 * @throws Error if it is not set
 */
export function setting(name) {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
