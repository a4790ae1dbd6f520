import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/steps.mjs';

/** Port of the product; its variants use the ports that follow. */
export const firstPort = Number(process.env.BENCH_PORT ?? 3290);

/**
 * Starts the built product with a separate database.
 * @param settings additional environment of its servers
 * @returns its origin, the folder of its database, and a function that stops it
 */
export async function startProduct(port, settings = {}) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'northcast-bench-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMITS: 'off',
    },
  });
  // An interrupted run must not leave its servers on the ports of the next run.
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => child.kill());
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/api/health/ready`, child);
  return {
    origin,
    dataFolder,
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

/** Every prerendered path without parameters, and one post. */
export async function publicPaths() {
  const { routes } = JSON.parse(
    await readFile(path.join(root, 'mf-marketing/remote.json'), 'utf8'),
  );
  const paths = routes
    .filter((route) => route.prerender && !route.path.includes(':'))
    .map((route) => route.path);
  return [...paths, '/blog/first-ai-project'];
}

/** The paths to measure: those in BENCH_PATHS, or all public ones. */
export const wantedPaths = async () => process.env.BENCH_PATHS?.split(',') ?? (await publicPaths());

/** Versions of shell and remotes that a document names. */
export async function publishedVersions(origin) {
  const html = await (await fetch(`${origin}/`)).text();
  const text = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(html)?.[1];
  if (text === undefined) throw new Error(`${origin}/ names no registry`);
  const { shell, remotes } = JSON.parse(text);
  const versions = remotes.map(({ name, version }) => [name, version]);
  return { shell: shell.entry.join(' '), ...Object.fromEntries(versions) };
}
