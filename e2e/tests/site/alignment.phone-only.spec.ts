import { boxOf } from '../../fixtures/box';
import { expect, test } from '../../fixtures/test';

test('the links below the sign-in form do not wrap', async ({ page }) => {
  for (const address of ['/auth', '/auth?mode=sign-up']) {
    await page.goto(address);
    const main = page.getByRole('main');
    const toggle = address === '/auth' ? 'Create Your Account' : 'Sign In';
    for (const link of [
      main.getByRole('button', { name: toggle, exact: true }),
      main.getByRole('link', { name: 'Browse services' }),
    ]) {
      await expect(link).toBeVisible();
      expect((await boxOf(link)).height).toBeLessThan(32);
    }
  }
});

test('a wide table of an article shows that it scrolls', async ({ page }) => {
  await page.goto('/blog/first-ai-project');
  const frame = page.locator('.table-scroll').first();
  expect(await frame.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
  expect(await frame.evaluate((node) => getComputedStyle(node).backgroundImage)).toContain(
    'gradient',
  );
});

test('the panel has one bar with one menu, whose drawer begins at the current page', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.locator('header:visible').filter({ has: page.locator('img') })).toHaveCount(1);
  const openers = page.getByRole('button', { name: /menu|Admin Panel/i });
  await expect(openers).toHaveCount(1);
  const choices = page.getByRole('navigation', { name: /status/i }).getByRole('link');
  const tops = await Promise.all((await choices.all()).map(async (each) => (await boxOf(each)).y));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  await openers.click();
  const drawer = page.getByRole('dialog', { name: 'Admin Panel' });
  await expect(drawer.getByRole('link', { name: /^Orders/ })).toBeFocused();
});
