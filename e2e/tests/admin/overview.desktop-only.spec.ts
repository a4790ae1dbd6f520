import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { administrator, expect, test } from '../../fixtures/test';
import { aCustomer, aMessage, anOrder } from './records';

test('after sign-in the bar links to the overview, where a pending order opens its details', async ({
  page,
  adminPage,
}) => {
  const customer = await aCustomer(adminPage);
  await anOrder(adminPage, customer, { createdAt: '2001-01-01T00:00:00Z' });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Admin', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused();
  // Only the panel's bar is shown, with one Logout and without the site's links.
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  const pending = page.getByRole('region', { name: 'Pending orders' });
  await pending.getByRole('link', { name: customer.lastName }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?details=/);
  await expect(page.getByRole('dialog')).toContainText(customer.lastName);
});

test('the overview has no axe violations, and its chart bars show their values on focus', async ({
  adminPage: page,
}) => {
  const customer = await aCustomer(page);
  await anOrder(page, customer, { servicePrice: 120, status: 'processing' });
  await aMessage(page, customer);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin');
  const chart = page.getByRole('group', { name: 'Revenue by day' });
  const today = chart.getByRole('link').last();
  await expect(today).toHaveAttribute('tabindex', '0');
  await today.focus();
  const value = (await today.getAttribute('aria-label')) ?? '?';
  expect(value).toMatch(/: [1-9][\d,]* orders?, \$[1-9]/);
  await expect(page.getByText(value, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(chart.getByRole('link').nth(-2)).toBeFocused();
  await expectSoundAtEverySize(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Orders and revenue by day' })).toBeVisible();
  await expectSoundAtEverySize(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
