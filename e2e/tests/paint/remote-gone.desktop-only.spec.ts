import type { Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { expectNothingMoved, watchShifts } from '../../fixtures/layout-shifts';
import { offerParser } from '../../fixtures/parse-html';
import { expect, test } from '../../fixtures/test';

const notice = /a part of this page could not be loaded/;

async function takeAway(page: Page, remote: string): Promise<void> {
  await page.route(`**/remotes/${remote}/**`, (route) => route.fulfill({ status: 404, body: '' }));
}

test.describe('a prerendered page whose remote is missing', () => {
  test.beforeEach(({ page }) => takeAway(page, 'mf-marketing'));

  test('keeps its text and has no layout shift', async ({ page }) => {
    await watchShifts(page);
    await offerParser(page);
    const response = await page.goto('/help/articles/mastering-audio-levels-loudness');
    const html = (await response?.text()) ?? '';
    await expect(page.getByText(notice)).toBeVisible();
    const [before, after] = await page.evaluate((text) => {
      const written = parseHtml(text).querySelector('main');
      const shown = document.querySelector('main > div');
      return [written?.textContent, shown?.textContent];
    }, html);
    expect(after).toBe(before);
    await expectNothingMoved(page);
  });

  test('opens its questions and follows a link, and other pages still open', async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByText(notice)).toBeVisible();
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    const guide = page.getByRole('main').getByRole('link', { name: /Podcast launch checklist/i });
    await guide.first().click();
    await expect(page).toHaveURL('/help/guides/podcast-launch-checklist');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/pricing');
    await expect(page.getByText(notice)).toBeVisible();
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });

  test('keeps typed text when its code fails, and when Retry has loaded it', async ({ page }) => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/remotes/mf-marketing/**', async (route) => {
      await held;
      await route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const message = page.getByRole('textbox', { name: 'Message', exact: true });
    const service = page.getByRole('combobox', { name: 'Service' });
    await name.fill('Robin Tester');
    await service.selectOption('Launch Package');
    fail();
    await expect(page.getByText(notice)).toBeVisible();
    await expect(name).toHaveValue('Robin Tester');
    await message.fill('Forty minutes of tape.');
    const expectKept = async () => {
      await expect(name).toHaveValue('Robin Tester');
      await expect(service).toHaveValue('Launch Package');
      await expect(message).toHaveValue('Forty minutes of tape.');
    };
    await page.unroute('**/remotes/mf-marketing/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(notice)).toHaveCount(0);
    await expectKept();
    await page.reload();
    await hydrated(page);
    await expectKept();
  });

  test('opens the order dialog by a page load, and the order can be placed', async ({
    customer: { page },
  }) => {
    await page.goto('/services');
    await expect(page.getByText(notice)).toBeVisible();
    await page.locator('button[name="order"][value="jingle"]').click();
    await expect(page).toHaveURL('/services?order=jingle');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Phone').fill('+1 212 555 0142');
    await dialog.getByLabel('Project brief').fill('Ten seconds, no voice.');
    await dialog.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
  });
});

test('the error panel of a missing remote causes no layout shift', async ({ page }) => {
  await watchShifts(page);
  await takeAway(page, 'mf-account');
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: /is not available right now/ })).toBeVisible();
  await expectNothingMoved(page);
});
