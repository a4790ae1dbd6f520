import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../steps.mjs';

/**
 * Recompiles contracts and bff on every change; the bff restarts when its output changes. The
 * compilers end with this process.
 * @param {readonly string[]} [projects] folders or `tsconfig` files
 */
export async function watchServers(projects = ['shared-contracts', 'bff/tsconfig.build.json']) {
  // The program itself: before Node 22.15 a signal to its wrapper would leave it running.
  const file = path.join(root, 'node_modules/typescript/lib/getExePath.js');
  const { default: getExePath } = await import(pathToFileURL(file).href);
  for (const project of projects) {
    const options = ['-p', project, '--watch', '--preserveWatchOutput'];
    const child = spawn(getExePath(), options, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    process.on('exit', () => child.kill());
  }
}
