import type { Page } from '@playwright/test';
import { alive } from '../../fixtures/alive';
import { expect, test } from '../../fixtures/test';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const post = '/blog/first-ai-project';

/**
 * Scrolls down as a person does, to a link of the page's own, and goes through it.
 * @returns how far down the page was left
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

test('going back leads to where the page was left, and forward to the top', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await leaveByALinkBelow(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator(`main a[href="${post}"]`).last()).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(post);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a list whose rows are still to come is waited for', async ({ page }) => {
  await page.goto('/blog');
  await alive(page);
  const top = await leaveByALinkBelow(page);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(top);
});

test('it is still known after the next page was loaded anew', async ({ page }) => {
  await page.goto('/services');
  await alive(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click());
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 600));
  await page.reload();
  await alive(page);
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test('notes of places that make no sense are left aside', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('northcast.scroll', '{"a":1}'));
  await page.goto('/');
  await alive(page);
  await leaveByALinkBelow(page);
});
