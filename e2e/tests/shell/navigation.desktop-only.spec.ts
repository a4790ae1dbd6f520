import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

test('the skip link comes first in tab order; Resources closes on Escape and on loss of focus', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const summary = page.getByRole('navigation', { name: 'Main' }).locator('summary');
  const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  await summary.press('Enter');
  await expect(blog).toBeVisible();
  await blog.press('Escape');
  await expect(blog).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await page.getByRole('link', { name: 'Pricing', exact: true }).first().focus();
  await expect(blog).toBeHidden();
});
