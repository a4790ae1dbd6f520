import type { Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

/**
 * Records animations started by scripts, and the duration of each part of a view transition in
 * seconds.
 */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const note = (key: 'animated' | 'transitions', text: string) => {
      const { dataset } = document.documentElement;
      dataset[key] = `${dataset[key] ?? ''} ${text}`.trim();
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function watched(this: Element, ...args) {
      note('animated', this.localName);
      return animate.apply(this, args);
    };
    document.addEventListener('animationend', ({ animationName, elapsedTime }) => {
      if (animationName.includes('view-transition-fade')) {
        note('transitions', `${animationName.replace('-ua-view-transition-', '')}:${elapsedTime}`);
      }
    });
  });

const animated = (page: Page) => page.locator('html').getAttribute('data-animated');
const transitions = async (page: Page) =>
  (await page.locator('html').getAttribute('data-transitions'))?.split(' ').sort() ?? null;

/** Navigates to another page, and opens and closes an order there. */
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

/** Seconds in which answers open. The list of running animations lacks those transitions. */
const answerTransitions = (page: Page) =>
  page
    .locator('details[name=home-faq]')
    .first()
    .evaluate((answer) => getComputedStyle(answer, '::details-content').transitionDuration);

test.describe('site with motion enabled', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('opens an answer with a transition', async ({ page }) => {
    await page.goto('/');
    expect(await answerTransitions(page)).toBe('0.2s, 0.2s');
  });

  test('fades page changes and a closing dialog, and leaves no animation running', async ({
    page,
  }) => {
    await watchMotion(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => transitions(page)).toEqual(['fade-in:0.12', 'fade-out:0.12']);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await animated(page)).toBeNull();
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Choose Creator' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => animated(page)).toBe('div div');
    await expect(page.locator('body > [inert]')).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('with reduced motion, nothing is animated, and focus and scroll position are correct', async ({
  page,
}) => {
  await watchMotion(page);
  await walk(page);
  expect(await animated(page)).toBeNull();
  expect(await transitions(page)).toBeNull();
});

test('with reduced motion, an answer opens without an animation', async ({ page }) => {
  await page.goto('/');
  expect(await answerTransitions(page)).toBe('0s');
});
