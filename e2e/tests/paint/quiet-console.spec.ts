import type { Page } from '@playwright/test';
import { collectConsole } from '../../fixtures/console';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';
import { aCustomer, aMessage, anEnquiry, anOrder, numberOf, uniqueWord } from '../admin/records';

/** Opens a dialog with its button, checks that it is visible, and closes it. */
async function openAndClose(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('the sign-up, sign-in and not-found pages log no messages of their own to the console', {
  tag: '@desktop',
}, async ({ page }) => {
  const messages = collectConsole(page);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.goto('/auth?mode=sign-up');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  expect(messages).toEqual([]);
  await page.goto('/no/such/page');
  await hydrated(page);
  // The browser's own message for a document with this status.
  expect(messages).toEqual([
    'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  ]);
});

test('the dashboard, its message form and the order dialog log nothing to the console', {
  tag: '@desktop',
}, async ({ customer: { page } }) => {
  const messages = collectConsole(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Send Your First Message' }).click();
  await page.getByLabel('Subject').fill('A question');
  await page.getByRole('textbox', { name: 'Message' }).fill('When is it ready?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent').first()).toBeVisible();
  await page.goto('/services?order=jingle');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone').fill('+1 212 555 0142');
  await dialog.getByLabel('Project brief').fill('Ten seconds, no voice.');
  await dialog.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByText('Jingle')).toBeVisible();
  await hydrated(page);
  expect(messages).toEqual([]);
});

test('the admin pages and dialogs log nothing to the console', { tag: '@desktop' }, async ({
  adminPage: page,
}) => {
  const messages = collectConsole(page);
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const order = await anOrder(page, customer);
  const message = await aMessage(page, customer);
  const enquiry = await anEnquiry(page, { name: `Visitor ${word}` });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [address, ...buttons] of [
    [`/admin/customers?q=${word}`, 'Add customer', `Edit Robin Tester ${word}`],
    [`/admin/orders?q=${word}`, 'Add order', `Edit order ${numberOf(order)}`],
    [`/admin/messages?q=${word}`, 'Add message', `Reply to “${message.subject}”`, message.subject],
    [`/admin/messages?tab=enquiries&q=${word}`, enquiry.name],
    ['/admin/mail'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('table')).toBeVisible();
    for (const button of buttons) await openAndClose(page, button);
  }
  expect(messages).toEqual([]);
});
