import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { hydrated, hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';
import { posts } from './posts';

test('has a heading, a tagline, a search and four categories', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'The Northcast Blog' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  const categories = page.getByRole('list', { name: 'Categories' });
  await expect(categories.getByRole('listitem')).toHaveText([
    'Getting Started 12 articles',
    'Production Tips 18 articles',
    'Marketing 15 articles',
    'Equipment 9 articles',
  ]);
  await expect(categories.getByRole('link')).toHaveCount(4);
  await expect(categories.locator('[aria-current]')).toHaveCount(0);
});

test('features the newest post and lists the others', async ({ page }) => {
  const [newest, ...others] = (await (await page.request.get('/api/blog')).json()) as {
    title: string;
    slug: string;
  }[];
  await page.goto('/blog');
  const featured = page.getByRole('article');
  await expect(featured).toContainText('Featured Article');
  await expect(featured).toContainText('5 min read');
  await expect(featured.getByRole('heading')).toHaveText(newest?.title ?? '');
  await expect(page.getByRole('heading', { level: 2, name: 'All Articles' })).toBeVisible();
  const links = page.getByRole('link', { name: 'Read more' });
  await expect(links).toHaveCount(others.length);
  expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(
    others.map(({ slug }) => `/blog/${slug}`),
  );
  await expect(page.getByText(/4 min read/)).toHaveCount(others.length);
  await featured.getByRole('link', { name: 'Read Full Article' }).click();
  await expect(page).toHaveURL(`/blog/${newest?.slug}`);
});

test('a search is part of the address and can be left', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('loudness');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/blog?q=loudness');
  await expect(page.getByRole('status').filter({ hasText: '“loudness”' })).toBeVisible();
  const found = await page.getByRole('link', { name: 'Read more' }).count();
  expect(found).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Read more' })).toHaveCount(found);
  await expect(page.getByRole('searchbox')).toHaveValue('loudness');
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No article matches')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('article')).toContainText('Featured Article');
});

test('a wrong address for the newsletter is told at its field', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const block = page.getByRole('region', { name: 'Stay Updated' });
  await expect(block.getByText('No spam, unsubscribe anytime.')).toBeVisible();
  const field = block.getByRole('textbox', { name: 'Email address' });
  await field.fill('robin@mail');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
});

test('a newsletter that cannot be ordered says so and keeps the address', async ({ page }) => {
  await page.route('**/api/newsletter', (route) => route.abort());
  await page.goto('/blog');
  await hydrated(page);
  const block = page.getByRole('region', { name: 'Stay Updated' });
  const field = block.getByRole('textbox', { name: 'Email address' });
  await field.fill('robin@mail.example');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toHaveAccessibleDescription(/did not work/);
  await expect(field).toHaveValue('robin@mail.example');
});

test.describe('after a navigation', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/blog/first-ai-project');
  });

  async function openList(page: Page) {
    await (await hydratedElement(page.getByRole('link', { name: 'Back to All Articles' }))).click();
  }

  test('shows six card shapes while it loads', async ({ page }) => {
    await page.route('**/api/blog', () => undefined);
    await openList(page);
    await expect(page.getByText('Loading articles')).toBeAttached();
    await expect(page.locator('[data-skeleton-card]')).toHaveCount(6);
  });

  test('says so when there are no posts', async ({ page }) => {
    await page.route('**/api/blog', (route) => route.fulfill({ json: [] }));
    await openList(page);
    await expect(page.getByRole('heading', { name: 'No blog posts available' })).toBeVisible();
    await expect(page.getByText('Check back soon for new content!')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('says so when the posts cannot be read', async ({ page }) => {
    await page.route('**/api/blog', (route) => route.fulfill({ status: 503, body: '' }));
    await openList(page);
    await expect(page.getByRole('heading', { name: 'Failed to load blog posts' })).toBeVisible();
    await expect(page.getByText('Please try again later.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/blog');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Featured Article')).toBeVisible();
  });

  test('a featured post without a picture shows the default one', async ({ page }) => {
    await page.route('**/api/blog', (route) => route.fulfill({ json: posts(2) }));
    await openList(page);
    await expect(page.getByRole('article').locator('img')).toHaveAttribute(
      'src',
      '/images/blog/default.svg',
    );
  });

  test('is read once a visit', async ({ page }) => {
    let reads = 0;
    await page.route('**/api/blog', (route) => {
      reads += 1;
      return route.continue();
    });
    await openList(page);
    await expect(page.getByText('Featured Article')).toBeVisible();
    await page.getByRole('link', { name: 'Read Full Article' }).click();
    await openList(page);
    await expect(page.getByText('Featured Article')).toBeVisible();
    expect(reads).toBe(1);
  });
});
