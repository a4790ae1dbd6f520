import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { mailTo } from '../../fixtures/mailbox';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, test } from '../../fixtures/test';
import { answer, hold, loseAnswer, requestsOf } from './account';

const subject = /^Choose a new password$/;
const unknownToken = 'a'.repeat(43);
const another = 'twelve candles in the wind';

async function expectSound(page: Page) {
  await expectSoundAtEverySize(page);
  await expectNoSidewaysScroll(page);
}

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Email').press('Enter');
}

const confirm = (page: Page) =>
  page.getByRole('button', { name: 'Confirm email address', exact: true }).click();

// Reduced motion: contrast cannot be checked during a toast's entry animation.
test.beforeEach(async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: isMobile ? 'dark' : 'light' });
});

test('a password is reset through a mailed link that works once', async ({
  customer: { page, user, password },
}) => {
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(user.email);
  await expectSound(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expectSound(page);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const words = page.getByText(`If ${user.email} has an account`);
  await expect(words).toBeFocused();
  await expect(words).toContainText('The link works for one hour.');
  await expectSound(page);

  const { link } = await mailTo(user.email, subject);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/reset');
  await page.getByLabel('New password', { exact: true }).fill('password');
  await expect(page.getByText('Very weak.')).toBeVisible();
  await expectSound(page);
  await choosePassword(page, another);
  await expect(page.getByText('Please sign in with your new password.').first()).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await signIn(page, user.email, password);
  await expect(page.getByText('Login failed').first()).toBeVisible();
  await signIn(page, user.email, another);
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await choosePassword(page, 'and yet another one');
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  await expectSound(page);
});

test('an invalid reset link leads to the request form, which does not reveal unknown addresses', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = 'nobody-at-all@mail.example';
  const field = page.getByLabel('Email');
  const button = page.getByRole('button', { name: 'Send reset link' });
  await test.step('missing token and empty email', async () => {
    await page.goto('/auth/reset');
    await expect(page.getByText('Please open the link in our mail again.')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/auth/forgot');
    await field.press('Enter');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  });
  await test.step('a failed request shows an error and keeps the email', async () => {
    const failure = page.getByText('Failed to send the mail').first();
    await field.fill(email);
    await loseAnswer(page, /api\/password-reset/);
    await button.click();
    await expect(failure).toBeVisible();
    await page.getByTitle('Dismiss').click();
    await expect(failure).toBeHidden();
    await answer(page, /api\/password-reset/, 429, 'Too many requests.');
    await button.click();
    await expect(failure).toBeVisible();
    await expect(field).toHaveValue(email);
    await page.unroute(/api\/password-reset/);
  });
  await test.step('the request is sent once on double click', async () => {
    const sent = requestsOf(page, 'POST', '/api/password-reset');
    const release = await hold(page, /api\/password-reset/);
    await button.dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
  await test.step('the email is carried over to the other forms', async () => {
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect(field).toHaveValue(email);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(field).toHaveValue(email);
  });
});

test('the link in the welcome mail confirms the email address and works once', {
  tag: '@desktop',
}, async ({ customer: { page, user } }) => {
  const { link } = await mailTo(user.email, /^Welcome/);
  const sent = requestsOf(page, 'POST', '/api/email-confirmation');
  await page.goto(link);
  await expect(page.getByText(`You are signed in as ${user.email}.`)).toBeVisible();
  await expectSound(page);
  expect(sent).toEqual([]);
  await confirm(page);
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(page).toHaveURL('/auth/confirm');
  await expectSound(page);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(link);
  await confirm(page);
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/dashboard/account');
});

test('a failed email confirmation can be retried, and an expired link can be replaced', {
  tag: '@desktop',
}, async ({ customer: { page, user } }) => {
  await answer(page, /api\/email-confirmation$/, 503);
  await page.goto(`/auth/confirm#token=${unknownToken}`);
  await confirm(page);
  await expect(page.getByRole('heading', { name: /could not be confirmed/ })).toBeVisible();
  await expectSound(page);
  await page.unroute(/api\/email-confirmation$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('This link has expired')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('Please look at your inbox.').first()).toBeVisible();
  const { link } = await mailTo(user.email, /^Confirm your email address$/);
  await page.goto(link);
  await confirm(page);
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
});

test('a visitor who opens a confirmation link signs in first and returns to it', {
  tag: '@desktop',
}, async ({ customer: { page, user, password } }) => {
  const { link } = await mailTo(user.email, /^Welcome/);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(/^Please sign in first\./)).toBeVisible();
  await expect(page).toHaveURL('/auth/confirm');
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth?next=/auth/confirm');
  await signIn(page, user.email, password);
  await expect(page).toHaveURL('/auth/confirm');
  await confirm(page);
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
});

test('an unsubscribe link sends its request only after a click on Unsubscribe', {
  tag: '@desktop',
}, async ({ page }) => {
  const sent = requestsOf(page, 'POST', '/api/unsubscribe');
  await page.goto(`/unsubscribe#token=${unknownToken}`);
  const button = page.getByRole('button', { name: 'Unsubscribe' });
  await expect(button).toBeVisible();
  await expect(page).toHaveURL('/unsubscribe');
  await expectSound(page);
  expect(sent).toEqual([]);
  await answer(page, /api\/unsubscribe/, 204);
  await button.click();
  await expect(page.getByText('Done.')).toBeVisible();
  await expectSound(page);
  expect(sent).toHaveLength(1);
});
