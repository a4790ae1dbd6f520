import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { nodeArguments, spawnProcess } from './spawn-process.js';

/** Attempts made with direct access to Node's modules, as if code had escaped the sandbox. */
const attempts = `
import childProcess from 'node:child_process';
import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
const results = {};
const attempt = (name, run) => { try { run(); results[name] = 'done'; } catch (error) { results[name] = error.code; } };
attempt('read', () => fs.readFileSync('/etc/hostname'));
attempt('write', () => fs.writeFileSync('/tmp/northcast-sandbox', ''));
attempt('fork', () => childProcess.execFileSync('/bin/true'));
attempt('thread', () => new Worker('1', { eval: true }));
attempt('own', () => fs.readFileSync(process.argv[1]));
console.log(JSON.stringify(results));`;

test('the permission model denies files, processes and threads to code with access to Node modules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'northcast-permissions-'));
  const script = path.join(folder, 'attempts.mjs');
  writeFileSync(script, attempts);
  const args = nodeArguments({ memory: 300, folder, script });
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', env: {} });
  expect(JSON.parse(output)).toEqual({
    read: 'ERR_ACCESS_DENIED',
    write: 'ERR_ACCESS_DENIED',
    fork: 'ERR_ACCESS_DENIED',
    thread: 'ERR_ACCESS_DENIED',
    own: 'done',
  });
});

// Only Linux shows the environment of a process as a file.
const onLinux = process.platform === 'linux' ? test : test.skip;

/** Names of the variables; the file is empty while the process replaces the shell with Node. */
async function environmentNames(pid: number | undefined): Promise<(string | undefined)[]> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    if (environment !== '') return environment.split('\0').map((entry) => entry.split('=')[0]);
    await delay(10);
  }
  throw new Error('The environment of the process stayed empty.');
}

onLinux('the process gets no environment variables of its parent', async () => {
  process.env['SANDBOX_SECRET'] = 'secret';
  const child = spawnProcess({ memory: 300, priority: 'normal', mostProcessorSeconds: 60 });
  try {
    const names = await environmentNames(child.pid);
    expect(names).toContain('NODE_ENV');
    expect(names).not.toContain('SANDBOX_SECRET');
  } finally {
    child.kill('SIGKILL');
    delete process.env['SANDBOX_SECRET'];
  }
});
