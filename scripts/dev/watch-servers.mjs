import { spawn } from 'node:child_process';
import path from 'node:path';
import { forgetCompilations } from '../build.mjs';
import { root } from '../steps.mjs';

const projects = { 'shared-contracts': 'shared-contracts', bff: 'bff/tsconfig.build.json' };

function startCompiler(project) {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  return spawn(process.execPath, [compiler, '-p', project, '--watch', '--preserveWatchOutput'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/**
 * Recompiles contracts and bff on every change; the bff restarts when its output changes. Without
 * their stamps, the next start does not take this output for that of sources which were restored
 * since.
 * @param {{
 *   stamps?: string,
 *   start?: (project: string) => { kill: () => unknown },
 *   onExit?: (work: () => void) => unknown,
 * }} [options] `stamps`: folder of the stamps
 */
export function watchServers({
  stamps,
  start = startCompiler,
  onExit = (work) => process.on('exit', work),
} = {}) {
  const names = Object.keys(projects);
  forgetCompilations(names, stamps);
  const compilers = Object.values(projects).map((project) => start(project));
  onExit(() => {
    for (const compiler of compilers) compiler.kill();
    // Another start may have written stamps since.
    forgetCompilations(names, stamps);
  });
}
