import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search questions and answers' });
const category = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const found = (page: Page) => page.getByRole('search').getByRole('status');

test('typing filters questions and answers without adding history entries', async ({ page }) => {
  await page.goto('/help');
  await hydrated(page);

  await test.step('results appear below the search box without a new history entry', async () => {
    const entries = await page.evaluate(() => history.length);
    await box(page).pressSequentially('captions', { delay: 60 });
    await expect(page).toHaveURL('/help?q=captions');
    await expect(box(page)).toHaveValue('captions');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(found(page)).toContainText('“captions”');
    await expect(category(page, 'Video Services')).toBeVisible();
    await expect(category(page, 'Getting Started')).toHaveCount(0);
    const [result, guides] = await Promise.all([
      category(page, 'Video Services').boundingBox(),
      page.getByRole('region', { name: 'Quick guides' }).boundingBox(),
    ]);
    expect(result?.y ?? Number.NaN).toBeLessThan(guides?.y ?? Number.NaN);
  });

  await test.step('clearing the search box shows all questions', async () => {
    await box(page).fill('');
    await expect(category(page, 'Getting Started')).toBeVisible();
    await expect(found(page)).toHaveText('');
    await expect(page).toHaveURL('/help');
  });

  await test.step('the search ignores case', async () => {
    await box(page).fill('REFUND');
    await expect(category(page, 'Pricing & Payments')).toBeVisible();
    await expect(page.locator('summary', { hasText: 'How long do refunds take?' })).toBeVisible();
    await expect(page.locator('summary', { hasText: 'Do you offer discounts?' })).toHaveCount(0);
    await expect(category(page, 'Video Services')).toHaveCount(0);
    await expect(found(page)).toHaveText(/^\d+ answers for “REFUND”$/);
  });

  await test.step('the search finds words that occur only in an answer', async () => {
    await box(page).fill('-16 lufs');
    await page.locator('summary', { hasText: 'What loudness do you master to?' }).click();
    await expect(page.locator('mark', { hasText: '-16 LUFS' }).first()).toBeVisible();
    await expect(category(page, 'Getting Started')).toHaveCount(0);
    await expectSoundAtEverySize(page);
  });

  await test.step('an empty result shows a message and offers to clear the search', async () => {
    await box(page).fill('zeppelin');
    await expect(found(page)).toHaveText('No answers for “zeppelin”');
    await expect(page.getByRole('heading', { name: 'No answers found' })).toBeVisible();
    await expectSoundAtEverySize(page);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(category(page, 'Getting Started')).toBeVisible();
    await expect(page).toHaveURL('/help');
  });
});

test('the search is stored in the URL and restored by reload and Back', async ({ page }) => {
  await page.goto('/help');
  await hydrated(page);
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

test('text typed before hydration is searched for', async ({ page }) => {
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
