import type { Page } from '@playwright/test';
import { administrator, expect, test } from '../../fixtures/test';
import { expectToast } from './screen';

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

test('the form shows validation and server errors; a valid sign-in opens the customers', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await signIn(page, administrator.email, 'not the password');
  await expectToast(page, 'Login failed', 'Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue(administrator.email);
  await expect(page).toHaveURL(/\/admin\/login$/);

  await signIn(page, administrator.email, administrator.password);
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expectToast(page, 'Admin Access Granted', 'Welcome to the admin panel.');
  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin\/customers$/);
});

test('the admin sign-in links to the customer sign-in, where administrators can sign in as well', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Not an admin? Login as customer' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  // Wait for the form: the URL changes first, and both forms have the same fields.
  await expect(page.getByRole('button', { name: 'Create Your Account' })).toBeVisible();
  await signIn(page, administrator.email, administrator.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Admin panel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('a customer sees no link to the admin panel and is denied access at its sign-in', async ({
  customer: { page, user, password },
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin panel' })).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto('/admin/login');
  await signIn(page, user.email, password);
  await expectToast(page, 'Access Denied', 'This account does not have admin privileges.');
  await expect(page).toHaveURL(/\/dashboard$/);
});
