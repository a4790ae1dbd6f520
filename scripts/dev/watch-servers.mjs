import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../steps.mjs';

/** Recompiles contracts and bff on every change; the bff restarts when its output changes. */
export function watchServers() {
  for (const project of ['shared-contracts', 'bff/tsconfig.build.json']) {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const child = spawn(
      process.execPath,
      [compiler, '-p', project, '--watch', '--preserveWatchOutput'],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    process.on('exit', () => child.kill());
  }
}
