import type { Page } from '@playwright/test';
import { holdScripts } from '../../fixtures/held-scripts';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const post = '/blog/first-ai-project';

/**
 * Scrolls down in steps to a link of the page and follows it.
 * @returns the scroll position before the navigation
 */
async function leaveByALinkBelow(page: Page): Promise<number> {
  const link = page.locator(`main a[href="${post}"]`).last();
  const top = await link.evaluate(async (element: HTMLElement) => {
    while (element.getBoundingClientRect().top > innerHeight / 2) {
      scrollBy(0, 300);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    const left = Math.round(scrollY);
    element.click();
    return left;
  });
  expect(top).toBeGreaterThan(300);
  await expect(page).toHaveURL(post);
  await expect(page.getByRole('heading', { level: 1, name: /first AI project/ })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  return top;
}

test('Back restores the scroll position and Forward starts at the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await leaveByALinkBelow(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator(`main a[href="${post}"]`).last()).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(post);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('Back restores the scroll position of a list that loads its rows later', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const top = await leaveByALinkBelow(page);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(top);
});

test('Back restores the scroll position after the next page was reloaded', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click());
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 600));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test('invalid stored scroll positions are ignored', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('northcast.scroll', '{"a":1}'));
  await page.goto('/');
  await hydrated(page);
  await leaveByALinkBelow(page);
});

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Asserts that the element is at the top of the visible area, below the navigation bar. */
async function expectShown(page: Page, id: string) {
  await expect.poll(() => topOf(page, id)).toBeLessThan(200);
  expect(await topOf(page, id)).toBeGreaterThanOrEqual(0);
}

const pressLink = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), href);

test('a link within the page works after a reload, repeatedly, and with Back and Forward', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 150));
  const link = page.getByRole('link', { name: 'SEE HOW IT WORKS' });
  await link.click();
  await expect(page).toHaveURL('/#process');
  await expectShown(page, 'process');
  await page.evaluate(() => scrollTo(0, 100));
  await link.click();
  await expectShown(page, 'process');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(150);
  await page.goForward();
  await expectShown(page, 'process');
});

test('a fragment in the URL scrolls to its element, also when edited and after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/pricing#enterprise');
  await hydrated(page);
  await expectShown(page, 'enterprise');
  for (const reloads of [0, 1]) {
    await page.goto('/pricing');
    await hydrated(page);
    for (let index = 0; index < reloads; index += 1) {
      await page.reload();
      await hydrated(page);
    }
    await test.step(`after ${reloads} reloads`, () => expectAnchorsShown(page));
  }
});

async function expectAnchorsShown(page: Page): Promise<void> {
  // Same as editing the URL in the address bar.
  await page.evaluate(() => location.assign('#enterprise'));
  await expectShown(page, 'enterprise');
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => location.assign('#enterprise'));
  await expectShown(page, 'enterprise');
  await page.evaluate(() => {
    location.hash = '#main';
  });
  await expectShown(page, 'main');
  await page.goBack();
  await expectShown(page, 'enterprise');
}

test('a link to a fragment of another page scrolls to it, and Back restores the position', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await pressLink(page, '/pricing#enterprise');
  await expect(page).toHaveURL('/pricing#enterprise');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectShown(page, 'enterprise');
  await page.reload();
  await hydrated(page);
  await expectShown(page, 'enterprise');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('a navigation after a fragment link starts and stays at the top', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 5000));
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'SEE HOW IT WORKS' }).dispatchEvent('click');
  await expect(page).toHaveURL('/#process');
  const places = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const call = window.scrollTo.bind(window);
        Object.assign(window, {
          scrollTo: (left: number, top: number) => {
            if (location.pathname === '/about') seen.push(top);
            call(left, top);
          },
        });
        document.querySelector<HTMLElement>('a[href="/about"]')?.click();
        const done = () => document.title.startsWith('About') && seen.length > 0;
        const timer = setInterval(() => {
          if (!done()) return;
          clearInterval(timer);
          // A pending scroll restoration waits for a change of height.
          document.body.style.paddingBottom = '1px';
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
        }, 20);
      }),
  );
  expect(new Set(await places)).toEqual(new Set([0]));
  expect(await scrolled(page)).toBe(0);
});

test('a new page is never painted at the scroll position of the previous page', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 2000));
  const drawn = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1');
        const look = () => {
          const heading = document.querySelector('main h1');
          if (heading && heading !== before) resolve(scrollY);
          else requestAnimationFrame(look);
        };
        // Runs after the page is replaced and before any other code.
        new MutationObserver(() => {
          const heading = document.querySelector('main h1');
          if (heading && heading !== before) resolve(scrollY);
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('a[href="/about"]')?.click();
        look();
      }),
  );
  expect(drawn).toBe(0);
});

test('a page that was left before it was shown starts at the top', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 1200));
  const release = await holdScripts(page);
  const asked = page.waitForRequest('**/*.js');
  await pressLink(page, '/about');
  await asked;
  await pressLink(page, '/contact');
  release();
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(page).toHaveTitle(/^About us/);
  expect(await scrolled(page)).toBe(0);
});

test('the order dialog keeps the scroll position; a link to the current page scrolls to the top', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 800));
  await page
    .getByRole('button', { name: /^Order Now/ })
    .nth(3)
    .dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await scrolled(page)).toBe(800);
  await pressLink(page, '/services');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('an order that is opened at a fragment keeps the fragment and the scroll position', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/pricing#enterprise');
  await hydrated(page);
  await expectShown(page, 'enterprise');
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(300);
  await page
    .getByRole('button', { name: 'Contact Sales for Enterprise Pricing' })
    .dispatchEvent('click');
  await expect(page).toHaveURL('/pricing?order=enterprise-solution#enterprise');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await scrolled(page)).toBe(top);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/pricing#enterprise');
  expect(await scrolled(page)).toBe(top);
});

test.describe('fragment links without script', () => {
  test.use({ javaScriptEnabled: false });

  test('scroll to their element within a page and on another page', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'SEE HOW IT WORKS' }).click();
    await expectAtTop(page, '#process');
    await page.goto('/pricing#enterprise');
    await expectAtTop(page, '#enterprise');
  });
});

/** Like `expectShown`, for pages without script. */
async function expectAtTop(page: Page, selector: string) {
  const top = async () => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
}
