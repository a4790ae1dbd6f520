import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CheckoutCopy } from '../../fixtures/checkout-copy';

const port = Number(process.env['INSTANCE_PORT'] ?? 4360) + 10;
const address = `http://127.0.0.1:${port}`;

/** The shell server of the copy, without a bff. */
async function startShell(copy: CheckoutCopy, settings: Record<string, string>) {
  const server = fork(path.join(copy.folder, 'shell/dist/node/server/main.js'), {
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    execArgv: [],
  });
  await new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', (code) => reject(new Error(`The shell server ended with ${code}`)));
  });
  return server;
}

test('a new area works at once: made, checked, tested, built, released and shown', async ({
  page,
}) => {
  test.setTimeout(420_000);
  const copy = await CheckoutCopy.make();
  let server: ChildProcess | undefined;
  try {
    const said = await copy.node(['scripts/new-remote.mjs', 'mf-live-events']);
    expect(said).toContain('with a page at /live-events and its test');
    await copy.node(['node_modules/typescript/bin/tsc', '-p', 'mf-live-events', '--noEmit']);
    await copy.node(['node_modules/.bin/jest', '-c', 'mf-live-events/jest.config.mjs']);
    await copy.node(['scripts/contract-report.mjs', '--check']);

    const settings = {
      DATA_DIR: path.join(copy.folder, '.data'),
      PORT: String(port),
      SHELL_DIR: path.join(copy.folder, 'shell/dist/client/test'),
    };
    await copy.node(['tooling/src/build.mjs', 'shell', 'test']);
    await copy.node(['scripts/release.mjs', 'publish', 'mf-live-events'], settings);
    await copy.node(['scripts/release.mjs', 'promote', 'mf-live-events'], settings);
    server = await startShell(copy, settings);
    await page.goto(`${address}/live-events`);
    await expect(page.getByRole('heading', { level: 1, name: 'Live events' })).toBeVisible();
    await expect(page.getByRole('navigation').getByText('Pricing').first()).toBeVisible();
  } finally {
    server?.kill();
    await copy.remove();
  }
});
