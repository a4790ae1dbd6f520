import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { expectWholeWordsOnTablet } from '../../fixtures/whole-words';
import {
  aCustomer,
  aMessage,
  anEnquiry,
  anOrder,
  changeOrder,
  numberOf,
  uniqueWord,
} from './records';

// Reduced motion: contrast cannot be checked during a dialog's entry animation.
test.beforeEach(({ adminPage, isMobile }) =>
  adminPage.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: isMobile ? 'dark' : 'light',
  }),
);

test('the admin sign-in form with errors has no axe violations', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expectSoundAtEverySize(page);
});

/** Asserts that an admin page with rows is sound at every size. */
async function expectSoundList(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(page.getByRole('table')).toBeVisible();
    await expectWholeWordsOnTablet(page);
    await expectSoundAtEverySize(page);
  });
}

test('customers, orders, an empty search and the phone menu have no axe violations', async ({
  adminPage: page,
  isMobile,
}) => {
  const customer = await aCustomer(page);
  for (const status of ['pending', 'processing', 'completed', 'cancelled']) {
    await anOrder(page, customer, { status });
  }
  await expectSoundList(page, '/admin/customers');
  await test.step('news of a customer who signed up since', async () => {
    await aCustomer(page);
    await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
    await expectSoundAtEverySize(page);
  });
  // On a large screen the menu is beside the list.
  await expectSoundList(page, '/admin/orders');
  await test.step('search without results', async () => {
    await page.getByRole('searchbox').fill('nothing-is-called-this');
    await expect(page.getByText('No orders match')).toBeVisible();
    await expectSoundAtEverySize(page);
  });
  if (!isMobile) return;
  await test.step('the menu', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Admin Panel' }).click();
    await expect(page.getByRole('dialog', { name: 'Admin Panel' })).toBeVisible();
    await expectSoundAtEverySize(page);
  });
});

test('messages, enquiries, mail, a thread and its reply form have no axe violations', async ({
  adminPage: page,
}) => {
  const message = await aMessage(page, await aCustomer(page));
  await anEnquiry(page);
  await expectSoundList(page, '/admin/messages?tab=enquiries');
  await expectSoundList(page, '/admin/mail');
  await expectSoundList(page, '/admin/messages');
  await test.step('a thread', async () => {
    await page.goto(`/admin/messages?q=${encodeURIComponent(message.subject)}`);
    await page.getByRole('button', { name: message.subject, exact: true }).click();
    const thread = page.getByRole('dialog');
    await expect(thread.getByRole('button', { name: 'Reply' })).toBeVisible();
    await expectSoundAtEverySize(page);
    await thread.getByRole('button', { name: 'Reply' }).click();
    await expect(thread.getByLabel('Reply', { exact: true })).toBeVisible();
    await expectSoundAtEverySize(page);
  });
});

test('form errors, an edit conflict and the customer search have no axe violations', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const order = await anOrder(page, await aCustomer(page, word));
  const form = page.getByRole('dialog');
  await test.step('errors', async () => {
    await page.goto('/admin/customers');
    await page.getByRole('button', { name: 'Add customer' }).click();
    await form.getByRole('button', { name: 'Create customer' }).click();
    await expect(form.getByText('First name is required')).toBeVisible();
    await expectSoundAtEverySize(page);
  });
  await test.step('a conflict', async () => {
    await page.goto(`/admin/orders?q=${word}`);
    await page.getByRole('button', { name: `Edit order ${numberOf(order)}` }).click();
    await form.getByLabel('Project brief').fill('Mine');
    await changeOrder(page, order, { projectBrief: 'Theirs' });
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByRole('button', { name: 'Keep my changes' })).toBeVisible();
    await expectSoundAtEverySize(page);
    await form.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(form).toBeHidden();
  });
  await test.step('the customer search', async () => {
    await page.getByRole('button', { name: 'Add order' }).click();
    await form.getByRole('combobox', { name: 'Customer' }).fill(word);
    await expect(form.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectSoundAtEverySize(page);
  });
});
