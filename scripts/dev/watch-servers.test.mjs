import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../steps.mjs';

const onLinux = process.platform === 'linux' ? test : test.skip;

/** Whether a process whose command line has the text is running. */
function isRunning(text) {
  return readdirSync('/proc').some((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(text);
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
}

async function until(isTrue) {
  for (let tries = 0; tries < 200 && !isTrue(); tries += 1) await wait(50);
  expect(isTrue()).toBe(true);
}

onLinux('the compilers end with the process that watches', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  const compilerOptions = { types: [], rootDir: '.', outDir: 'dist' };
  const config = { compilerOptions, files: ['name.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(path.join(folder, 'name.ts'), "export const name = 'old';\n");
  const file = pathToFileURL(path.join(root, 'scripts/dev/watch-servers.mjs')).href;
  const program = `
    process.on('SIGTERM', () => process.exit());
    setInterval(() => undefined, 1000);
    const { watchServers } = await import('${file}');
    await watchServers(process.env.PROJECTS.split(','));`;
  const watcher = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, PROJECTS: folder },
    stdio: 'ignore',
  });
  await until(() => existsSync(path.join(folder, 'dist/name.js')));
  expect(isRunning(folder)).toBe(true);
  watcher.kill();
  await once(watcher, 'exit');
  await until(() => !isRunning(folder));
});
