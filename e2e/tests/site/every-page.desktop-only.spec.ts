import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { collectConsole } from '../../fixtures/console';
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

// One document for all of it: a page is the same one at every width and in both schemes.
for (const path of [...publicPaths, '/blog/first-ai-project']) {
  test(`${path} breaks no rule of axe in either scheme, fits every width and has headings in order`, async ({
    page,
  }) => {
    const messages = collectConsole(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoAxeViolations(page);
    await expectHeadingsInOrder(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, 'colors');
    for (const size of [phone, narrowest, desktop]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      if (size === phone) await expectNoAxeViolations(page, 'layout');
    }
    expect(messages).toEqual([]);
  });
}
