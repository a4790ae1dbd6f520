import type { CDPSession } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

/** How often the browser has laid the page out. */
async function layouts(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const count = metrics.find(({ name }) => name === 'LayoutCount');
  if (!count) throw new Error('The browser does not count layouts');
  return count.value;
}

// In one sheet with the fonts, each animation that a dialog or a menu brings would lay out the whole page.
test('an animation that is added to the rules of the page lays nothing out', async ({ page }) => {
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
  await add('.unused { color: red }');
  const before = await layouts(session);
  await add('@keyframes unused { from { opacity: 0 } }');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await layouts(session)).toBe(before);
  await add('body { padding-top: 1px }');
  expect(await layouts(session)).toBe(before + 1);
});
