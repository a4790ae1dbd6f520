import type { Page } from '@playwright/test';
import { laidOut } from '../../fixtures/laid-out';
import { expectNothingMoved, shiftsSoFar, watchShifts } from '../../fixtures/layout-shifts';
import { expect, test } from '../../fixtures/test';

/** Whether the browser has rendered the content of the page's last section. */
const lastIsLaidOut = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('main section')].at(-1)?.firstElementChild;
    return last?.checkVisibility({ contentVisibilityAuto: true });
  });

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

const scrolling = (page: Page) =>
  page.evaluate(() => ({
    top: scrollY,
    isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
  }));

async function openWithoutCode(page: Page): Promise<void> {
  await watchShifts(page);
  // Never answered: after a failed script the page would reload itself.
  await page.route('**/shell/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
}

test('with blocked scripts, distant sections render when scrolled to, without layout shift', async ({
  page,
}) => {
  await openWithoutCode(page);
  expect(await lastIsLaidOut(page)).toBe(false);
  const step = await page.evaluate(() => innerHeight / 2);
  for (let now = await scrolling(page); !now.isAtEnd; ) {
    const { top } = now;
    await page.mouse.wheel(0, step);
    // The browser scrolls some time after the turn of the wheel.
    await expect
      .poll(async () => {
        now = await scrolling(page);
        return now.isAtEnd || now.top > top;
      })
      .toBe(true);
  }
  await expect.poll(() => lastIsLaidOut(page)).toBe(true);
  await expectNothingMoved(page);
});

test('the script renders all sections when the browser is idle, without layout shift', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/');
  await laidOut(page);
  await expectNothingMoved(page);
});

test('all sections are rendered even if the browser is never idle', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (go, { timeout } = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(go, timeout));
  });
  await page.goto('/');
  await laidOut(page);
});

test('scrolling up from the end of the page causes no layout shift', async ({ page }) => {
  await openWithoutCode(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => lastIsLaidOut(page)).toBe(true);
  // The jump itself may move the footer: see decision 32.
  const before = await shiftsSoFar(page);
  for (let steps = 0; steps < 60; steps += 1) {
    await page.mouse.wheel(0, -300);
    await nextFrame(page);
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectNothingMoved(page, page.url(), before);
});

test('without script, all sections are rendered at once', { tag: '@desktop' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  expect(await lastIsLaidOut(page)).toBe(true);
  await context.close();
});
