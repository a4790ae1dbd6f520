import type { Browser, BrowserContext } from '@playwright/test';
import { launchWithHistoryCache, RememberingTab } from '../../fixtures/history-cache';
import { hydrated } from '../../fixtures/hydrated';
import { administrator, expect, newPerson, test as plain } from '../../fixtures/test';

interface CacheFixtures {
  readonly tab: RememberingTab;
  /** Calls the API with the page's cookies. */
  readonly send: (path: string, data?: object) => Promise<void>;
}

const test = plain.extend<CacheFixtures & { context: BrowserContext }, { cached: Browser }>({
  cached: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the parameter's source.
    async ({}, use) => {
      const browser = await launchWithHistoryCache();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ cached, baseURL }, use) => {
    const context = await cached.newContext(baseURL ? { baseURL } : {});
    await use(context);
    await context.close();
  },
  tab: async ({ context }, use) => await use(await RememberingTab.open(context)),
  send: async ({ context, baseURL }, use) => {
    await use(async (path, data) => {
      const options = { headers: { Origin: baseURL ?? '' }, ...(data ? { data } : {}) };
      expect((await context.request.post(path, options)).ok()).toBe(true);
    });
  },
});

/** One page of every kind. */
const paths = [
  '/',
  '/services',
  '/blog',
  '/blog/first-ai-project',
  '/contact',
  '/help',
  '/help/articles/mastering-audio-levels-loudness',
  '/legal/terms',
  '/auth',
];

test('every kind of page is restored from the back/forward cache', async ({ tab }) => {
  for (const path of paths) {
    await tab.page.goto(path);
    await hydrated(tab.page);
    await tab.leaveAndReturn('/about');
    expect(await tab.reasonsOfLoss(), path).toEqual([]);
  }
});

test('a restored page works and shows a sign-in and a sign-out that happened meanwhile', async ({
  tab,
  send,
}) => {
  const { page } = tab;
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/pricing');
  await hydrated(page);
  await send('/api/register', newPerson());
  await tab.leaveAndReturn('/about');
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await send('/api/logout');
  await tab.leaveAndReturn('/about');
  await expect(navigation.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await navigation.locator('summary').click();
  await navigation.getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a dashboard is restored for its owner, but not after sign-out', async ({ tab, send }) => {
  const { page } = tab;
  const person = newPerson();
  await send('/api/register', person);
  // With the live updates running: a lock that is granted after the page was left evicts it.
  const live = page.waitForRequest('**/api/live');
  await page.goto('/dashboard');
  await expect(page.getByText(person.email)).toBeVisible();
  await live;
  await tab.leaveAndReturn('/about');
  expect(await tab.reasonsOfLoss()).toEqual([]);
  await expect(page.getByText(person.email)).toBeVisible();
  await send('/api/logout');
  await tab.leaveAndReturn('/about');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test('an admin list is restored from the back/forward cache', async ({ tab, send }) => {
  await send('/api/login', administrator);
  const live = tab.page.waitForRequest('**/api/live');
  await tab.page.goto('/admin/customers');
  await expect(tab.page.getByRole('table')).toBeVisible();
  await live;
  await tab.leaveAndReturn('/about');
  expect(await tab.reasonsOfLoss()).toEqual([]);
  await expect(tab.page.getByRole('table')).toBeVisible();
});
