import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';

test('the open mobile menu locks page scrolling and has no axe violations', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Menu' }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await expectSoundAtEverySize(page);
});
