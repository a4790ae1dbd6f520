import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@northcast/shared-contracts/testing/free-port';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { startS3Peer } from '../../../bff/test/s3-peer';
import { root } from '../../fixtures/builds';
import { Instance } from '../../fixtures/instance';
import { wavHeader } from '../../fixtures/wav-header';

export type Database = 'SQLite' | 'MariaDB';
export type Storage = 'disk' | 'S3';

/** A separate product with its own database and storage. */
export async function startProduct(database: Database, storage: Storage) {
  const port = await freePort();
  const closing: (() => Promise<unknown>)[] = [];
  const settings: Record<string, string> = {
    SESSION_SECRET: 'a secret of these tests alone, long enough',
    COMPANY_NAME: 'Northcast Ltd',
    COMPANY_ADDRESS: '1 Test Street | 10001 New York',
  };
  try {
    if (database === 'MariaDB') {
      const { url, drop } = await emptyDatabase(`northcast_orders_${port}`);
      settings['DATABASE_URL'] = url;
      closing.unshift(drop);
    }
    if (storage === 'S3') {
      const peer = await startS3Peer();
      settings['FILES_URL'] = peer.url;
      closing.unshift(peer.close);
    }
    const instance = await Instance.start(port, settings);
    closing.unshift(() => instance.stop());
    return { instance, stop: () => stopAll(closing) };
  } catch (error) {
    await stopAll(closing);
    throw error;
  }
}

async function stopAll(closing: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closing) await close();
}

/** Uses the same MariaDB as the API tests. */
async function emptyDatabase(name: string): Promise<EmptyDatabase> {
  const module = await import(path.join(root, 'scripts/mysql.mjs'));
  const database = (await module.emptyDatabase(name)) as EmptyDatabase | undefined;
  if (database === undefined) throw new Error('no MariaDB answers at MYSQL_URL');
  return database;
}

interface EmptyDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A page of a signed-in user. */
export async function signedIn(
  browser: Browser,
  instance: Instance,
  options: BrowserContextOptions,
  path: '/api/register' | '/api/login',
  data: object,
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    baseURL: instance.url,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const answer = await page.request.post(path, { data, headers: { Origin: instance.url } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return page;
}

/** Writes a WAV file of the given size: more than an hour of a quiet tone. */
export async function writeRecording(folder: string, name: string, bytes: number): Promise<string> {
  const rate = 44_100;
  const second = Buffer.alloc(rate * 4);
  for (let frame = 0; frame < rate; frame += 1) {
    const value = Math.round(8000 * Math.sin((2 * Math.PI * 441 * frame) / rate));
    second.writeInt16LE(value, frame * 4);
    second.writeInt16LE(value, frame * 4 + 2);
  }
  const samples = Buffer.alloc(bytes - 44);
  for (let at = 0; at < samples.length; at += second.length) second.copy(samples, at);
  const file = path.join(folder, name);
  await writeFile(file, Buffer.concat([wavHeader(rate, 2, samples.length), samples]));
  return file;
}

export const region = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('region', { name, exact: true });

/** Opens an order's drawer in the admin panel. */
export async function openDrawer(page: Page, number: string): Promise<Locator> {
  await page.goto(`/admin/orders?q=${number}`);
  await page.getByRole('button', { name: number, exact: true }).first().click();
  return page.getByRole('dialog', { name: new RegExp(number) });
}
