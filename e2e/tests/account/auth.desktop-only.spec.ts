import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { hydrated } from '../../fixtures/hydrated';
import { expect, newPerson, test } from '../../fixtures/test';
import { answer, expectHeard, hold, listen, loseAnswer, requestsOf } from './account';

test.describe('signing in', () => {
  test('says what is wrong under each field, in a summary, and goes to the first', async ({
    page,
  }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(page.getByRole('alert')).toHaveText(
      '2 fields need your attention: Email, Password',
    );
    await page.getByLabel('Email').fill('robin@mail.example');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('1 field needs your attention: Password');
    await expectNoAxeViolations(page);
  });

  test('leads to the dashboard with the keyboard alone, and not back to the form', async ({
    customer: { page, user, password },
  }) => {
    const heard = await listen(page);
    await page.context().clearCookies();
    await page.goto('/');
    await page.goto('/auth');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(user.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expectHeard(heard, 'Welcome back!');
    await expect(page.getByText('You have been successfully logged in.').first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/auth/);
  });

  test('fails with the message of the server and keeps what was typed', async ({ page }) => {
    const heard = await listen(page);
    await page.goto('/auth');
    await page.getByLabel('Email').fill('nobody@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await expectHeard(heard, 'Invalid email or password');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
    await expectNoAxeViolations(page);
  });

  for (const [how, break_] of [
    ['a failing server', 'fail'],
    ['no network', 'offline'],
  ] as const) {
    test(`fails in words of ours with ${how}`, async ({ page, context }) => {
      await page.goto('/auth');
      await page.getByLabel('Email').fill('nobody@mail.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      if (break_ === 'fail') await answer(page, /api\/login/, 500);
      else await context.setOffline(true);
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByText('Login failed').first()).toBeVisible();
      await expect(page.getByText('Invalid email or password').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    });
  }

  test('fails in words of ours when the network went before any field was touched', async ({
    page,
    context,
  }) => {
    for (const address of ['/auth', '/admin/login']) {
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByLabel('Email').fill('nobody@mail.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByText('Login failed').first()).toBeVisible();
      await context.setOffline(false);
    }
  });

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/auth');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('tells password managers what the fields are', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await page.getByRole('button', { name: 'Create Your Account' }).click();
    for (const field of ['Password', 'Confirm password']) {
      await expect(page.getByLabel(field, { exact: true })).toHaveAttribute(
        'autocomplete',
        'new-password',
      );
    }
    await expect(page.getByLabel('First name')).toHaveAttribute('autocomplete', 'given-name');
    await expect(page.getByLabel('Last name')).toHaveAttribute('autocomplete', 'family-name');
  });
});

test.describe('signing up', () => {
  test('is a toggle away, at an address of its own, and takes the e-mail address along', async ({
    page,
  }) => {
    await page.goto('/auth?next=%2Fservices');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await page.getByLabel('Email').fill('robin@mail.example');
    await page.getByRole('button', { name: 'Create Your Account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Account');
    await expect(page).toHaveTitle(/Create Your Account/);
    await expect(page).toHaveURL('/auth?next=%2Fservices&mode=sign-up');
    await expect(page.getByLabel('Email')).toHaveValue('robin@mail.example');
    await page.reload();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    await expect(page).toHaveURL('/auth?next=%2Fservices');
  });

  test('says what is wrong under each field', async ({ page }) => {
    await page.goto('/auth?mode=sign-up');
    await page.getByRole('button', { name: 'Create Account' }).click();
    for (const message of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'Please confirm your password',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('5 fields need your attention');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await expect(page.getByText('Please confirm your password')).toBeVisible();
    await page.getByLabel('Confirm password').fill('abc');
    await expect(page.getByText('Please confirm your password')).toBeVisible();
    await page.getByLabel('Confirm password').fill('correct house');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('welcomes the new customer, once for two clicks', async ({ page }) => {
    const sent = requestsOf(page, 'POST', '/api/register');
    const release = await hold(page, /api\/register/);
    await signUp(page, newPerson());
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    await page.getByLabel('Email').press('Enter');
    release();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Welcome to the product!').first()).toBeVisible();
    await expect(
      page.getByText('Your account has been created successfully.').first(),
    ).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('survives an answer that got lost: the second try opens the same account', async ({
    page,
  }) => {
    await loseAnswer(page, /api\/register/);
    const person = newPerson();
    await signUp(page, person);
    await expect(page.getByText('Registration failed').first()).toBeVisible();
    await expect(page.getByText('Failed to create account').first()).toBeVisible();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText(person.email)).toBeVisible();
  });

  test('is refused for a known address with the message of the server', async ({
    customer: { page, user },
  }) => {
    await page.context().clearCookies();
    await signUp(page, { ...newPerson(), email: user.email });
    await expect(page.getByText('Registration failed').first()).toBeVisible();
    await expect(
      page.getByText('An account with this email address already exists').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(user.email);
  });
});

test.describe('the way on', () => {
  test('somebody signed in goes to the dashboard', async ({ customer: { page } }) => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/dashboard');
  });

  test('somebody who came from a page goes back to it', async ({ customer: { page } }) => {
    await page.goto('/auth?next=%2Fpricing%3Forder%3Ddemo-call%23enterprise');
    await expect(page).toHaveURL('/pricing?order=demo-call#enterprise');
  });

  for (const next of ['https://example.com/', '//example.com/', '/\\example.com/', '/auth']) {
    test(`a link cannot lead to ${next}`, async ({ customer: { page } }) => {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('a link leads to the services', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('main').getByRole('link', { name: 'Browse services' }).click();
    await expect(page).toHaveURL('/services');
  });

  test('a panel stands beside the form on large screens only', async ({ page, isMobile }) => {
    await page.goto('/auth');
    await expect(page.getByLabel('Email')).toBeVisible();
    for (const promise of ['Same day delivery', 'Professional quality', 'Full-service']) {
      await expect(page.getByText(promise, { exact: true })).toBeVisible({ visible: !isMobile });
    }
  });

  test('nothing can be typed while it is not known who visits', async ({ customer: { page } }) => {
    const release = await hold(page, /api\/user/);
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await expectNoAxeViolations(page);
    release();
    await expect(page).toHaveURL('/dashboard');
  });

  test('somebody whose account cannot be read can still sign in', async ({
    customer: { page },
  }) => {
    await answer(page, /api\/user/, 500);
    await page.goto('/auth');
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

async function signUp(page: Page, person: ReturnType<typeof newPerson>) {
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByLabel('Confirm password').press('Enter');
}
