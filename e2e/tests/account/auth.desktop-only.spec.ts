import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated } from '../../fixtures/hydrated';
import { expect, newPerson, test } from '../../fixtures/test';
import { answer, expectHeard, hold, listen, loseAnswer, requestsOf } from './account';

const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });

test.describe('sign-in form', () => {
  test('shows validation and server errors, keeps the input and links to the services', async ({
    page,
  }) => {
    const heard = await listen(page);
    await page.goto('/auth');
    await test.step('a panel next to the form lists the benefits', async () => {
      await expect(page.getByLabel('Email')).toBeVisible();
      for (const promise of ['Same day delivery', 'Professional quality', 'Full-service']) {
        await expect(page.getByText(promise, { exact: true })).toBeVisible();
      }
    });
    await test.step('fields have autocomplete values for password managers', async () => {
      await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
      await expect(passwordOf(page)).toHaveAttribute('autocomplete', 'current-password');
    });
    await test.step('the password can be shown and hidden', async () => {
      await expect(passwordOf(page)).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(passwordOf(page)).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(passwordOf(page)).toHaveAttribute('type', 'password');
    });
    await test.step('validation errors appear under each field and in a summary', async () => {
      const wrongEmail = 'Please enter a valid email address';
      const summary = page.getByRole('alert').filter({ hasText: 'your attention' });
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByText(wrongEmail)).toBeVisible();
      await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
      await expect(page.getByLabel('Email')).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(wrongEmail);
      await expect(summary).toHaveText('2 fields need your attention: Email, Password');
      await page.getByLabel('Email').fill('nobody@mail.example');
      await page.getByLabel('Email').press('Enter');
      await expect(passwordOf(page)).toBeFocused();
      await expect(summary).toHaveText('1 field needs your attention: Password');
      await expectSoundAtEverySize(page);
    });
    await test.step('the server rejects the password', async () => {
      await passwordOf(page).fill('not the password');
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByText('Login failed').first()).toBeVisible();
      await expectHeard(heard, 'Invalid email or password');
      await expect(passwordOf(page)).toHaveValue('not the password');
      await expectSoundAtEverySize(page);
    });
    await page.getByRole('main').getByRole('link', { name: 'Browse services' }).click();
    await expect(page).toHaveURL('/services');
  });

  test('works by keyboard alone and opens the dashboard; Back does not return to the form', async ({
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

  test('shows that it failed when the network is lost before any field is focused', async ({
    page,
    context,
  }) => {
    for (const [address, title] of [
      ['/auth', 'Login failed'],
      ['/admin/login', 'Login failed'],
      ['/auth?mode=sign-up', 'Registration failed'],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const person = newPerson();
      for (const [label, value] of [
        ['First name', person.firstName],
        ['Last name', person.lastName],
        ['Email', person.email],
        ['Password', person.password],
        ['Confirm password', person.password],
      ] as const) {
        const field = page.getByLabel(label, { exact: true });
        if (await field.isVisible()) await field.fill(value);
      }
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByText(title).first()).toBeVisible();
      await context.setOffline(false);
    }
  });
});

test.describe('sign-up form', () => {
  test('has its own URL, keeps the email when toggled and shows validation errors', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await test.step('toggle to sign-up and back to sign-in', async () => {
      await page.goto('/auth?next=%2Fservices');
      await expect(heading).toHaveText('Sign In');
      await page.getByLabel('Email').fill('robin@mail.example');
      await page.getByRole('button', { name: 'Create Your Account' }).click();
      await expect(heading).toHaveText('Create Your Account');
      await expect(page).toHaveTitle(/Create Your Account/);
      await expect(page).toHaveURL('/auth?next=%2Fservices&mode=sign-up');
      await expect(page.getByLabel('Email')).toHaveValue('robin@mail.example');
      await page.reload();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(heading).toHaveText('Sign In');
      await expect(page).toHaveURL('/auth?next=%2Fservices');
      await page.getByRole('button', { name: 'Create Your Account' }).click();
    });
    await test.step('fields have autocomplete values for password managers', async () => {
      for (const [field, content] of [
        ['Password', 'new-password'],
        ['Confirm password', 'new-password'],
        ['First name', 'given-name'],
        ['Last name', 'family-name'],
      ] as const) {
        const input = page.getByLabel(field, { exact: true });
        await expect(input).toHaveAttribute('autocomplete', content);
      }
    });
    await test.step('validation errors appear under each field', async () => {
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
      const confirmation = page.getByLabel('Confirm password');
      await passwordOf(page).fill('correct horse');
      await expect(page.getByText('Please confirm your password')).toBeVisible();
      await confirmation.fill('abc');
      await expect(page.getByText('Please confirm your password')).toBeVisible();
      await confirmation.fill('correct house');
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      await expectSoundAtEverySize(page);
    });
  });

  test('succeeds on retry after a lost response and ignores a second submit while sending', async ({
    page,
  }) => {
    const sent = requestsOf(page, 'POST', '/api/register');
    const person = newPerson();
    await loseAnswer(page, /api\/register/);
    await signUp(page, person);
    await expect(page.getByText('Registration failed').first()).toBeVisible();
    await expect(page.getByText('Failed to create account').first()).toBeVisible();
    expect(sent).toHaveLength(1);
    const release = await hold(page, /api\/register/);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    await page.getByLabel('Email').press('Enter');
    release();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Welcome to the product!').first()).toBeVisible();
    await expect(
      page.getByText('Your account has been created successfully.').first(),
    ).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test('shows the error of the server when the email is already registered', async ({
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

test.describe('signed-in customer on the sign-in page', () => {
  test('sees no form and is redirected to the requested page or the dashboard', async ({
    customer: { page },
  }) => {
    await test.step('no form is shown while the session is checked', async () => {
      const release = await hold(page, /api\/user/);
      await page.goto('/auth');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
      await expect(page.getByLabel('Email')).toHaveCount(0);
      await expectSoundAtEverySize(page);
      release();
      await expect(page).toHaveURL('/dashboard');
    });
    await test.step('redirect to the requested page', async () => {
      await page.goto('/auth?next=%2Fpricing%3Forder%3Ddemo-call%23enterprise');
      await expect(page).toHaveURL('/pricing?order=demo-call#enterprise');
    });
    await test.step('no redirect to another site', async () => {
      await page.goto(`/auth?next=${encodeURIComponent('//example.com/')}`);
      await expect(page).toHaveURL('/dashboard');
    });
  });

  test('sees the sign-in form when the account request fails', async ({ customer: { page } }) => {
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
