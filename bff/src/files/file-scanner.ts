import { spawn } from 'node:child_process';

/** `unknown`: the scanner failed or timed out. */
export type ScanResult = 'clean' | 'infected' | 'unknown';

/**
 * Runs a virus scanner without a shell; the path is its last argument. As with clamdscan, exit code
 * 0 means clean and 1 infected.
 * @param timeout milliseconds
 */
export function scanFile(
  [program = '', ...args]: readonly string[],
  path: string,
  timeout: number,
): Promise<ScanResult> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args, path], {
      stdio: 'ignore',
      timeout,
      killSignal: 'SIGKILL',
      env: { PATH: process.env.PATH ?? '' },
    });
    child.once('error', () => resolve('unknown'));
    child.once('close', (code) => {
      if (code === 0) resolve('clean');
      else resolve(code === 1 ? 'infected' : 'unknown');
    });
  });
}
