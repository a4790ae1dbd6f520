import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

const address = '/blog?category=production-tips';

test('a category page lists its articles, marks the category and links back to all articles', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  const tiles = page.getByRole('list', { name: 'Categories' });
  await tiles.getByRole('link', { name: /Production Tips/ }).click();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(/^Production Tips: Blog/);
  await expect(page.getByRole('status').filter({ hasText: 'Production Tips' })).toContainText(
    '3 articles',
  );
  await expect(tiles.locator('[aria-current]')).toHaveText(/Production Tips/);
  await expect(page.getByRole('link', { name: 'Read more' })).toHaveCount(3);
  await expectSoundAtEverySize(page);
  await page.goBack();
  await expect(page.getByText('Featured Article')).toBeVisible();
  await expect(tiles.locator('[aria-current]')).toHaveCount(0);
  await page.goForward();
  await page.getByRole('link', { name: 'All Articles', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByText('Featured Article')).toBeVisible();
});

test('a search is limited to the selected category', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('loudness');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${address}&q=loudness`);
  await expect(page.getByRole('status').filter({ hasText: '“loudness”' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: 'Read more' })).toHaveCount(3);
});

test.describe('blog category without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the articles of the category, and an article links to it', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/blog/podcast-loudness');
    await page.getByRole('link', { name: 'Production Tips' }).click();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/^Production Tips: Blog/);
    await expect(page.getByRole('link', { name: 'Read more' })).toHaveCount(3);
    await expect(page.locator('[aria-current="true"]')).toHaveText(/Production Tips/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
    await page.goto('/blog?category=moon');
    await expect(page.getByText('Featured Article')).toBeVisible();
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect(sitemap).toMatch(/\/blog<\/loc>/);
  });
});
