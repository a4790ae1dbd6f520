import type { Page, Request } from '@playwright/test';
import { collectConsole } from '../../fixtures/console';
import { expect, test } from '../../fixtures/test';

/**
 * Opens a public page and waits until link prefetching is active, which removes the speculation
 * rules.
 */
async function openWatching(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
}

/** Collects later requests for remotes and the API. */
function collectRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/') || pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

/**
 * Waits until half a second passes without a further request. `networkidle` would not wait, because
 * the document has reached that state before.
 */
async function untilQuiet(asked: readonly string[]): Promise<void> {
  let count = -1;
  const isQuiet = () => {
    const isSame = asked.length === count;
    count = asked.length;
    return isSame;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
}

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('hovering over a link prefetches its page, and the click sends no further request', async ({
  page,
}) => {
  await openWatching(page, '/equipment');
  const asked = collectRequests(page);
  await bar(page, 'About').hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await untilQuiet(asked);
  const before = [...asked];
  await bar(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toEqual(before);
});

test('focusing a link to another area prefetches it without showing it', async ({ page }) => {
  await openWatching(page, '/about');
  const asked = collectRequests(page);
  await page.getByRole('link', { name: 'Login' }).first().focus();
  await expect
    .poll(() => asked.filter((path) => path.includes('/mf-account/')).length)
    .toBeGreaterThan(2);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('hovering prefetches the API data of a page, which is requested once', async ({ page }) => {
  await openWatching(page, '/blog/first-ai-project');
  const asked = collectRequests(page);
  const back = page.getByRole('link', { name: 'Back to All Articles' });
  await back.hover();
  await expect.poll(() => asked).toContain('/api/blog');
  await back.click();
  await expect(page.getByText('Featured Article')).toBeVisible();
  expect(asked.filter((path) => path === '/api/blog')).toHaveLength(1);

  const article = page.getByRole('link', { name: 'Read more' }).first();
  const address = `/api${await article.getAttribute('href')}`;
  await article.hover();
  await expect.poll(() => asked).toContain(address);
  await article.click();
  await expect(page).not.toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked.filter((path) => path === address)).toHaveLength(1);
});

test('a failed prefetch of an area shows no error, and the click opens the page', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/releases/beacon')) told.push(request.postData() ?? '');
  });
  await openWatching(page, '/about');
  const messages = collectConsole(page);
  await page.route('**/remotes/mf-account/**', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  const failed = page.waitForResponse('**/remotes/mf-account/**');
  await page.getByRole('link', { name: 'Login' }).first().hover();
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Only the browser's own messages about missing files are allowed.
  const own = /Failed to load resource|integrity/;
  expect(messages.filter((each) => !own.test(each))).toEqual([]);

  await page.unroute('**/remotes/mf-account/**');
  const reported = page.waitForRequest((request) => /"mf-account"/.test(request.postData() ?? ''));
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  await reported;
  expect(told.join()).toContain('"outcome":"ok"');
  expect(told.filter((each) => /"outcome":"(?!ok)/.test(each))).toEqual([]);
});

test('a page whose prefetch failed opens on click without a reload', async ({ page }) => {
  await openWatching(page, '/about');
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  const asked = collectRequests(page);
  await page.route('**/remotes/mf-marketing/**', (route) => route.abort());
  await bar(page, 'Pricing').hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await untilQuiet(asked);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/remotes/mf-marketing/**');
  await bar(page, 'Pricing').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/pricing');
  expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
});

test('nothing is prefetched with data saver on or on a slow connection', async ({ page }) => {
  await openWatching(page, '/about');
  const asked = collectRequests(page);
  const pass = async (connection: object) => {
    await page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await page.getByRole('heading', { level: 1 }).hover();
    await bar(page, 'Pricing').hover();
    await bar(page, 'Contact').focus();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  };
  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    await pass(connection);
    expect(asked, JSON.stringify(connection)).toEqual([]);
    await bar(page, 'Contact').blur();
  }
  await bar(page, 'Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The slow connection was the reason: on a fast one prefetching works.
  asked.length = 0;
  await pass({ effectiveType: '4g' });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
