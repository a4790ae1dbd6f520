import { expect, newPerson, test } from '../../fixtures/test';
import { answer, logOut, order } from './account';

test('every open tab follows a sign-in and a sign-out', async ({
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

test('after signing out, back shows nothing private', async ({ customer: { page, user } }) => {
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

test('the next person on this tab sees nothing of the one before', async ({
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

test('where the call to sign out fails, the server signs out by navigation', async ({
  customer: { page },
}) => {
  await answer(page, /api\/logout/, 500, '', 'POST');
  await page.goto('/dashboard');
  await logOut(page);
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('where the call to sign out does not arrive, the page goes to the server as well', async ({
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

test('an order placed in one tab belongs to who is signed in there now', async ({
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
