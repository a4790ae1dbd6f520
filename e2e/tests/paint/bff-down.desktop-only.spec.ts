import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { offerParser } from '../../fixtures/parse-html';
import { publicPaths } from '../../fixtures/public-paths';
import { ServersApart } from '../../fixtures/servers-apart';
import { expect, test } from '../../fixtures/test';

// Serial: stopping the bff affects every test, and the last test restarts it.
test.describe.configure({ mode: 'default' });

const article = '/blog/first-ai-project';
/** Pages that need nothing from the API. */
const lasting = publicPaths.filter((path) => !['/', '/blog', '/search'].includes(path));

let servers: ServersApart;
/** Documents fetched before the bff was stopped. */
let home = '';
let others: readonly string[] = [];

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(`${servers.url}${path}`)).status();

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(`${servers.url}${path}`);
  expect(response.status(), path).toBe(200);
  return await response.text();
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  servers = await ServersApart.start();
  const request = await requests.newContext();
  home = await read(request, '/');
  others = await Promise.all(lasting.map((path) => read(request, path)));
  await servers.killBff();
  // The shell server caches what it read, per page, so wait until the cache has expired.
  await expect.poll(() => statusOf(request, '/blog')).toBe(503);
  await expect.poll(() => read(request, '/')).not.toContain(article);
  await request.dispose();
});
test.afterAll(() => servers.stop());

/** Counts the page's calls to the API. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
  });
  return () => calls;
}

test('pages that need no API data are identical without the bff', async ({ request }) => {
  expect(await Promise.all(lasting.map((path) => read(request, path)))).toEqual(others);
});

test('the search finds services without the bff', async ({ request }) => {
  expect(await read(request, '/search?q=jingle')).toContain('href="/services#jingle"');
});

test('the home page lacks only the blog teaser without the bff', async ({ page }) => {
  await offerParser(page);
  const response = await page.goto(`${servers.url}/`);
  expect(response?.status()).toBe(200);
  const teaser = page.getByRole('region', { name: 'From the blog' });
  await expect(teaser.getByText('Failed to load blog posts')).toBeVisible();
  const headings = await page.evaluate((text) => {
    const document = parseHtml(text);
    return [...document.querySelectorAll('main h2')].map((each) => each.textContent ?? '');
  }, home);
  await expect(page.locator('main h2')).toHaveText(headings);
});

test('a signed-in customer keeps the signed-in bar, and the account is requested once', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'nc_signed_in', value: '1', url: servers.url }]);
  const calls = countCalls(page);
  await page.goto(`${servers.url}/about`, { waitUntil: 'networkidle' });
  await hydrated(page);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(calls()).toBe(1);
});

test('blog list and article return 503, send one request, and Retry loads them in place', async ({
  context,
  request,
}) => {
  const pages = [
    { path: '/blog', words: 'Failed to load blog posts', healed: 'Featured Article' },
    { path: article, words: 'Failed to load blog post', healed: 'Published by the company' },
  ];
  const opened = [];
  for (const { path, words, healed } of pages) {
    const page = await context.newPage();
    const calls = countCalls(page);
    const response = await page.goto(`${servers.url}${path}`, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBeTruthy();
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
    expect(calls()).toBe(1);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    opened.push({ path, page, healed });
  }
  await servers.reviveBff();
  for (const { path, page, healed } of opened) {
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(healed)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect.poll(() => statusOf(request, path)).toBe(200);
  }
});
