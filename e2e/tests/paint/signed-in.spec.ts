import type { Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { publicPaths } from '../../fixtures/public-paths';
import { slowDown } from '../../fixtures/slow-device';
import { expect, test } from '../../fixtures/test';

/**
 * Records texts in the navigation bar that only signed-out visitors see, however briefly; for every
 * later document.
 */
async function watchForVisitorsBar(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenInBar: seen });
    const look = () => {
      const words = document.querySelector('header')?.textContent ?? '';
      for (const word of ['LOGIN', 'TRY US OUT']) if (words.includes(word)) seen.add(word);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { seenInBar: Set<string> }).seenInBar]);
}

const everyPath = [...publicPaths, '/blog/first-ai-project', '/no/such/page', '/dashboard'];

test('documents for a signed-in customer never contain the navigation bar of a visitor', {
  tag: '@desktop',
}, async ({ customer: { page } }) => {
  for (const path of everyPath) {
    const html = await (await page.request.get(path)).text();
    const [bar = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
    expect(bar, path).toContain('Logout');
    expect(bar, path).not.toMatch(/LOGIN|TRY US OUT|href="\/auth"/);
  }
});

test('on a slow device, a signed-in customer never sees the navigation bar of a visitor', {
  tag: '@desktop',
}, async ({ customer: { page } }) => {
  test.setTimeout(150_000);
  const visitorsBar = await watchForVisitorsBar(page);
  for (const path of ['/', '/blog/first-ai-project', '/dashboard']) {
    const speedUp = await slowDown(page);
    const known = page.waitForResponse('**/api/user');
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
          // A headless browser with nothing to draw may produce no frames.
          setTimeout(resolve, 1000);
        }),
    );
    await speedUp();
    await known;
    await hydrated(page);
    expect(await visitorsBar(), path).toEqual([]);
  }
  await page.getByRole('link', { name: 'Browse Services' }).first().click();
  await expect(page).toHaveURL('/services');
  expect(await visitorsBar()).toEqual([]);
});

test('the check detects the navigation bar of a visitor on the home page', {
  tag: '@desktop',
}, async ({ page }) => {
  const visitorsBar = await watchForVisitorsBar(page);
  await page.goto('/');
  expect(await visitorsBar()).toEqual(['LOGIN', 'TRY US OUT']);
});
