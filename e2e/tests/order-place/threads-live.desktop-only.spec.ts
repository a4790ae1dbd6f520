import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { postWith } from '../account/account';
import { aMessage, anOrder, changeOrder, numberOf } from '../admin/records';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Milliseconds within which another user's change must be visible. */
const soon = { timeout: 3000 };

const messagesOf = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Waits for the live connection; earlier changes are loaded with the page. */
const listening = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/live') && response.ok());

/** Opens a page and marks it, so that a reload can be detected. */
async function openToStay(page: Page, path: string): Promise<void> {
  const live = listening(page);
  await page.goto(path);
  await live;
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
}

/** Collects loaded scripts that contain the upload library, which loads with the first upload. */
function uploaderOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const code = await response.text().catch(() => '');
    if (code.includes('uploadDataDuringCreation')) loaded.push(response.url());
  });
  return loaded;
}

const isTheSamePage = (page: Page) => page.evaluate(() => 'isTheSamePage' in window);

test('messages, replies and status changes appear on the other side without a reload', async ({
  customer: { page, user },
  adminPage,
}) => {
  const placed = await anOrder(adminPage, user);
  await openToStay(page, `/dashboard/orders/${numberOf(placed)}`);
  await openToStay(adminPage, `/admin/orders?details=${placed.id}`);
  const adminSection = messagesOf(adminPage);
  await expect(adminSection).toContainText('Nobody has written about this order yet.');

  const mine = messagesOf(page);
  await mine.getByRole('button', { name: 'New message' }).click();
  await mine.getByLabel('Subject').fill('The brass');
  await mine.getByRole('textbox', { name: 'Message' }).fill('Could it be louder?');
  await mine.getByRole('button', { name: 'Send Message' }).click();
  await expect(adminSection.getByText('Could it be louder?')).toBeVisible(soon);
  await expect(adminSection.getByText('Pending')).toBeVisible();
  await expectSoundAtEverySize(page);

  await adminSection.getByLabel('Your answer').fill('It will be.');
  await adminSection.getByLabel('Your answer').press('Control+Enter');
  await expect(mine.getByText('It will be.')).toBeVisible(soon);
  await expect(mine.getByText('Northcast team')).toBeVisible();
  await expect(mine.getByText('Replied')).toBeVisible();

  // Typed text survives the reload of the data.
  await mine.getByLabel('Your answer').fill('And the drums');
  await adminSection.getByLabel('Your answer').fill('On Friday.');
  await adminSection.getByRole('button', { name: 'Send answer' }).click();
  await expect(mine.getByText('On Friday.')).toBeVisible(soon);
  await expect(mine.getByLabel('Your answer')).toHaveValue('And the drums');

  await changeOrder(adminPage, placed, { status: 'processing' });
  await expect(page.getByRole('main').getByText('In production').first()).toBeVisible(soon);
  expect([await isTheSamePage(page), await isTheSamePage(adminPage)]).toEqual([true, true]);
});

test('a file is sent with a message and downloaded by the administrator', async ({
  customer: { page, user },
  adminPage,
}) => {
  const placed = await anOrder(adminPage, user);
  const uploaders = [uploaderOf(page), uploaderOf(adminPage)];
  await openToStay(page, `/dashboard/orders/${numberOf(placed)}`);
  await openToStay(adminPage, `/admin/orders?details=${placed.id}`);
  const [mine, adminSection] = [messagesOf(page), messagesOf(adminPage)];
  const message = await aMessage(adminPage, user, { orderId: placed.id });
  await expect(mine.getByRole('heading', { name: message.subject })).toBeVisible(soon);
  await expect(adminSection.getByRole('heading', { name: message.subject })).toBeVisible(soon);

  const answer = mine.getByRole('form', { name: `Answer to ${message.subject}` });
  await answer.getByLabel('Your answer').fill('Here is the brass.');
  expect(uploaders).toEqual([[], []]);
  const content = 'Ta-ta-taa. '.repeat(100);
  await answer
    .locator('input[type=file]')
    .setInputFiles({ name: 'brass.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
  await expect(answer.getByRole('button', { name: 'Remove brass.txt' })).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Attach files' })).toHaveCount(1);
  expect(uploaders).toEqual([[expect.any(String)], []]);
  await expectSoundAtEverySize(page);
  await answer.getByRole('button', { name: 'Send answer' }).click();
  await expect(answer.getByText('brass.txt')).toHaveCount(0);
  await expect(answer.getByLabel('Your answer')).toHaveValue('');
  const sent = mine.getByRole('article').filter({ hasText: 'Here is the brass.' }).last();
  await expect(sent.getByRole('link', { name: 'Download brass.txt' })).toBeVisible();

  const received = adminSection
    .getByRole('article')
    .filter({ hasText: 'Here is the brass.' })
    .last();
  const [download] = await Promise.all([
    adminPage.waitForEvent('download'),
    received.getByRole('link', { name: 'Download brass.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('brass.txt');
  const { readFile } = await import('node:fs/promises');
  expect(await readFile(await download.path(), 'utf8')).toBe(content);
  await expectSoundAtEverySize(adminPage);

  const onDashboard = uploaderOf(page);
  await page.goto('/dashboard');
  const card = page.getByRole('article').filter({ hasText: message.subject });
  await card.getByRole('button', { name: /^Open conversation/ }).click();
  await expect(card.getByRole('link', { name: 'Download brass.txt' })).toBeVisible();
  expect(onDashboard).toEqual([]);
});

test('a reply appears live on the dashboard and is not marked as new once it is read', async ({
  customer: { page, user },
  adminPage,
}) => {
  const message = await aMessage(adminPage, user, { message: 'Could you send it again?' });
  await openToStay(page, '/dashboard');
  const card = page.getByRole('article').filter({ hasText: 'Could you send it again?' });
  await expect(card.getByText('Pending')).toBeVisible();
  for (const text of ['Here it is.', 'And the one of May.']) {
    const site = new URL(page.url());
    await postWith(adminPage.request, site, `/api/messages/${message.id}/posts`, { text });
  }
  await expect(card.getByText('Reply from our team')).toBeVisible(soon);
  await expect(card.getByText('And the one of May.')).toBeVisible(soon);
  await expectSoundAtEverySize(page);
  await card.scrollIntoViewIfNeeded();
  await card.getByLabel('Your answer').scrollIntoViewIfNeeded();
  await expect(card.getByText('New since you last read it')).toBeAttached();
  await expect(card.getByText('New', { exact: true })).toHaveCount(0);
  await card.getByLabel('Your answer').fill('Thank you.');
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(card.getByText('You', { exact: true })).toBeVisible();
  await expect(card.getByText('Pending')).toBeVisible();
  expect(await isTheSamePage(page)).toBe(true);
});

test('without a live connection, the page reloads its data every 30 seconds', async ({
  customer: { page, user },
  adminPage,
}) => {
  const placed = await anOrder(adminPage, user);
  await page.clock.install();
  await page.route('**/api/live', (route) => route.abort());
  const asked = page.waitForRequest('**/api/live');
  await page.goto(`/dashboard/orders/${numberOf(placed)}`);
  await expect(page.getByText('Awaiting confirmation')).toBeVisible();
  await page.clock.runFor(1000);
  await asked;
  await changeOrder(adminPage, placed, { status: 'processing' });
  await page.clock.runFor(31_000);
  await page.clock.runFor(1000);
  await expect(page.getByRole('main').getByText('In production').first()).toBeVisible(soon);
});
