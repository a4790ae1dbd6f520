import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import type { Instance } from '../../fixtures/instance';
import { administrator, expect, newPerson, test } from '../../fixtures/test';
import { fillOrder, openOrder, orderPage, placeButton } from '../account/order-dialog';
import {
  type Database,
  openDrawer,
  region,
  type Storage,
  signedIn,
  startProduct,
  writeRecording,
} from './two-people';

const megabyte = 1_000_000;
const isFull = process.env['STRESS'] === 'full';

/**
 * Upload of the recording: its bytes, bytes per second, and the shares of it after which the
 * network drops and the bff is killed. `npm test` uploads fewer bytes, still in several requests.
 */
const upload = isFull
  ? { size: 200 * megabyte, throughput: 25 * megabyte, drops: [0.15, 0.4], kill: 0.6 }
  : { size: 48 * megabyte, throughput: 8 * megabyte, drops: [0.25, 0.45], kill: 0.75 };

type Pair = readonly [Database, Storage];

/**
 * `npm test` covers one pair per device, which differ in both parts; `npm run test:stress` covers
 * all pairs on both.
 */
const pairs: Readonly<Record<'desktop' | 'phone', readonly Pair[]>> = {
  desktop: [
    ['SQLite', 'disk'],
    ['MariaDB', 'disk'],
    ['SQLite', 'S3'],
    ['MariaDB', 'S3'],
  ],
  phone: [
    ['MariaDB', 'S3'],
    ['SQLite', 'S3'],
    ['MariaDB', 'disk'],
    ['SQLite', 'disk'],
  ],
};
const pairIndexes = isFull ? [0, 1, 2, 3] : [0];

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'northcast-recordings-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

for (const index of pairIndexes) {
  test(`an order passes from recording to receipt with database and storage pair ${index + 1}`, async ({
    browser,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const pair = pairs[isMobile ? 'phone' : 'desktop'][index];
    if (pair === undefined) throw new Error(`there is no pair ${index}`);
    const [database, storage] = pair;
    test.info().annotations.push({ type: 'product', description: `${database}, ${storage}` });
    test.setTimeout(300_000);
    const { instance, stop } = await startProduct(database, storage);
    // The phone's pages in the dark are checked here only; the desktop has tests of each step.
    const check = isMobile ? expectSoundAtEverySize : async () => {};
    const colorScheme = isMobile ? ('dark' as const) : ('light' as const);
    const device = { viewport, isMobile, hasTouch, colorScheme };
    const customer = await signedIn(browser, instance, device, '/api/register', newPerson());
    const team = await signedIn(browser, instance, device, '/api/login', administrator);
    try {
      const number = await placeOrder(customer);
      await sendRecording(customer, instance);
      const drawer = await openDrawer(team, number);
      await expect(region(drawer, 'Files')).toContainText('recording.wav');

      await deliver(drawer, 'The first cut.', await recording('first-cut.wav'), await notes());
      await commentThreeTimes(customer, check);
      await askForRevision(customer, check);
      await expect(region(drawer, 'Deliveries')).toContainText('Revision requested');
      await expect(region(drawer, 'Deliveries')).toContainText('A breath here');

      await deliver(drawer, 'The second cut.', await recording('second-cut.wav'));
      await compareAndApprove(customer, check);
      await payAndReceipt(team, drawer, customer);
    } finally {
      await customer.context().close();
      await team.context().close();
      await stop();
    }
  });
}

type Check = (page: Page) => Promise<void>;

const recording = (name: string) => writeRecording(folder, name, 8 * megabyte);

/** A text, which the customer's page shows. */
async function notes(): Promise<string> {
  const file = path.join(folder, 'notes.txt');
  await writeFile(file, 'Show notes\nTea');
  return file;
}

async function placeOrder(page: Page): Promise<string> {
  await openOrder(page, '/services?order=pro-episode-edit');
  await fillOrder(page);
  await placeButton(page).click();
  await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(orderPage);
  return page.url().slice(-8);
}

/** Uploads a recording while the network drops twice and the bff is killed once. */
async function sendRecording(page: Page, instance: Instance): Promise<void> {
  const files = region(page, 'Files');
  const devTools = await page.context().newCDPSession(page);
  const setNetwork = (offline: boolean) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 5,
      downloadThroughput: -1,
      uploadThroughput: upload.throughput,
    });
  await devTools.send('Network.enable');
  await setNetwork(false);
  await files
    .locator('input[type=file]')
    .first()
    .setInputFiles(await writeRecording(folder, 'recording.wav', upload.size));
  const progress = files.getByRole('progressbar', { name: 'Progress of recording.wav' });
  const sent = async () => Number(await progress.getAttribute('value'));
  const share = async () => (await sent()) / upload.size;
  for (const drop of upload.drops) {
    await expect.poll(share, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(drop);
    await setNetwork(true);
    await expect(files).toContainText('waiting for the network', { timeout: 30_000 });
    await setNetwork(false);
  }
  await expect.poll(share, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(upload.kill);
  const before = await sent();
  process.kill(await instance.processOf('bff'), 'SIGKILL');
  // The upload resumes where it stopped, except for the part in progress.
  await expect.poll(sent, { timeout: 60_000, intervals: [100] }).toBeGreaterThan(before);
  await devTools.detach();
  const line = files.getByRole('listitem').filter({ hasText: 'recording.wav' });
  await expect(line.getByRole('link', { name: /Download/ })).toBeVisible({ timeout: 90_000 });
  const [stored] = await filesOf(page);
  expect(stored).toMatchObject({ size: upload.size, state: 'ready', kind: 'audio' });
  const longName = { name: `${'long name '.repeat(15)}.txt`, mimeType: 'text/plain' };
  await files
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...longName, buffer: Buffer.from('Tea') });
  await expect(files.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
  await expectSoundAtEverySize(page);
}

async function filesOf(page: Page): Promise<{ id: string }[]> {
  const number = page.url().slice(-8);
  const { order } = await (await page.request.get(`/api/orders/${number}`)).json();
  return await (await page.request.get(`/api/orders/${order.id}/files`)).json();
}

async function deliver(drawer: Locator, note: string, ...files: string[]): Promise<void> {
  await region(drawer, 'Deliveries').getByRole('button', { name: 'Add a delivery' }).click();
  const dialog = drawer.page().getByRole('dialog', { name: /^Deliver version/ });
  await dialog.getByLabel(/^Note/).fill(note);
  await dialog.locator('input[type=file]').setInputFiles(files);
  for (const file of files) {
    await expect(dialog.getByRole('checkbox', { name: path.basename(file) })).toBeChecked({
      timeout: 30_000,
    });
  }
  await dialog.getByRole('button', { name: /^Deliver version/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** Comments on the delivery, which appears without a reload. */
async function commentThreeTimes(page: Page, check: Check): Promise<void> {
  const deliveries = region(page, 'Deliveries');
  await expect(deliveries.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  const slider = deliveries.getByRole('slider', { name: 'Position in first-cut.wav' });
  await expect(slider).toBeVisible({ timeout: 60_000 });
  const comments = deliveries
    .getByRole('heading', { name: 'Comments on first-cut.wav' })
    .locator('..');
  await expect(region(deliveries, 'notes.txt')).toHaveText('Show notes\nTea');
  await expect(slider).toHaveAttribute('aria-valuetext', /of 0:45$/, { timeout: 60_000 });
  for (const [presses, time, text] of [
    [1, '0:05', 'Too loud here'],
    [2, '0:10', 'A breath here'],
    [3, '0:15', 'Cut this'],
  ] as const) {
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', 'position 0:00 of 0:45');
    for (let press = 0; press < presses; press += 1) await slider.press('ArrowRight');
    await comments.getByRole('button', { name: `Comment at ${time}` }).click();
    await comments.getByLabel('Your comment').fill(text);
    if (presses === 1) await check(page);
    await comments.getByRole('button', { name: 'Add comment' }).click();
    await expect(comments).toContainText(text);
  }
  await expect(comments.getByRole('listitem')).toHaveCount(3);
}

async function askForRevision(page: Page, check: Check): Promise<void> {
  await region(page, 'Deliveries').getByRole('button', { name: 'Ask for a revision' }).click();
  const question = page.getByRole('dialog', { name: 'Ask for a revision of version 1' });
  await question.getByLabel('What is to change?').fill('Please follow my comments.');
  await check(page);
  await question.getByRole('button', { name: 'Ask for a revision' }).click();
  await expect(question).toHaveCount(0);
}

async function compareAndApprove(page: Page, check: Check): Promise<void> {
  const deliveries = region(page, 'Deliveries');
  await expect(deliveries.getByRole('heading', { name: 'Version 2' })).toBeVisible();
  const slider = deliveries.getByRole('slider', { name: 'Position in second-cut.wav' });
  await expect(slider).toBeVisible({ timeout: 60_000 });
  await expect(slider).toHaveAttribute('aria-valuetext', /of 0:45$/, { timeout: 60_000 });
  await slider.press('End');
  await slider.press('PageDown');
  const position = await slider.getAttribute('aria-valuetext');
  // The newest version is first; the one that was playing stays open below.
  await deliveries
    .getByLabel('Compare with')
    .first()
    .selectOption({ label: 'Version 1: first-cut.wav' });
  const versions = deliveries.getByRole('group', { name: 'Version that you hear' });
  await versions.getByRole('button', { name: 'Version 1' }).click();
  await expect(versions.getByRole('button', { name: 'Version 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(slider).toHaveAttribute('aria-valuetext', position ?? '');
  await check(page);
  await deliveries.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog', { name: 'Approve version 2?' })
    .getByRole('button', { name: 'Approve version 2' })
    .click();
  await expect(deliveries.getByText('Approved', { exact: true })).toBeVisible();
}

async function payAndReceipt(team: Page, drawer: Locator, customer: Page): Promise<void> {
  const money = region(drawer, 'Payment');
  await money.getByLabel('Paid on').fill('2024-11-20');
  await money.getByRole('button', { name: 'Save payment' }).click();
  await expect(team.getByText('The payment has been saved.').first()).toBeVisible();
  await money.getByRole('button', { name: 'Issue an invoice' }).click();
  await money.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(money.getByText(/^Invoice NC-\d{6}$/)).toBeVisible();
  const downloading = customer.waitForEvent('download');
  await region(customer, 'Payment')
    .getByRole('link', { name: /^Receipt/ })
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/^NC-\d{6}-receipt\.pdf$/);
  await expectSoundAtEverySize(customer);
}
