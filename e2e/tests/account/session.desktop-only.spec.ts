import { expect, newPerson, test } from '../../fixtures/test';
import { answer, logOut, order } from './account';

test('sign-in and sign-out take effect in every open tab', async ({
  customer: { page, user, password },
  context,
}) => {
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto('/auth');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(other.locator('header a[href="/dashboard"]').first()).toBeAttached();
  await expect(other.locator('header a[href="/auth"]')).toHaveCount(0);
  await other.goto('/dashboard');
  await expect(other.getByText(user.email)).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('header a[href="/auth"]').first()).toBeAttached();
  await expect(other.getByText(user.email)).toHaveCount(0);
  await expect(other).toHaveURL('/auth?next=%2Fdashboard');
});

test('Back after sign-out shows no private data', async ({ customer: { page, user } }) => {
  await page.goto('/dashboard');
  await order(page, 'Jingle', 140);
  await page.reload();
  await expect(page.getByText('Jingle')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByText('Jingle')).toHaveCount(0);
  await expect(page.getByText(user.email)).toHaveCount(0);
});

test('a new customer in the same tab sees no data of the previous one', async ({
  customer: { page, user },
}) => {
  await page.goto('/dashboard?order=jingle');
  await page.getByLabel('Project brief').fill('My secret show');
  await page.goBack();
  await page.goto('/dashboard');
  await order(page, 'Lite Edit', 40);
  await page.reload();
  await expect(page.getByText('Lite Edit')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');
  // Scroll positions are not private.
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((name) => name !== 'northcast.scroll')).toEqual([]);

  const next = newPerson();
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill(next.lastName);
  await page.getByLabel('Email').fill(next.email);
  await page.getByLabel('Password', { exact: true }).fill(next.password);
  await page.getByLabel('Confirm password').fill(next.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(page.getByText(user.email)).toHaveCount(0);
  await page.goto('/dashboard?order=jingle');
  await expect(page.getByLabel('Project brief')).toHaveValue('');
});

test('sign-out falls back to a page navigation when the logout request fails with 500', async ({
  customer: { page },
}) => {
  await answer(page, /api\/logout/, 500, '', 'POST');
  await page.goto('/dashboard');
  await logOut(page);
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('sign-out falls back to a page navigation when the logout request is aborted', async ({
  customer: { page },
}) => {
  await page.route('**/api/logout', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/dashboard');
  await logOut(page);
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('sign-out in one tab makes an open order dialog in another tab require login', async ({
  customer: { page, user },
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/services?order=jingle');
  await expect(other.getByRole('dialog').getByText(user.email)).toBeVisible();
  await page.goto('/dashboard');
  await logOut(page);
  await expect(other.getByRole('dialog').getByText('Login Required')).toBeVisible();
});
