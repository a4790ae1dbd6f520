import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import { postWith } from '../account/account';
import { aMessage, anOrder, changeOrder, numberOf } from '../admin/records';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** What somebody else did is to be seen within this time, in milliseconds. */
const soon = { timeout: 3000 };

const messagesOf = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Waits until the page is told of changes; what happens before is read with the page. */
const listening = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/live') && response.ok());

/** Opens a page that is reloaded by nobody from here on. */
async function openToStay(page: Page, path: string): Promise<void> {
  const live = listening(page);
  await page.goto(path);
  await live;
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
}

const isTheSamePage = (page: Page) => page.evaluate(() => 'isTheSamePage' in window);

test('message, answer and status reach the other side without a reload', async ({
  customer: { page, user },
  adminPage,
}) => {
  const placed = await anOrder(adminPage, user);
  await openToStay(page, `/dashboard/orders/${numberOf(placed)}`);
  await openToStay(adminPage, `/admin/orders?details=${placed.id}`);
  const theirs = messagesOf(adminPage);
  await expect(theirs).toContainText('Nobody has written about this order yet.');

  const mine = messagesOf(page);
  await mine.getByRole('button', { name: 'New message' }).click();
  await mine.getByLabel('Subject').fill('The brass');
  await mine.getByRole('textbox', { name: 'Message' }).fill('Could it be louder?');
  await mine.getByRole('button', { name: 'Send Message' }).click();
  await expect(theirs.getByText('Could it be louder?')).toBeVisible(soon);
  await expect(theirs.getByText('Pending')).toBeVisible();
  await expectNoAxeViolations(page);

  await theirs.getByLabel('Your answer').fill('It will be.');
  await theirs.getByLabel('Your answer').press('Control+Enter');
  await expect(mine.getByText('It will be.')).toBeVisible(soon);
  await expect(mine.getByText('Northcast team')).toBeVisible();
  await expect(mine.getByText('Replied')).toBeVisible();

  // What is being typed stays while the page is read again.
  await mine.getByLabel('Your answer').fill('And the drums');
  await theirs.getByLabel('Your answer').fill('On Friday.');
  await theirs.getByRole('button', { name: 'Send answer' }).click();
  await expect(mine.getByText('On Friday.')).toBeVisible(soon);
  await expect(mine.getByLabel('Your answer')).toHaveValue('And the drums');

  await changeOrder(adminPage, placed, { status: 'processing' });
  await expect(page.getByRole('main').getByText('Processing').first()).toBeVisible(soon);
  expect([await isTheSamePage(page), await isTheSamePage(adminPage)]).toEqual([true, true]);
});

test('an answer is new on the dashboard until it is read', async ({
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
  await expectNoAxeViolations(page);
  await card.scrollIntoViewIfNeeded();
  await card.getByLabel('Your answer').scrollIntoViewIfNeeded();
  await expect(card.getByText('New', { exact: true })).toHaveCount(0);
  await card.getByLabel('Your answer').fill('Thank you.');
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(card.getByText('You', { exact: true })).toBeVisible();
  await expect(card.getByText('Pending')).toBeVisible();
  expect(await isTheSamePage(page)).toBe(true);
});

test('without a stream the page is read again every half minute', async ({
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
  await expect(page.getByRole('main').getByText('Processing').first()).toBeVisible(soon);
});
