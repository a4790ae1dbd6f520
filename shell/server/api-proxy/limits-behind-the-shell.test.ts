import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { newFolder } from '@northcast/release/testing/artefact';
import { newInstallation } from '../testing/installation.js';

// Two servers start, and every login attempt computes a password hash.
jest.setTimeout(120_000);

const root = path.resolve(__dirname, '../../..');
const start = "import('./scripts/run-product.mjs').then((m) => m.runProduct(process.env))";

let product: ChildProcess;
let url = '';

/** Bff and shell as `npm start` runs them, with default limits. */
beforeAll(async () => {
  const { store, settings } = await newInstallation();
  product = spawn(process.execPath, ['-e', start], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: await newFolder(),
      RELEASES_DIR: store,
      SHELL_DIR: settings.shellFolder,
      ADMIN_EMAIL: 'owner@northcast.example',
      ADMIN_PASSWORD: 'correct horse',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of product.stdout ?? []) {
    output += chunk;
    [, url = ''] = /runs at (\S+)/.exec(output) ?? [];
    if (url) break;
  }
});

afterAll(async () => {
  if (product.exitCode !== null) return;
  product.kill('SIGTERM');
  await once(product, 'exit');
});

/** Status codes of 120 login attempts with wrong passwords. */
async function guess(headersOf: (attempt: number) => Record<string, string>) {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const response = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headersOf(attempt) },
      body: JSON.stringify({ email: 'owner@northcast.example', password: `guess-${attempt}` }),
    });
    await response.body?.cancel();
    statuses.push(response.status);
  }
  return statuses;
}

test('login attempts with forged client addresses share one rate limit', async () => {
  const statuses = await guess((attempt) => ({
    'X-Forwarded-For': `203.0.113.${attempt}`,
    'X-Real-IP': `203.0.113.${attempt}`,
    Forwarded: `for=203.0.113.${attempt}`,
  }));
  const more = await guess(() => ({}));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect([...new Set([...statuses.slice(10), ...more])]).toEqual([429]);
});
