import { expectNoAxeViolations } from '../../fixtures/axe';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, test } from '../../fixtures/test';

const paths = [
  '/',
  '/services',
  '/pricing',
  '/about',
  '/blog',
  '/blog/first-ai-project',
  '/contact',
] as const;

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} breaks no rule of axe in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectNoAxeViolations(page);
    });
  }

  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoSidewaysScroll(page);
  });

  test(`${path} has headings without a gap`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });
}

test('no two pages have the same title or description', async ({ page }) => {
  const heads: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const description = page.locator('meta[name="description"]');
    heads.push(await page.title(), (await description.getAttribute('content')) ?? '');
  }
  expect(heads).not.toContain('');
  expect(new Set(heads).size).toBe(heads.length);
});
