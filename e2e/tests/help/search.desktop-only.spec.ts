import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search questions and answers' });
const category = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const found = (page: Page) => page.getByRole('search').getByRole('status');

test.beforeEach(async ({ page }) => {
  await page.goto('/help', { waitUntil: 'networkidle' });
});

test('what is typed filters questions and answers, whatever its case', async ({ page }) => {
  await box(page).fill('REFUND');
  await expect(category(page, 'Pricing & Payments')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'How long do refunds take?' })).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Do you offer discounts?' })).toHaveCount(0);
  await expect(category(page, 'Video Services')).toHaveCount(0);
  await expect(found(page)).toHaveText(/^\d+ answers for “REFUND”$/);
});

test('an answer is found by a word that its question does not have', async ({ page }) => {
  await box(page).fill('-16 lufs');
  await page.locator('summary', { hasText: 'What loudness do you master to?' }).click();
  await expect(page.locator('mark', { hasText: '-16 LUFS' }).first()).toBeVisible();
  await expect(category(page, 'Getting Started')).toHaveCount(0);
});

test('results stand right under the search box', async ({ page }) => {
  await box(page).fill('captions');
  await expect(found(page)).toContainText('“captions”');
  await expect(category(page, 'Video Services')).toBeVisible();
  const [result, guides] = await Promise.all([
    category(page, 'Video Services').boundingBox(),
    page.getByRole('region', { name: 'Quick guides' }).boundingBox(),
  ]);
  expect(result?.y ?? 0).toBeLessThan(guides?.y ?? 0);
});

test('nothing found is said, and leads on', async ({ page }) => {
  await box(page).fill('zeppelin');
  await expect(found(page)).toHaveText('No answers for “zeppelin”');
  await expect(page.getByRole('heading', { name: 'No answers found' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(category(page, 'Getting Started')).toBeVisible();
  await expect(page).toHaveURL('/help');
});

test('the address holds the search: reload, and back from another page', async ({ page }) => {
  await box(page).fill('captions');
  await expect(page).toHaveURL('/help?q=captions');
  await page.reload();
  await expect(box(page)).toHaveValue('captions');
  await expect(category(page, 'Getting Started')).toHaveCount(0);
  await page.getByRole('region', { name: 'Still need help' }).getByRole('link').click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(box(page)).toHaveValue('captions');
  await expect(found(page)).toContainText('“captions”');
});

test('typing leaves one entry in the history, not one per letter', async ({ page }) => {
  const entries = await page.evaluate(() => history.length);
  await box(page).pressSequentially('captions', { delay: 60 });
  await expect(page).toHaveURL('/help?q=captions');
  await expect(box(page)).toHaveValue('captions');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('emptying the box brings everything back', async ({ page }) => {
  await box(page).fill('captions');
  await expect(category(page, 'Getting Started')).toHaveCount(0);
  await box(page).fill('');
  await expect(category(page, 'Getting Started')).toBeVisible();
  await expect(found(page)).toHaveText('');
  await expect(page).toHaveURL('/help');
});

test('a search breaks no rule of axe', async ({ page }) => {
  await box(page).fill('loudness');
  await page.locator('summary', { hasText: 'What loudness do you master to?' }).click();
  await expectNoAxeViolations(page);
});

test('what is typed before the page is hydrated counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/help', { waitUntil: 'commit' });
  await box(page).fill('captions');
  release();
  await expect(page).toHaveURL('/help?q=captions');
  await expect(box(page)).toHaveValue('captions');
  await expect(category(page, 'Getting Started')).toHaveCount(0);
});
