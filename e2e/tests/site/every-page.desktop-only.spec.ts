import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { collectConsole } from '../../fixtures/console';
import { expectFitsWithLargeText } from '../../fixtures/every-size';
import { hydrated } from '../../fixtures/hydrated';
import { expectNothingMoved, watchShifts } from '../../fixtures/layout-shifts';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';
import { hold } from '../account/account';

const desktop = { width: 1366, height: 800 };
const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

/** Asserts one level-1 heading and no skipped levels. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const steps = levels.map((level, index) => level - (levels[index - 1] ?? 0));
  expect(steps.filter((step) => step > 1)).toEqual([]);
}

const paths = [...publicPaths, '/blog/first-ai-project'];
/** Pages per visit: keeps each test short and reuses the browser's cache. */
const pagesOfAVisit = 4;
const visits = Array.from({ length: Math.ceil(paths.length / pagesOfAVisit) }, (_, index) =>
  paths.slice(index * pagesOfAVisit, (index + 1) * pagesOfAVisit),
);

for (const visit of visits) {
  test(`${visit.join(', ')} load without layout shift or console message, have no axe violations, fit every width and text size and have ordered headings`, async ({
    page,
  }) => {
    // The usual timeout for each page.
    test.setTimeout(45_000 * visit.length);
    const messages = collectConsole(page);
    await watchShifts(page);
    for (const path of visit) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await expectSteadyLoad(page, path);
        await expectWellMade(page);
        expect(messages.splice(0), path).toEqual([]);
      });
    }
  });
}

/** Loads a page, with its web font late, and reads it to its end. */
async function expectSteadyLoad(page: Page, path: string): Promise<void> {
  const releaseFont = await hold(page, /\/fonts\//);
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.status()).toBe(200);
  await hydrated(page);
  releaseFont();
  await page.evaluate(() => document.fonts.ready);
  await readToTheEnd(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Before the window is resized, which moves everything.
  await expectNothingMoved(page, path);
}

/** Scrolls to the footer, one screen at a time, and back. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Checks one document in both schemes, at every width and with large text, because the document
 * does not depend on them.
 */
async function expectWellMade(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectHeadingsInOrder(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'colors');
  for (const size of [phone, narrowest, desktop]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    if (size === phone) await expectNoAxeViolations(page, 'layout');
  }
  await expectFitsWithLargeText(page);
}
