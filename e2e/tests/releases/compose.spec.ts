import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { makeVersion } from '../../fixtures/artefacts';
import { root, workingCopyBuilds } from '../../fixtures/builds';
import { firstInstancePort } from '../../fixtures/instance';
import { newPerson } from '../../fixtures/test';

const port = firstInstancePort + 12;
const address = `http://127.0.0.1:${port}`;

/** Recreates the output of the image builds from the existing builds. */
async function makeDeclaredVersions(): Promise<void> {
  const { remotes } = await workingCopyBuilds();
  for (const source of remotes) {
    const file = path.join(root, source.remote, 'package.json');
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
    const target = path.join(root, source.remote, 'dist', version);
    await rm(target, { recursive: true, force: true });
    await makeVersion(source, version, target);
  }
}

async function start(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/run-like-compose.mjs', '--built'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), COMPOSE_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Northcast runs as in docker-compose.yml')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`It ended with ${code}\n${output}`)));
  });
  return child;
}

test('the processes of docker-compose.yml run together and accept an order', async ({ page }) => {
  test.setTimeout(420_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'northcast-compose-'));
  await makeDeclaredVersions();
  const product = await start(folder);
  try {
    await page.goto(`${address}/services`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const registered = await page.request.post(`${address}/api/register`, {
      data: newPerson(),
      headers: { Origin: address },
    });
    expect(registered.ok()).toBe(true);
    await page.goto(`${address}/services?order=lite-edit`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Phone/).fill('+852 5555 5555');
    await dialog.getByLabel(/brief/i).fill('Two hosts, one hour');
    await dialog.getByRole('button', { name: /Place Order/ }).click();
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
  } finally {
    const ended = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});
