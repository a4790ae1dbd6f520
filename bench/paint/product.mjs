import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/steps.mjs';

/** Starts the built product with a database of its own; answers its origin and how to end it. */
export async function startProduct(port) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'northcast-bench-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, RATE_LIMITS: 'off' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/api/health/ready`, child);
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function answering(url, child) {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The product did not start');
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The product did not start in three minutes');
}

/** Every public path without parameters, and one post. */
export async function publicPaths() {
  const { routes } = JSON.parse(
    await readFile(path.join(root, 'mf-marketing/remote.json'), 'utf8'),
  );
  const paths = routes
    .filter((route) => route.prerender && !route.path.includes(':'))
    .map((route) => route.path);
  return [...paths, '/blog/first-ai-project'];
}

export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
