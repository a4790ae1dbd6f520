import { expectNothingMoved, watchShifts } from '../../fixtures/layout-shifts';
import { expect, test } from '../../fixtures/test';
import { answer, hold, order } from './account';

test.describe('layout stability', () => {
  test('a dashboard with an order loads without layout shift', async ({ customer: { page } }) => {
    await page.goto('/about');
    await order(page, 'Jingle', 140);
    await watchShifts(page);
    const releaseUser = await hold(page, /api\/user/);
    const releaseLists = await hold(page, /api\/(orders|messages)/);
    await page.goto('/dashboard');
    await expect(page.getByText('Loading your dashboard')).toBeAttached();
    releaseUser();
    await expect(page.getByText('Loading your orders')).toBeAttached();
    releaseLists();
    await expect(page.getByText('No messages yet')).toBeAttached();
    await expectNothingMoved(page);
  });

  test('an order page loads without layout shift', async ({ customer: { page } }) => {
    await page.goto('/about');
    const { id } = await order(page, 'Jingle', 140);
    await watchShifts(page);
    const release = await hold(page, /api\/orders\/[0-9A-F]{8}$/);
    await page.goto(`/dashboard/orders/${id.slice(-8).toUpperCase()}`);
    await expect(page.getByText('Loading the order')).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Jingle' })).toBeVisible();
    await expectNothingMoved(page);
  });

  test('an empty dashboard loads without layout shift', async ({ customer: { page } }) => {
    await watchShifts(page);
    await page.goto('/dashboard');
    await expect(page.getByText('No messages yet')).toBeAttached();
    await expectNothingMoved(page);
  });

  test('failing lists cause no layout shift', async ({ customer: { page } }) => {
    await watchShifts(page);
    await answer(page, /api\/(orders|messages)$/, 500);
    await page.goto('/dashboard');
    await expect(page.getByText('Your messages could not be loaded')).toBeAttached();
    await expectNothingMoved(page);
  });

  test('form errors cause no layout shift', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/auth?mode=sign-up');
    await page.getByLabel('First name').press('Enter');
    await expect(page.getByText('First name is required')).toBeVisible();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await page.getByLabel('Email').fill('nobody@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await expectNothingMoved(page);
  });

  test('the order dialog causes no layout shift when the account is loaded', async ({
    customer: { page },
  }) => {
    await watchShifts(page);
    const release = await hold(page, /api\/user/);
    await page.goto('/services?order=jingle');
    await expect(page.getByRole('dialog')).toBeVisible();
    release();
    await expect(page.getByLabel('Phone')).toBeVisible();
    await expectNothingMoved(page);
  });
});
