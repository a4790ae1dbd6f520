import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated, hydratedElement } from '../../fixtures/hydrated';
import { expect, newPerson, test } from '../../fixtures/test';

const path = '/blog/first-ai-project';

/** URL of a link on the page, by name. */
const hrefOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href');

test('an article shows its content, links, related articles and a newsletter form', async ({
  page,
}) => {
  const post = (await (await page.request.get(`/api${path}`)).json()) as {
    title: string;
    excerpt: string;
    imageUrl: string;
  };
  await page.goto(path);
  await hydrated(page);
  const article = page.getByRole('article');

  await test.step('title, author, date, read time, excerpt, picture and text', async () => {
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(article.getByText('By the Northcast team')).toBeVisible();
    await expect(article.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await expect(article.getByText('5 min read')).toBeVisible();
    await expect(article.getByText(post.excerpt)).toBeVisible();
    await expect(article.locator('img').first()).toHaveAttribute('src', post.imageUrl);
    expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
    await expect(article.getByText('Published by the company')).toBeVisible();
  });

  await test.step('links', async () => {
    for (const [name, to] of [
      ['Back to All Articles', '/blog'],
      ['Get Started', '/contact'],
      ['View All Articles', '/blog'],
      ['Our Services', '/services'],
    ] as const) {
      expect(await hrefOf(page, name), name).toBe(to);
    }
  });

  await test.step('the print version shows the full URL after each link', async () => {
    await page.emulateMedia({ media: 'print' });
    const link = article.getByRole('link', { name: 'our services page' });
    // The page's script adds the full URL on `beforeprint`.
    await page.pdf();
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toBe(`" (${new URL('/services', page.url()).href})"`);
    await page.emulateMedia({ media: null });
  });

  await test.step('newsletter subscription', async () => {
    const block = page.getByRole('region', { name: 'Never Miss an Update' });
    await block.getByRole('textbox', { name: 'Email address' }).fill(newPerson().email);
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await expect(block.getByText(/^Check your inbox/)).toBeVisible();
  });

  await test.step('the table of contents scrolls to a section', async () => {
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
    const name = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/#section-/);
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
  });

  await test.step('three related articles follow, also on a related article', async () => {
    const next = page.getByRole('region', { name: 'Continue Reading' }).getByRole('listitem');
    await expect(next).toHaveCount(3);
    const title = await next.first().getByRole('heading').innerText();
    expect(title).not.toBe(post.title);
    await next.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(next).toHaveCount(3);
  });
});

test('both share buttons copy the URL without a message if the device cannot share', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto(path);
  await hydrated(page);
  const before = await page.getByRole('main').innerText();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const name of ['Share', 'Share Article']) {
    await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(copied, name).toBe(page.url());
  }
  expect(await page.getByRole('main').innerText()).toBe(before);
  await expect(page.getByText(/copied/i)).toHaveCount(0);
});

test('an unknown and an invalid blog slug return 404', async ({ page }) => {
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('Blog Post Not Found');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible();
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  await expectSoundAtEverySize(page);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');

  const other = await page.request.get('/blog/No%20Slug');
  expect(other.status()).toBe(404);
  expect(await other.text()).toMatch(/<h1[^>]*>Page not found</);
});

test('an article that fails to load after a navigation shows an error, and Retry loads it', async ({
  page,
}) => {
  const calls = '**/api/blog/*';
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.goto('/blog');
  const link = await hydratedElement(page.getByRole('link', { name: 'Read Full Article' }));
  await page.route(calls, async (route) => {
    await answered;
    await route.fulfill({ status: 500, body: '' });
  });
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Loading article', { exact: true })).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { name: 'Failed to load blog post' })).toBeFocused();
  await expectSoundAtEverySize(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
