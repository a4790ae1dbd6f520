import { expectNoAxeViolations } from '../../fixtures/axe';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expectNothingMoved, watchShifts } from '../../fixtures/layout-shifts';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, test } from '../../fixtures/test';
import { answer, expireSession, hold } from './account';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const section = (name: string) => ({ name, exact: true });

test('the dashboard links to the account page, which shows its sections and links back', async ({
  customer: { page, user },
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Manage account' }).click();
  await expect(page).toHaveURL('/dashboard/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([
    'Name',
    'Email',
    'Password',
    'Second factor',
    'Sessions',
    'Your data',
    'Delete account',
  ]);
  const email = page.getByRole('region', section('Email'));
  await expect(email.getByText(user.email)).toBeVisible();
  await expect(email.getByText('Not confirmed')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSoundAtEverySize(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the account page fits a 320 px window with a long name and form errors', async ({
  customer: { page },
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/dashboard/account');
  const name = page.getByRole('form', section('Name'));
  await name.getByLabel('First name').fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(2));
  await name.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your changes have been saved.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Please enter your current password').last()).toBeVisible();
  await expectSoundAtEverySize(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await expectSoundAtEverySize(page);
  await expectNoSidewaysScroll(page);
});

test('the account page has no layout shift while the account and its sessions load', async ({
  customer: { page },
}) => {
  await watchShifts(page);
  const releaseAccount = await hold(page, /api\/account$/);
  const releaseSessions = await hold(page, /api\/account\/sessions$/);
  await page.goto('/dashboard/account');
  await expect(page.getByText('Loading your account')).toBeAttached();
  await expectNoAxeViolations(page);
  releaseAccount();
  await expect(page.getByRole('heading', section('Sessions'))).toBeAttached();
  releaseSessions();
  await expect(page.getByRole('heading', section('Delete account'))).toBeAttached();
  await expectNothingMoved(page);
});

test('the dashboard has no layout shift when it offers to confirm the email address', async ({
  customer: { page },
}) => {
  await watchShifts(page);
  const release = await hold(page, /api\/account$/);
  await page.goto('/dashboard');
  await expect(page.getByText('No messages yet')).toBeAttached();
  release();
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText('Please look at your inbox.').first()).toBeVisible();
  await expectNothingMoved(page);
  await expectSoundAtEverySize(page);
  await expectNoSidewaysScroll(page);
});

test('Retry loads the account and its sessions after both requests failed', {
  tag: '@desktop',
}, async ({ customer: { page } }) => {
  await answer(page, /api\/account(\/sessions)?$/, 500);
  await page.goto('/dashboard/account');
  await expect(page.getByText('Your account could not be loaded')).toBeVisible();
  await expectSoundAtEverySize(page);
  await page.unroute(/api\/account(\/sessions)?$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  const sessions = page.getByRole('region', section('Sessions'));
  await expect(sessions.getByText('Your sessions could not be loaded')).toBeVisible();
  await expectSoundAtEverySize(page);
  await sessions.getByRole('button', { name: 'Retry' }).click();
  await expect(sessions.getByText('This browser')).toBeVisible();
});

test('a visitor is redirected to sign-in with the account page as the return address', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/dashboard/account');
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/dashboard/account')}`);
});

test('saving with an expired session redirects to sign-in', {
  tag: '@desktop',
}, async ({ customer: { page } }) => {
  await page.goto('/dashboard/account');
  const name = page.getByRole('form', section('Name'));
  await name.getByLabel('First name').fill('Ada');
  await expireSession(page);
  await name.getByRole('button', { name: 'Save name' }).click();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/dashboard/account')}`);
});
