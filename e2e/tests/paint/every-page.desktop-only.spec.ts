import type { Page } from '@playwright/test';
import { collectConsole } from '../../fixtures/console';
import { hydrated } from '../../fixtures/hydrated';
import { expectNothingMoved, watchShifts } from '../../fixtures/layout-shifts';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';

/** Delays the web font until the returned function is called; each document requests it again. */
async function holdFont(page: Page): Promise<() => void> {
  let waiting: (() => void)[] = [];
  await page.route('**/fonts/*', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return () => {
    for (const go of waiting) go();
    waiting = [];
  };
}

/** Scrolls to the footer, one screen at a time. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
  });
}

test('every public page loads without layout shift or console message', async ({ page }) => {
  test.setTimeout(180_000);
  const messages = collectConsole(page);
  await watchShifts(page);
  const releaseFont = await holdFont(page);
  for (const path of [...publicPaths, '/blog/first-ai-project']) {
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(response?.status(), path).toBe(200);
    await hydrated(page);
    releaseFont();
    await page.evaluate(() => document.fonts.ready);
    await readToTheEnd(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNothingMoved(page, path);
    expect.soft(messages.splice(0), path).toEqual([]);
  }
});
