import { expectNoAxeViolations } from '../../fixtures/axe';
import { collectConsole } from '../../fixtures/console';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, test } from '../../fixtures/test';
import { everyPath } from './texts';

for (const path of everyPath) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} breaks no rule of axe in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectNoAxeViolations(page);
    });
  }

  test(`${path} fits 320 px, has headings without a gap and a quiet console`, async ({ page }) => {
    const messages = collectConsole(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoSidewaysScroll(page);
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
    expect(messages).toEqual([]);
  });
}

test('no two pages have the same title or description', async ({ page }) => {
  const heads: string[] = [];
  for (const path of everyPath) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const description = page.locator('meta[name="description"]');
    heads.push(await page.title(), (await description.getAttribute('content')) ?? '');
  }
  expect(heads).not.toContain('');
  expect(new Set(heads).size).toBe(heads.length);
});
