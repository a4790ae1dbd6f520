import type { Page } from '@playwright/test';
import { mailsTo, mailTo } from '../../fixtures/mailbox';
import { administrator, expect, newPerson, test } from '../../fixtures/test';
import { anEnquiry } from '../admin/records';

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

test('an email change takes effect when the new address is confirmed and can be cancelled before', {
  tag: '@desktop',
}, async ({ customer: { page, user, password } }) => {
  const { email } = newPerson();
  const change = form(page, 'Change email');
  await page.goto('/dashboard/account');
  await change.getByLabel('New email').fill(email);
  await change.getByLabel('Current password').fill('not the password');
  await change.getByRole('button', { name: 'Change email' }).click();
  await expect(change.getByLabel('Current password')).toHaveAccessibleDescription(
    'The current password is not right.',
  );
  await change.getByLabel('Current password').fill(password);
  await change.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`A mail with a link is on its way to ${email}`)).toBeVisible();
  await expect(change.getByLabel('New email')).toHaveValue('');
  await page.getByRole('button', { name: `Cancel the change to ${email}` }).click();
  await expect(page.getByText('A mail with a link is on its way')).toBeHidden();

  const { email: other } = newPerson();
  await change.getByLabel('New email').fill(other);
  await change.getByLabel('Current password').fill(password);
  await change.getByLabel('Current password').press('Enter');
  await expect(page.getByText(`A mail with a link is on its way to ${other}`)).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm email address', exact: true });
  await page.goto((await mailTo(email, /^Confirm your new email address$/)).link);
  await confirm.click();
  await expect(page.getByText('This link has expired')).toBeVisible();
  await page.goto((await mailTo(other, /^Confirm your new email address$/)).link);
  await confirm.click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByText(other)).toBeVisible();
  await expect(page.getByText(user.email)).toBeHidden();
  await page.getByRole('link', { name: 'Manage account' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

/** Creates an administrator for this test, signed in on `page`. */
async function becomeAdministrator(page: Page, adminPage: Page, origin: string) {
  const person = { ...newPerson(), isAdmin: true };
  const headers = { Origin: origin };
  await adminPage.request.post('/api/admin/customers', { data: person, headers });
  await page.request.post('/api/login', { data: person, headers });
  return person;
}

test('an administrator sets the frequency of notification mails or unsubscribes by a mailed link', {
  tag: '@desktop',
}, async ({ page, adminPage, baseURL }) => {
  const { email } = await becomeAdministrator(page, adminPage, baseURL ?? '');
  await anEnquiry(adminPage);
  const choice = form(page, 'Mails to administrators');
  const chosen = choice.getByLabel('How often').locator('option:checked');
  await page.goto('/dashboard/account');
  await expect(chosen).toHaveText('At once');
  await choice.getByLabel('How often').selectOption({ label: 'Once a day' });
  await choice.getByRole('button', { name: 'Save choice' }).click();
  await expect(page.getByText('Your changes have been saved.').first()).toBeVisible();
  await page.reload();
  await expect(chosen).toHaveText('Once a day');
  const { name } = await anEnquiry(adminPage);
  await mailTo(administrator.email, new RegExp(name));
  const told = (await mailsTo(email)).filter(({ subject }) => subject.includes(name));
  expect(told).toEqual([]);

  const { text } = await mailTo(email, /enquiry/i);
  await page.goto(/\/unsubscribe#token=[\w.-]+/.exec(text)?.[0] ?? 'no such link');
  await expect(page).toHaveURL('/unsubscribe');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(chosen).toHaveText('Never');
});
