import { expect, test } from '../../fixtures/test';

test('Escape closes the drawer and returns the focus to its button', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const opener = page.getByRole('main').getByRole('button', { name: 'Admin Panel' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Admin Panel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
