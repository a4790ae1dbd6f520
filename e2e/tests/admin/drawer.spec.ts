import { expect, test } from '../../fixtures/test';

test('the sidebar is always visible on desktop and is a drawer on a phone', async ({
  adminPage: page,
  isMobile,
}) => {
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Admin Panel' });
  const opener = page.getByRole('main').getByRole('button', { name: 'Admin Panel' });
  if (isMobile) {
    await expect(sidebar).toBeHidden();
    await opener.click();
  } else {
    await expect(opener).toBeHidden();
  }
  for (const name of ['Customers', 'Orders', 'Messages', 'Mail']) {
    await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(sidebar.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sidebar.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/messages$/);
  if (isMobile) await expect(sidebar).toBeHidden();
  else await expect(sidebar).toBeVisible();
});
