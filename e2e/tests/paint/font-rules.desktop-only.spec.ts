import type { CDPSession } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

/** Number of style recalculations and of layouts of the page. */
async function workOf(session: CDPSession): Promise<{ styles: number; layouts: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { styles: count('RecalcStyleCount'), layouts: count('LayoutCount') };
}

// If the font faces were in the same style sheet, each animation that a dialog or a menu inserts
// would force a layout of the whole page.
test('inserting a keyframes rule into the style sheet causes no layout', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const add = (rule: string) =>
    page.evaluate((text) => {
      const [sheet] = [...document.styleSheets].filter(({ ownerNode }) =>
        (ownerNode as Element).hasAttribute('data-styled'),
      );
      if (!sheet) throw new Error('The page has no sheet of styled-components');
      sheet.insertRule(text, sheet.cssRules.length);
      return document.body.offsetHeight;
    }, rule);
  /** Counts after the browser has processed an inserted rule. */
  const workAfter = async (rule: string) => {
    const { styles } = await workOf(session);
    await add(rule);
    await expect.poll(async () => (await workOf(session)).styles).toBeGreaterThan(styles);
    return await workOf(session);
  };
  const { layouts } = await workAfter('.unused { color: red }');
  expect(await workAfter('@keyframes unused { from { opacity: 0 } }')).toMatchObject({ layouts });
  await add('body { padding-top: 1px }');
  await expect.poll(async () => (await workOf(session)).layouts).toBe(layouts + 1);
});
