import { spawn } from 'node:child_process';

/** `unknown`: the scanner could not be started, failed or timed out. */
export type ScanResult =
  | { readonly verdict: 'clean' | 'infected' }
  | { readonly verdict: 'unknown'; readonly reason: string; readonly isTimeout: boolean };

/**
 * Runs a virus scanner without a shell; the path is its last argument. As with clamdscan, exit code
 * 0 means clean and 1 infected.
 * @param timeout milliseconds
 */
export async function scanFile(
  command: readonly string[],
  path: string,
  timeout: number,
): Promise<ScanResult> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const exit = await exitOf(command, path, signal);
    if (exit === 0) return { verdict: 'clean' };
    return exit === 1 ? { verdict: 'infected' } : unknown(`exit ${exit}`);
  } catch (error) {
    return signal.aborted ? unknown('timeout', true) : unknown(String(error));
  }
}

const unknown = (reason: string, isTimeout = false) =>
  ({ verdict: 'unknown', reason, isTimeout }) as const;

/**
 * @returns the exit code, or the name of the signal that ended the program
 * @throws if it cannot be started, or is aborted
 */
function exitOf(
  [program = '', ...args]: readonly string[],
  path: string,
  signal: AbortSignal,
): Promise<number | string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args, path], {
      stdio: 'ignore',
      // Node's `timeout` would keep its timer after a failed start.
      signal,
      killSignal: 'SIGKILL',
      env: { PATH: process.env.PATH ?? '' },
    });
    child.once('error', reject);
    child.once('close', (code, killedBy) => resolve(code ?? killedBy));
  });
}
