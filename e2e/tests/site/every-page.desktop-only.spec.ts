import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { collectConsole } from '../../fixtures/console';
import { hydrated } from '../../fixtures/hydrated';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';

const desktop = { width: 1366, height: 800 };
const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

/** One of the first level, and none that is two levels deeper than the one before. */
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
/** As many as one visit looks at: a test stays short, and the browser keeps what the pages share. */
const pagesOfAVisit = 4;
const visits = Array.from({ length: Math.ceil(paths.length / pagesOfAVisit) }, (_, index) =>
  paths.slice(index * pagesOfAVisit, (index + 1) * pagesOfAVisit),
);

for (const visit of visits) {
  test(`${visit.join(', ')}: no rule of axe is broken in either scheme, every width fits, headings are in order`, async ({
    page,
  }) => {
    // As long for each page as for a test of its own.
    test.setTimeout(45_000 * visit.length);
    const messages = collectConsole(page);
    for (const path of visit) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(path);
        await hydrated(page);
        await expectWellMade(page);
        expect(messages.splice(0), path).toEqual([]);
      });
    }
  });
}

/** One document for all of it: a page is the same one at every width and in both schemes. */
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
}
