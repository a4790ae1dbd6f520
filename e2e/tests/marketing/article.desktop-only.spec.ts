import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { hydrated, hydratedElement } from '../../fixtures/hydrated';
import { expect, newPerson, test } from '../../fixtures/test';
import { hold } from '../account/account';
import { posts } from './posts';

const path = '/blog/first-ai-project';

test('an article shows title, date, read time, excerpt, picture and text', async ({ page }) => {
  await page.goto(path);
  const post = (await (await page.request.get(`/api${path}`)).json()) as {
    title: string;
    excerpt: string;
    imageUrl: string;
  };
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(article.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(article.getByText('5 min read')).toBeVisible();
  await expect(article.getByText(post.excerpt)).toBeVisible();
  await expect(article.locator('img').first()).toHaveAttribute('src', post.imageUrl);
  expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
  await expect(article.getByText('Published by the company')).toBeVisible();
});

test('on paper each link of the text is followed by its whole address', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('article').getByRole('link', { name: 'our services page' });
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toBe(`" (${new URL('/services', page.url()).href})"`);
});

test('an article leads to its sections and to three others', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByText('By the Northcast team')).toBeVisible();
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/#section-/);
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'location');

  const next = page.getByRole('region', { name: 'Continue Reading' }).getByRole('listitem');
  await expect(next).toHaveCount(3);
  const title = await next.first().getByRole('heading').innerText();
  expect(title).not.toBe(await page.getByRole('heading', { level: 1 }).innerText());
  await next.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(next).toHaveCount(3);
});

for (const { name, to } of [
  { name: 'Back to All Articles', to: '/blog' },
  { name: 'Get Started', to: '/contact' },
  { name: 'View All Articles', to: '/blog' },
  { name: 'Our Services', to: '/services' },
]) {
  test(`'${name}' leads to ${to}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(to);
  });
}

test('the newsletter can be ordered under an article', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const block = page.getByRole('region', { name: 'Never Miss an Update' });
  await block.getByRole('textbox', { name: 'Email address' }).fill(newPerson().email);
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(block.getByText(/^Check your inbox/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue Reading' })).toBeVisible();
});

for (const button of ['Share', 'Share Article']) {
  test(`'${button}' uses the device's own sharing`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (shared: object) => {
          document.documentElement.dataset['shared'] = JSON.stringify(shared);
          return Promise.resolve();
        },
      });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: button, exact: true }).click();
    const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
    expect(shared).toEqual({
      title: await page.getByRole('heading', { level: 1 }).innerText(),
      url: page.url(),
    });
  });

  test(`'${button}' copies the address without a word where there is none`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const before = await page.getByRole('main').innerText();
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(await page.getByRole('main').innerText()).toBe(before);
    await expect(page.getByText(/copied/i)).toHaveCount(0);
  });
}

test('a slug that no post has is not found', async ({ page }) => {
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('Blog Post Not Found');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible();
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an address that no slug can have is not found', async ({ page }) => {
  const response = await page.goto('/blog/No%20Slug');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test.describe('after a navigation', () => {
  const calls = '**/api/blog/*';

  async function openFeatured(page: Page) {
    await (await hydratedElement(page.getByRole('link', { name: 'Read Full Article' }))).click();
    await expect(page).toHaveURL(path);
  }

  test('shows the shape of an article while it loads', async ({ page }) => {
    await page.goto('/blog');
    await page.route(calls, () => undefined);
    await openFeatured(page);
    await expect(page.getByText('Loading article', { exact: true })).toBeAttached();
  });

  test('puts the focus on the heading when it is there', async ({ page }) => {
    await page.goto('/blog');
    const release = await hold(page, /api\/blog\//);
    await openFeatured(page);
    await expect(page.getByText('Loading article', { exact: true })).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('says so when the article cannot be read', async ({ page }) => {
    await page.goto('/blog');
    await page.route(calls, (route) => route.fulfill({ status: 500, body: '' }));
    await openFeatured(page);
    await expect(page.getByRole('heading', { name: 'Failed to load blog post' })).toBeVisible();
    await expect(
      page.getByText("The article you're looking for might have been moved or deleted."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    await expectNoAxeViolations(page);
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toBeVisible();
  });

  test('says so when the answer is empty', async ({ page }) => {
    await page.goto('/blog');
    await page.route(calls, (route) => route.fulfill({ json: null }));
    await openFeatured(page);
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  });

  test('a post without date or picture goes without', async ({ page }) => {
    await page.goto('/blog');
    const [post] = posts(1);
    await page.route(calls, (route) => route.fulfill({ json: post }));
    await openFeatured(page);
    await expect(page.getByText('Recently published')).toBeVisible();
    await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  });
});

for (const body of ['{}', '[]', 'null', '{"slug":"x","title":"X","excerpt":"","content":""}']) {
  test(`an answer of ${body} is no post`, async ({ page }) => {
    await page.goto('/blog');
    const link = await hydratedElement(page.locator(`a[href="${path}"]`).first());
    await page.route(`**/api${path}`, (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await link.click();
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  });
}
