import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { hold, requestsOf } from './account';

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

test('a new name is saved once on double click and appears in every open tab', async ({
  customer: { page },
}) => {
  await page.goto('/dashboard/account');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const sent = requestsOf(page, 'PUT', '/api/account/name');
  const release = await hold(page, /api\/account\/name/);
  await form(page, 'Name').getByLabel('First name').fill('Grace');
  await form(page, 'Name').getByLabel('Last name').fill('Hopper');
  await form(page, 'Name').getByRole('button', { name: 'Save name' }).dblclick();
  release();
  await expect(page.getByText('Your changes have been saved.').first()).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Grace Hopper')).toBeVisible();
  await expect(other.getByText('Grace Hopper')).toBeVisible();
});

test('a weak new password is rated but accepted, and ends the other sessions', async ({
  customer: { page, user, password },
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const other = await context.newPage();
  await other.request.post('/api/login', {
    data: { email: user.email, password },
    headers: { Origin: baseURL ?? '' },
  });
  const change = form(page, 'Change password');
  await page.goto('/dashboard/account');
  await change.getByLabel('Current password').fill('not the password');
  await change.getByLabel('New password', { exact: true }).fill(user.firstName + user.lastName);
  await expect(change.getByText('It is your own name or address.')).toBeVisible();
  const weak = 'zumrik';
  await change.getByLabel('New password', { exact: true }).fill(weak);
  await expect(change.getByText(/^(Very weak|Weak)\./)).toBeVisible();
  await change.getByLabel('Confirm new password').fill('another');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByText('Passwords do not match')).toBeVisible();
  await change.getByLabel('Confirm new password').fill(weak);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByLabel('Current password')).toHaveAccessibleDescription(
    'The current password is not right.',
  );
  await change.getByLabel('Current password').fill(password);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('You have been signed out everywhere else.').first()).toBeVisible();
  await expect(change.getByLabel('Current password')).toHaveValue('');
  expect((await other.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await context.close();
});
