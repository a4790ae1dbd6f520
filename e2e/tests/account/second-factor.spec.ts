import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { mailTo } from '../../fixtures/mailbox';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, test } from '../../fixtures/test';
import { codeOf, section, setUpApp } from './second-factor';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function expectFitting(page: Page) {
  await expectSoundAtEverySize(page);
  await expectNoSidewaysScroll(page);
}

/** Signs in up to the request for the code. */
async function enterPassword(page: Page, email: string, password: string) {
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
}

const enter = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click();

test('an authenticator app can be set up, is required at sign-in and can be removed', async ({
  customer: { page, user, password },
  isMobile,
}) => {
  await page.goto('/dashboard/account');
  await expect(section(page).getByText('An app on your phone')).toBeVisible();
  await section(page).getByRole('button', { name: 'Set up app' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFitting(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const { secret, recoveryCodes, shown } = await setUpApp(page, password);
  await expectFitting(page);
  const file = page.waitForEvent('download');
  await shown.getByRole('link', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toBe('northcast-recovery-codes.txt');
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page).getByText('10 left')).toBeVisible();
  await expectFitting(page);
  if (!isMobile) await mailTo(user.email, /second factor of your account was changed/);

  await enterPassword(page, user.email, password);
  await expectFitting(page);
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill('000000');
  await enter(page);
  await expect(page.getByText('This code is not right.').first()).toBeVisible();
  await expectFitting(page);
  // What follows does not depend on the window.
  if (isMobile) return;
  await field.fill(codeOf(secret, 1));
  await enter(page);
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard/account');
  await section(page).getByRole('button', { name: 'Remove app' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the authenticator app?' });
  await removal.getByLabel('Current password').fill(password);
  await removal.getByRole('button', { name: 'Use a recovery code' }).click();
  await removal.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await expectFitting(page);
  await removal.getByRole('button', { name: 'Remove app' }).click();
  await expect(section(page).getByRole('button', { name: 'Set up app' })).toBeVisible();
});

test('a recovery code replaces the app at sign-in and works once', {
  tag: '@desktop',
}, async ({ customer: { page, user, password } }) => {
  await page.goto('/dashboard/account');
  const { recoveryCodes, shown } = await setUpApp(page, password);
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  const [code = ''] = recoveryCodes;
  await enterPassword(page, user.email, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await expectFitting(page);
  await enter(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/account');
  await expect(section(page).getByText('9 left')).toBeVisible();
  await enterPassword(page, user.email, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await enter(page);
  await expect(page.getByText('This code is not right.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
});

test('on an IP address, passkeys are not offered and a notice says they need a host name', {
  tag: '@desktop',
}, async ({ customer: { page } }) => {
  await page.goto('/dashboard/account');
  await expect(
    section(page).getByText(/^Passkeys need a host name\. Open this site as/),
  ).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});
