import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { hydrated } from '../../fixtures/hydrated';
import { laidOut } from '../../fixtures/laid-out';
import { expectNothingMoved, watchShifts } from '../../fixtures/layout-shifts';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, test } from '../../fixtures/test';

/** Horizontally scrolling rows by section name, with the number of entries. */
const rows = [
  { section: 'What clients say after delivery', entries: 3 },
  { section: 'Five steps, one person responsible', entries: 5 },
  { section: 'AI consulting and podcast solutions', entries: 6 },
  { section: 'Plans for a show with a schedule', entries: 3 },
  { section: 'From the blog', entries: 3 },
] as const;

const rowOf = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('list').first();

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await laidOut(page);
}

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;

/** Whether an element is within the window's width. */
const isWhollyShown = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });

test('each row shows its first entry and part of the next, and its end is reachable by keyboard', async ({
  page,
}) => {
  await openHome(page);
  await test.step('the page is at most 7,800 px high', async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(7800);
  });
  for (const { section, entries } of rows) {
    const items = rowOf(page, section).locator('> li');
    await expect(items, section).toHaveCount(entries);
    // Screen readers find the entries too.
    await expect(
      page
        .getByRole('region', { name: section })
        .getByRole('listitem')
        .nth(entries - 1),
      section,
    ).toBeVisible();
    expect(await isWhollyShown(items.first()), section).toBe(true);
    const next = await items.nth(1).boundingBox();
    expect(next?.x, section).toBeLessThan(widthOf(page) - 16);
    expect((next?.x ?? 0) + (next?.width ?? 0), section).toBeGreaterThan(widthOf(page));
  }
  await test.step('the print version stacks the entries vertically', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const { section } of rows) {
      const items = rowOf(page, section).locator('> li');
      const [first, next] = [await items.first().boundingBox(), await items.nth(1).boundingBox()];
      expect(next?.y, section).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
    }
    await page.emulateMedia({ media: null });
  });
  for (const { section } of rows) {
    await test.step(`the keyboard reaches the end of '${section}'`, () =>
      expectReachedByKeyboard(page, section));
  }
});

async function expectReachedByKeyboard(page: Page, section: string): Promise<void> {
  const row = rowOf(page, section);
  const last = row.locator('> li').last();
  const links = row.getByRole('link').or(row.getByRole('button'));
  if ((await links.count()) > 0) {
    await links.last().focus();
  } else {
    await expect(row).toHaveAccessibleName(section);
    await page.getByRole('region', { name: section }).evaluate((node) => {
      node.setAttribute('tabindex', '-1');
      node.focus();
    });
    await page.keyboard.press('Tab');
    await expect(row).toBeFocused();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect(await isWhollyShown(last)).toBe(true);
    }, section).toPass({ timeout: 10_000 });
  }
  await expect.poll(() => isWhollyShown(last), section).toBe(true);
}

test('the page fits a 320 px window, also at 200 % text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHome(page);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
});

const bar = (page: Page) => page.locator('[data-action-bar]');
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test('the action bar is visible between the hero and the end of the page', async ({ page }) => {
  await watchShifts(page);
  await openHome(page);
  const action = page.getByRole('main').getByRole('link', { name: 'START YOUR PROJECT' });
  await expect(action).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);

  await scrollTo(page, 1500);
  await expect(bar(page).getByRole('link', { name: 'START YOUR PROJECT' })).toBeInViewport();
  await expectNoAxeViolations(page);

  await scrollTo(page, 0);
  await expect(bar(page)).toBeHidden();
  await expect(action).toHaveCount(1);
  await scrollTo(page, 1500);
  await expect(bar(page)).toBeVisible();

  await page.getByRole('region', { name: 'Start with one episode' }).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar(page)).toBeHidden();
  await expectNothingMoved(page);
});

test('the action bar covers no focused element and opens the services without a page load', async ({
  page,
}) => {
  await openHome(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await scrollTo(page, 1200);
  await expect(bar(page)).toBeVisible();
  const covered: string[] = [];
  await page.locator('#testimonials').evaluate((node) => {
    node.setAttribute('tabindex', '-1');
    node.focus();
  });
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const shown = document.querySelector('[data-action-bar][data-shown]');
      if (!shown || !focused || shown.contains(focused)) return '';
      const { bottom, height } = focused.getBoundingClientRect();
      const { top } = shown.getBoundingClientRect();
      return height < top / 2 && bottom > top + 1 ? (focused.textContent ?? '') : '';
    });
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);

  await scrollTo(page, 2000);
  await bar(page).getByRole('link').click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.style.scrollPaddingBottom)).toBe('');
});
