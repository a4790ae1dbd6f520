import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { order } from '../account/account';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const megabyte = 1024 * 1024;
const part = /\/api\/uploads\/[0-9a-f-]{36}$/;

/** A file for the file chooser; the same name gives the same bytes and time. */
function chosen(name: string, size: number) {
  return { name, mimeType: 'audio/wav', buffer: Buffer.alloc(size, name) };
}

/** Path of such a file: Chromium reads it itself, while a buffer passes through DevTools. */
async function onDisk(name: string, size: number): Promise<string> {
  const file = test.info().outputPath(name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, chosen(name, size).buffer);
  return file;
}

async function openPlace(page: Page) {
  await page.goto('/dashboard');
  const placed = await order(page, 'Jingle', 140);
  await page.goto(`/dashboard/orders/${placed.id.slice(-8).toUpperCase()}`);
  return page.getByRole('region', { name: 'Files' });
}

test.describe('files of an order', () => {
  test('are uploaded together, downloaded and removed', async ({
    customer: { page },
    adminPage,
  }) => {
    const files = await openPlace(page);
    await expect(files.getByText('No files yet.')).toBeVisible();
    await expectSoundAtEverySize(page);
    await files
      .locator('input[type=file]')
      .setInputFiles([chosen('talk.txt', 2000), chosen(`${'long name '.repeat(15)}.txt`, 10)]);
    const list = files.getByRole('list', { name: 'Files' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const talk = list.getByRole('listitem').filter({ hasText: 'talk.txt' });
    await expect(talk).toContainText(/2\.0 KB, from you.*Kept until/s);
    await expectSoundAtEverySize(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      talk.getByRole('link', { name: 'Download talk.txt' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('talk.txt');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
      'File added: talk.txt',
    );

    const number = page.url().slice(-8);
    const { order: row } = await (await adminPage.request.get(`/api/orders/${number}`)).json();
    const seen = await (await adminPage.request.get(`/api/orders/${row.id}/files`)).json();
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({ isRemovable: false, kind: 'text' });

    await talk.getByRole('button', { name: 'Remove talk.txt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove file' }).click();
    await expect(talk).toHaveCount(0);
    await expect(files.getByRole('heading', { name: 'Files' })).toBeFocused();
  });

  test('resume their upload by themselves after a network failure', async ({
    customer: { page },
  }) => {
    const files = await openPlace(page);
    let begun = 0;
    const offsets: string[] = [];
    let isCut = true;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/uploads')) begun += 1;
    });
    await page.route(part, async (route, request) => {
      // The second part fails, and the server then reports that it is restarting.
      const offset = request.headers()['upload-offset'];
      if (request.method() === 'PATCH') offsets.push(offset ?? '');
      if (!isCut || offset === '0') return await route.fallback();
      if (request.method() === 'HEAD') return await route.fulfill({ status: 503 });
      return await route.abort();
    });
    await files.locator('input[type=file]').setInputFiles(await onDisk('long.wav', 17 * megabyte));
    await expect(files.getByText(/waiting for the network/)).toBeVisible();
    isCut = false;
    await expect(files.getByRole('list', { name: 'Files' }).getByText('long.wav')).toBeVisible({
      timeout: 30_000,
    });
    expect(begun).toBe(1);
    expect(offsets.at(-1)).toBe(String(16 * megabyte));
  });

  test('resume their upload after a reload when the same file is chosen', async ({
    customer: { page },
  }) => {
    const files = await openPlace(page);
    await page.route(part, async (route, request) => {
      const isLater = request.method() === 'PATCH' && request.headers()['upload-offset'] !== '0';
      await (isLater ? route.abort() : route.fallback());
    });
    const long = await onDisk('long.wav', 17 * megabyte);
    await files.locator('input[type=file]').setInputFiles(long);
    await expect(files.getByText(/waiting for the network/)).toBeVisible();
    // The browser asks for confirmation when the user leaves during an upload.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    // Only now, because the upload would otherwise finish before the reload.
    await page.unroute(part);
    await expect(files.getByText('Choose the file again to go on at 94 %.')).toBeVisible();
    await expectSoundAtEverySize(page);
    const again = files
      .getByRole('list', { name: 'Unfinished uploads' })
      .locator('input[type=file]');
    await again.setInputFiles(chosen('long.wav', 5));
    await expect(files.getByText(/This is another file/)).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await again.setInputFiles(long);
    expect((await sent).headers()['upload-offset']).toBe(String(16 * megabyte));
    await expect(files.getByRole('list', { name: 'Files' }).getByText('long.wav')).toBeVisible({
      timeout: 30_000,
    });
  });

  test('show a reason when rejected and can be replaced by a link', async ({
    customer: { page },
  }) => {
    const files = await openPlace(page);
    await files.locator('input[type=file]').setInputFiles(chosen('setup.exe', 10));
    await expect(files.getByText('Programs and scripts cannot be sent here.')).toBeVisible();
    await files.getByRole('button', { name: 'Cancel setup.exe' }).click();
    await files.getByRole('button', { name: 'Add a link instead' }).click();
    await files.getByLabel('Address').fill('http://drive.example.com/x');
    await files.getByRole('button', { name: 'Add link' }).click();
    await expect(
      files.getByText('Please enter an address that starts with https://'),
    ).toBeVisible();
    await files.getByLabel('Address').fill('https://drive.example.com/x');
    await files.getByLabel('Name').fill('Raw recordings');
    await files.getByRole('button', { name: 'Add link' }).click();
    const link = files.getByRole('link', { name: 'Open Raw recordings' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', 'https://drive.example.com/x');
    await expect(files.getByRole('button', { name: 'Add a link instead' })).toBeFocused();
  });
});
