import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @type {{ write: (text: string) => unknown }} */
let output = process.stdout;

/**
 * Prints steps elsewhere, for a command whose own output may be read by a program.
 * @param {{ write: (text: string) => unknown }} stream
 */
export function printStepsTo(stream) {
  output = stream;
}

/** Runs a setup step and prints how long it took. A step that returns `false` had nothing to do. */
export async function step(name, work) {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (result !== false) output.write(`  ${name.padEnd(44)} ${seconds.padStart(6)} s\n`);
  return result;
}

/**
 * Runs a command with its output shown under a heading, and prints how long it took.
 * @throws Error if it fails
 */
export async function phase(name, command, args, options) {
  output.write(`\n== ${name}\n`);
  const start = performance.now();
  const code = await show(command, args, options);
  if (code !== 0) throw new Error(`${name} failed (exit ${code})`);
  output.write(`   ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}

/**
 * Runs a command; prints its output only if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv,
 * onStart?: (child: import('node:child_process').ChildProcess) => void }} [options] `onStart` gets
 * the process
 * @throws Error with the output
 */
export function run(command, args, { cwd = root, env = process.env, onStart } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid !== undefined) onStart?.(child);
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${said}`)),
    );
  });
}

/** Runs a command with its output shown; returns its exit code. */
export function show(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
