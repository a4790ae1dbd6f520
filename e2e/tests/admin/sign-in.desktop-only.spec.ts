import { administrator, expect, test } from '../../fixtures/test';
import { expectToast } from './screen';

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/login');
});

async function signIn(page: import('@playwright/test').Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

test('an administrator is welcomed to the customers', async ({ page }) => {
  await signIn(page, administrator.email, administrator.password);
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expectToast(page, 'Admin Access Granted', 'Welcome to the admin panel.');
});

test('sign-in leads on to the page of the panel that asked for it, and nowhere else', async ({
  page,
}) => {
  await page.goto('/admin/login?next=%2Fadmin%2Forders%3Fstatus%3Dpending');
  await signIn(page, administrator.email, administrator.password);
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending$/);
  await page.goto('/admin/login?next=%2F%2Felsewhere.example%2Fadmin%2Forders');
  await expect(page).toHaveURL(/\/admin\/customers$/);
});

test('a wrong password is refused with the words of the server, and nothing typed is lost', async ({
  page,
}) => {
  await signIn(page, administrator.email, 'not the password');
  await expectToast(page, 'Login failed', 'Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue(administrator.email);
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('the form says what is missing', async ({ page }) => {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('an administrator who signs in as customers do finds the panel', async ({ page }) => {
  await page.goto('/auth');
  await signIn(page, administrator.email, administrator.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Admin panel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('a customer sees no way to the panel', async ({ customer: { page } }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin panel' })).toHaveCount(0);
});

test('a customer is shown the way', async ({ page }) => {
  await page.getByRole('link', { name: 'Not an admin? Login as customer' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('an account without rights is told so and goes to its dashboard', async ({ customer }) => {
  const { page, user, password } = customer;
  await page.context().clearCookies();
  await page.goto('/admin/login');
  await signIn(page, user.email, password);
  await expectToast(page, 'Access Denied', 'This account does not have admin privileges.');
  await expect(page).toHaveURL(/\/dashboard$/);
});
