import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { expectToast } from './screen';

const privateCalls = [
  '/api/admin/customers',
  '/api/admin/orders',
  '/api/admin/messages',
  '/api/admin/enquiries',
  '/api/admin/overview',
  '/api/admin/business/needs',
  '/api/admin/business/figures/week',
  '/api/admin/mails',
  '/api/admin/customers.csv',
  '/api/admin/orders.csv',
  '/api/admin/messages.csv',
  '/api/admin/enquiries.csv',
];

function collectCalls(page: Page, part: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) calls.push(request.url());
  });
  return calls;
}

// `mf-admin/src/layout/guard.test.tsx` tests that every page has this guard.
test('a visitor is redirected to sign-in without an admin request; the admin API returns 401', async ({
  page,
}) => {
  const calls = collectCalls(page, '/api/admin/');
  for (const address of ['/admin', '/admin/messages?tab=enquiries']) {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`/auth\\?next=${encodeURIComponent(address)}$`));
  }
  expect(calls).toEqual([]);
  for (const path of privateCalls) expect((await page.request.get(path)).status()).toBe(401);
});

test('a customer is redirected to the dashboard without an admin request; the API returns 403', async ({
  customer: { page },
}) => {
  const calls = collectCalls(page, '/api/admin/');
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(calls).toEqual([]);
  for (const path of privateCalls) expect((await page.request.get(path)).status()).toBe(403);
});

test('public pages request no file of mf-admin', async ({ page }) => {
  const scripts = collectCalls(page, '/mf-admin/');
  for (const address of ['/', '/services', '/contact', '/auth']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
});

test('logout ends the session and opens the sign-in page', async ({ adminPage: page }) => {
  await page.goto('/admin/orders');
  const opener = page.getByRole('main').getByRole('button', { name: 'Admin Panel' });
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth/);
});

test('a failed account request shows Retry, and an expired session redirects to sign-in', async ({
  adminPage: page,
}) => {
  await page.route('**/api/user', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin/orders?status=completed');
  await expect(page.getByRole('heading', { name: 'We could not check who you are' })).toBeVisible({
    timeout: 5000,
  });
  await page.unroute('**/api/user');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(refresh).toBeEnabled();
  await page.context().clearCookies({ name: /session/ });
  // Other tests' orders trigger live updates here, so the page may notice the ended session first.
  await refresh.click({ timeout: 2000 }).catch(() => undefined);
  await expectToast(page, 'Session Expired', 'Please log in again to continue.');
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Forders%3Fstatus%3Dcompleted$/);
});
