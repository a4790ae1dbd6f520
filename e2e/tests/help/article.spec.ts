import type { Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';
import { articles, guides } from './texts';

const texts = [
  ...articles.map((text) => ({ ...text, share: 'Share Article' })),
  ...guides.map((text) => ({ ...text, share: 'Share Guide' })),
];

/** Sections of the launch checklist. */
const sections = [
  '8 weeks before',
  '6 weeks before',
  '4 weeks before',
  '2 weeks before',
  'Launch week',
  'Apple',
  'Spotify',
  'Google',
  'Tier 2',
  'Niche',
  'International',
  'Marketing',
  'Launch-day hour plan',
  'Publishing strategy',
  'Analytics metrics',
  'First 30 days',
  'Emergency checklist',
];

test.describe('help texts without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every article and guide contains label, read time, month, buttons and related links', {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const text of texts) await test.step(text.path, () => expectText(page, text));
    const headings = (await page.getByRole('heading').allInnerTexts()).join('\n').toLowerCase();
    for (const name of sections) expect(headings).toContain(name.toLowerCase());

    await page.goto('/help/articles/mastering-audio-levels-loudness');
    const tables = page.getByRole('region', { name: /^Table: / });
    expect(await tables.count()).toBeGreaterThanOrEqual(2);
    // Wide tables scroll within the page and are reachable by keyboard.
    await tables.first().focus();
    await expect(tables.first()).toBeFocused();
  });
});

async function expectText(
  page: Page,
  { path, label, readTime, updated, related, share }: (typeof texts)[number],
): Promise<void> {
  await page.goto(path);
  const article = page.getByRole('article');
  const title = await article.getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(`${title} · Northcast`);
  await expect(article.getByText(label, { exact: true }).first()).toBeVisible();
  await expect(article.getByRole('definition').first()).toHaveText(readTime);
  const month = article.getByText(/^[A-Z][a-z]+ 20\d\d$/);
  if (updated === undefined) await expect(month).toHaveCount(0);
  else await expect(month).toHaveText(updated);

  // Shown only with script.
  for (const name of [share, 'Save for Later']) {
    await expect(article.getByRole('button', { name, includeHidden: true })).toHaveCount(1);
  }
  const promo = article.getByRole('complementary');
  await expect(promo.getByRole('button').or(promo.getByRole('link'))).toHaveCount(2);

  const links = article.getByRole('navigation', { name: 'Read next' }).getByRole('link');
  await expect(links).toHaveCount(2);
  for (const [index, to] of related.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', to);
    expect((await links.nth(index).innerText()).length).toBeGreaterThan(15);
  }
}

test('help texts navigate without a reload and link to related texts and the help center', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/help/guides/podcast-launch-checklist');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });
  await page
    .getByRole('article')
    .getByRole('link', { name: 'audio quality checklist' })
    .first()
    .click();
  await expect(page).toHaveURL('/help/guides/audio-quality-checklist');

  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  await expectButtons(page, 'Share Guide');

  await page.goto('/help/articles/podcast-legal-considerations');
  await hydrated(page);
  await expectButtons(page, 'Share Article');
  const link = page.getByRole('navigation', { name: 'Read next' }).getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('link', { name: 'Back to Help Center' }).click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
});

async function expectButtons(page: Page, share: string): Promise<void> {
  for (const name of [share, 'Save for Later']) {
    await expect(page.getByRole('article').getByRole('button', { name })).toBeVisible();
  }
}

test('the table of contents scrolls to a section', async ({ page, isMobile }) => {
  await page.goto('/help/articles/monetize-podcast-2025');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toHaveCount(1);
  if (isMobile) await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Memberships' }).click();
  await expect(page).toHaveURL(/#memberships$/);
  await expect(page.getByRole('heading', { name: 'Memberships' })).toBeInViewport();
});
