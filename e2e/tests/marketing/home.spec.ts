import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';
import { posts } from './posts';

const link = (name: string, to: string) => ({ name, to });

test.describe('home', () => {
  test('the hero leads to the services and to the process', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'START YOUR PROJECT' })).toHaveAttribute(
      'href',
      '/services',
    );
    await main.getByRole('link', { name: 'SEE HOW IT WORKS' }).click();
    await expect(page).toHaveURL('/#process');
    await expect(page.getByRole('heading', { name: 'Brief', exact: true })).toBeInViewport();
  });

  test('says what it claims, for whom, and what they say', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const claim of ['300+', '24/48hr', '99%', '4.9/5', '500+', '98%']) {
      await expect(main.getByText(claim, { exact: true })).toBeVisible();
    }
    await expect(
      main.getByRole('region', { name: /we work with/ }).getByRole('listitem'),
    ).toHaveCount(8);
    await expect(main.locator('blockquote')).toHaveCount(3);
  });

  test('the process has five steps and a turnaround', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const process = page.locator('#process');
    await expect(process.getByRole('listitem')).toHaveCount(5);
    await expect(process.getByRole('heading', { level: 3 })).toHaveText([
      'Brief',
      'Upload',
      'Editing',
      'Review',
      'Publish',
    ]);
    await expect(process.getByText('Average Turnaround: Same Day')).toBeVisible();
  });

  test('every solution asks to be talked about', async ({ page }) => {
    await page.goto('/');
    const solutions = page.getByRole('region', { name: /solutions/ });
    const prices = solutions.getByRole('link', { name: 'Contact us' });
    await expect(prices).toHaveCount(6);
    await expect(prices.first()).toHaveAttribute('href', '/contact?topic=ai-review');
    await expect(prices.last()).toHaveAttribute('href', '/contact');
  });

  test('shows two plans with their prices and the largest without', async ({ page }) => {
    await page.goto('/');
    const plans = page.getByRole('region', { name: /Plans/ });
    const cards = plans.getByRole('list').first().locator('> li');
    await expect(cards).toHaveCount(3);
    await expect(cards.nth(0)).toContainText('Starter');
    await expect(cards.nth(0)).toContainText('$140');
    await expect(cards.nth(0)).toContainText('Save $26');
    await expect(cards.nth(1)).toContainText('Creator');
    await expect(cards.nth(1)).toContainText('Most Popular');
    await expect(cards.nth(1)).toContainText('$220');
    await expect(cards.nth(1)).toContainText('Save $89');
    await expect(cards.nth(2)).toContainText('PRO');
    await expect(cards.nth(2)).toContainText('Contact us');
    await expect(cards.nth(2)).not.toContainText('$300');
  });

  for (const { name, to } of [
    link('Explore Solutions', '/pricing#enterprise'),
    link('Request Consultation', '/contact'),
    link('View All Articles', '/blog'),
    link('EXPLORE SERVICES', '/services'),
    link('VIEW PRICING', '/pricing'),
  ]) {
    test(`'${name}' leads to ${to}`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('one question is open at a time, the first from the start', async ({ page }) => {
    await page.goto('/');
    const faq = page.getByRole('region', { name: 'Questions before you start' });
    const open = faq.locator('details[open]');
    await expect(open).toHaveCount(1);
    await expect(faq.locator('details').first()).toHaveAttribute('open', '');
    await faq.getByText('How soon can you start?').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('How soon can you start?');
    await faq.getByText('How soon can you start?').click();
    await expect(open).toHaveCount(0);
  });

  test('teases the three newest posts', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const newest = (await (await page.request.get('/api/blog')).json()) as { title: string }[];
    const teaser = page.getByRole('region', { name: 'From the blog' });
    await expect(teaser.getByRole('heading', { level: 3 })).toHaveText(
      newest.slice(0, 3).map(({ title }) => title),
    );
    await expect(teaser.getByRole('link', { name: 'Read more' })).toHaveCount(3);
    await expect(teaser.getByText(/^\w+ \d+, 20\d\d$/)).toHaveCount(3);
  });
});

test.describe('blog teaser after a navigation', () => {
  /** The document of another page brings no posts, so that the home page reads them itself. */
  async function goHome(page: Page) {
    const home = page.getByRole('banner').getByRole('link', { name: /Northcast/ });
    await (await hydratedElement(home)).click();
    await expect(page).toHaveURL('/');
    return page.getByRole('region', { name: 'From the blog' });
  }

  test('shows three card shapes while it loads', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/blog', () => undefined);
    const teaser = await goHome(page);
    await expect(teaser.getByText('Loading articles')).toBeAttached();
    await expect(teaser.locator('[data-skeleton-card]')).toHaveCount(3);
  });

  test("says 'Recently' for a post without a date and uses the default picture", {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/blog', (route) => route.fulfill({ json: posts(4) }));
    const teaser = await goHome(page);
    await expect(teaser.getByRole('heading', { level: 3 })).toHaveText([
      'Post 1',
      'Post 2',
      'Post 3',
    ]);
    await expect(teaser.getByText('Recently', { exact: true })).toHaveCount(3);
    await expect(teaser.locator('img').first()).toHaveAttribute('src', '/images/blog/default.svg');
  });

  test('says so when the posts cannot be read, and reads them again', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/about');
    await page.route('**/api/blog', (route) => route.fulfill({ status: 500, body: '' }));
    const teaser = await goHome(page);
    await expect(teaser.getByText('Failed to load blog posts')).toBeVisible();
    await expect(teaser.getByText('Please try again later.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/blog');
    await teaser.getByRole('button', { name: 'Retry' }).click();
    await expect(teaser.getByRole('link', { name: 'Read more' })).toHaveCount(3);
  });
});
