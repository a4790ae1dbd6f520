import type { Page } from '@playwright/test';
import { collectConsole } from '../../fixtures/console';
import { hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

const paths = [
  '/',
  '/services',
  '/pricing',
  '/about',
  '/equipment',
  '/help/articles/mastering-audio-levels-loudness',
  '/help/guides/video-podcast-setup',
  '/legal/terms',
  '/blog/first-ai-project',
] as const;

/** Scripts of the marketing remote that the page has requested. */
const ownScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/remotes\/mf-marketing\/.*\.js$/.test(path)),
  );

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydratedElement(page.getByRole('heading', { level: 1 }));
}

/** All text, including off-screen sections that the browser has not rendered yet. */
const words = (page: Page) =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    for (const section of main.querySelectorAll('section')) {
      section.style.contentVisibility = 'visible';
    }
    return main.innerText;
  });

async function goInPlace(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const path of paths) {
  test(`${path} hydrates without its own page script and reads the same after client navigation`, async ({
    page,
  }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    // Help texts load a third script for sharing and saving.
    const expected = path.startsWith('/help/') ? 3 : 2;
    expect(await ownScripts(page), 'the entry and the routes').toHaveLength(expected);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const [title, text] = [await page.title(), await words(page)];

    await page.goto('/auth');
    await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
    const messages = collectConsole(page);
    await goInPlace(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect.poll(() => words(page)).toBe(text);
    expect(messages).toEqual([]);
  });
}

test('links and order buttons work without a page load, and Back renders the previous page again', async ({
  page,
}) => {
  await open(page, '/about');
  const text = await words(page);
  await mark(page);
  await page.getByRole('main').getByRole('link', { name: 'View Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect.poll(() => words(page)).toBe(text);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  expect(await isSameDocument(page)).toBe(true);

  await open(page, '/services');
  await mark(page);
  await page.getByRole('button', { name: 'Order Now' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'View FAQ' }).click();
  await expect(page).toHaveURL('/help');
  expect(await isSameDocument(page)).toBe(true);
});

test('Retry loads missing page scripts without a reload and keeps the scroll position', async ({
  page,
}) => {
  const remote = '**/remotes/mf-marketing/**';
  await page.route(remote, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/services');
  const notice = page.getByText('a part of this page could not be loaded', { exact: false });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await mark(page);
  await page.unroute(remote);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  await page.getByRole('link', { name: 'View FAQ' }).click();
  await expect(page).toHaveURL('/help');
  expect(await isSameDocument(page)).toBe(true);
});

test('the table of contents marks the current section', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await open(page, '/legal/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  await expect(current).toHaveCount(0);
  const second = page.getByRole('article').getByRole('heading', { level: 2 }).nth(1);
  const title = await second.innerText();
  await contents.getByRole('link', { name: title, exact: true }).click();
  await expect(current).toHaveText(title);
});
