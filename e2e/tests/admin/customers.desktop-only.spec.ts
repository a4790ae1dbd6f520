import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, newPerson, test } from '../../fixtures/test';
import { aCustomer, uniqueWord } from './records';
import { answerNextQuestion, expectToast, rowOf } from './screen';

/** Asserts that this address and password can sign in. */
async function expectSignIn(page: Page, email: string, password: string): Promise<void> {
  const { origin } = new URL(page.url());
  const login = await page.request.post('/api/login', {
    data: { email, password },
    headers: { Origin: origin },
  });
  expect(login.status()).toBe(200);
}

test('the form reports missing fields and a used email; a new customer is listed and can sign in', async ({
  adminPage: page,
}) => {
  const { email: taken } = await aCustomer(page);
  const person = newPerson();
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Add customer' }).click();
  const form = page.getByRole('dialog', { name: 'Add customer' });
  await test.step('missing fields', async () => {
    await form.getByRole('button', { name: 'Create customer' }).click();
    for (const text of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ]) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await expect(form.getByLabel('First name')).toBeFocused();
  });
  await test.step('email already in use', async () => {
    const refusal = 'An account with this email address already exists';
    await form.getByLabel('First name').fill(person.firstName);
    await form.getByLabel('Last name').fill(person.lastName);
    await form.getByLabel('Email').fill(taken);
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Create customer' }).click();
    await expect(form.getByText(refusal)).toBeVisible();
    await expectToast(page, 'Error', refusal);
    await expect(form.getByLabel('Last name')).toHaveValue(person.lastName);
  });
  await form.getByLabel('Email').fill(person.email.toUpperCase());
  await form.getByRole('button', { name: 'Create customer' }).click();
  await expectToast(page, 'Success', 'Customer created successfully');
  await expect(form).toBeHidden();
  await expect(rowOf(page, person.email)).toBeVisible();
  await expectSignIn(page, person.email, person.password);
});

test('an edit changes the password only if one is entered, and can grant Admin Access', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const { email } = await aCustomer(page, word);
  await page.goto(`/admin/customers?q=${word}`);
  const form = page.getByRole('dialog', { name: 'Edit customer' });
  const saved = rowOf(page, email);
  await test.step('a new password', async () => {
    await page.getByRole('button', { name: `Edit Robin Tester ${word}` }).click();
    await form.getByLabel('Password (optional)').fill('short');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();
    await form.getByLabel('Password (optional)').fill('a longer one');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Success', 'Customer updated successfully');
    await expect(form).toBeHidden();
  });
  await test.step('no password, another name and Admin Access', async () => {
    await page.getByRole('button', { name: `Edit Robin Tester ${word}` }).click();
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await form.getByLabel('First name').fill('Robyn');
    await form.getByLabel('Admin Access').check();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await form.getByRole('button', { name: 'Save changes' }).click();
    expect((await sent).postDataJSON()).not.toHaveProperty('password');
    await expect(form).toBeHidden();
    await expectToast(page, 'Success', 'Customer updated successfully');
    await expect(saved).toContainText('Robyn');
    await expect(saved.getByText('Admin', { exact: true })).toBeVisible();
  });
  await expectSignIn(page, email, 'a longer one');
});

test('a customer is deleted only after confirmation, and administrators cannot delete themselves', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  await aCustomer(page, word);
  await page.goto(`/admin/customers?q=${word}`);
  const press = () => page.getByRole('button', { name: `Delete Robin Tester ${word}` }).click();
  const declined = answerNextQuestion(page, 'dismiss');
  await press();
  expect(await declined).toBe('Are you sure you want to delete this customer?');
  await expect(rowOf(page, word)).toBeVisible();
  const accepted = answerNextQuestion(page, 'accept');
  await press();
  await accepted;
  await expectToast(page, 'Success', 'Customer deleted successfully');
  await expect(page.getByText('No customers match')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('searchbox').fill('admin@northcast.example');
  await expect(page.getByRole('button', { name: 'Edit Northcast Administrator' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Northcast Administrator' })).toBeHidden();
});

test('Retry loads the sessions of a customer, who can be signed out everywhere', async ({
  customer: { page: customersPage, user },
  adminPage: page,
}) => {
  const call = /api\/admin\/customers\/.+\/sessions/;
  await page.route(call, (route) => route.fulfill({ status: 500 }));
  await page.goto(`/admin/customers?q=${user.email}&open=${user.id}`);
  const sessions = page.getByRole('dialog').getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByText('The sessions could not be loaded.')).toBeVisible();
  await page.unroute(call);
  await sessions.getByRole('button', { name: 'Retry' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('listitem')).toContainText('last seen just now');
  await expectSoundAtEverySize(page);
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectToast(page, 'Success', 'The customer has been signed out everywhere.');
  await expect(sessions.getByText('Not signed in anywhere.')).toBeVisible();
  expect((await customersPage.request.get('/api/user')).status()).toBe(401);
});
