import type { Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

/** Notes on what parts of the page scripts start an animation. */
const watchAnimations = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function watched(this: Element, ...args) {
      const { dataset } = document.documentElement;
      dataset['animated'] = `${dataset['animated'] ?? ''} ${this.localName}`.trim();
      return animate.apply(this, args);
    };
  });

const animated = (page: Page) => page.locator('html').getAttribute('data-animated');

/** From one page to another, where an order is opened and closed. */
async function walk(page: Page) {
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await animated(page)).toBeNull();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/services', { waitUntil: 'networkidle' });
  const order = page.getByRole('button', { name: 'Order Now' }).first();
  await order.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(order).toBeFocused();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page fades in, a dialog fades out, and nothing of it stays', async ({ page }) => {
    await watchAnimations(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL('/pricing');
    await expect.poll(() => animated(page)).toBe('main');
    await page.getByRole('button', { name: 'Choose Creator' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => animated(page)).toBe('main div div');
    await expect(page.locator('body > [inert]')).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('where motion is reduced nothing is animated, and focus and scroll are as they are', async ({
  page,
}) => {
  await watchAnimations(page);
  await walk(page);
  expect(await animated(page)).toBeNull();
});
