import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { aCustomer, aMessage, anOrder, numberOf, uniqueWord } from './records';
import { answerNextQuestion, chooseCustomer, expectToast } from './screen';

/** Makes every write fail with status 500 and no message. */
async function failWrites(page: Page) {
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500 }),
  );
}

test('a failed write of a customer shows an error toast and keeps the input', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  await aCustomer(page, word);
  await page.goto(`/admin/customers?q=${word}`);
  await failWrites(page);
  await page.getByRole('button', { name: 'Add customer' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Lost');
  await form.getByLabel('Email').fill('robin.lost@mail.example');
  await form.getByLabel('Password', { exact: true }).fill('correct horse');
  await form.getByRole('button', { name: 'Create customer' }).click();
  await expectToast(page, 'Error', 'Failed to create customer');
  await expect(form.getByText('Failed to create customer')).toBeVisible();
  await expect(form.getByLabel('Last name')).toHaveValue('Lost');
  await expect(form.getByRole('button', { name: 'Create customer' })).toBeFocused();
  const discarded = answerNextQuestion(page, 'accept');
  await page.keyboard.press('Escape');
  expect(await discarded).toBe('Discard what you typed?');
  await page.getByRole('button', { name: `Edit Robin Tester ${word}` }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Error', 'Failed to update customer');
  await form.getByRole('button', { name: 'Cancel' }).click();
  const deleted = answerNextQuestion(page, 'accept');
  await page.getByRole('button', { name: `Delete Robin Tester ${word}` }).click();
  await deleted;
  await expectToast(page, 'Error', 'Failed to delete customer');
});

test('a failed write of an order shows an error toast', async ({ adminPage: page }) => {
  const word = uniqueWord();
  const order = await anOrder(page, await aCustomer(page, word));
  await page.goto(`/admin/orders?q=${word}`);
  await failWrites(page);
  const status = page.getByRole('combobox', { name: `Status of order ${numberOf(order)}` });
  await status.selectOption('completed');
  await expectToast(page, 'Error', 'Failed to update order');
  await expect(status).toHaveValue('pending');
  await page.getByRole('button', { name: 'Add order' }).click();
  const form = page.getByRole('dialog');
  await chooseCustomer(page, word);
  await form.getByLabel('Service name').fill('Custom Solution');
  await form.getByLabel('Service price').fill('10');
  await form.getByLabel('Project brief').fill('A brief');
  await form.getByRole('button', { name: 'Create order' }).click();
  await expectToast(page, 'Error', 'Failed to create order');
  const discarded = answerNextQuestion(page, 'accept');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await discarded;
  const deleted = answerNextQuestion(page, 'accept');
  await page.getByRole('button', { name: `Delete order ${numberOf(order)}` }).click();
  await deleted;
  await expectToast(page, 'Error', 'Failed to delete order');
});

test('a failed write of a message shows an error toast', async ({ adminPage: page }) => {
  const word = uniqueWord();
  const message = await aMessage(page, await aCustomer(page, word));
  await page.goto(`/admin/messages?q=${word}`);
  await failWrites(page);
  await page.getByRole('button', { name: 'Add message' }).click();
  const form = page.getByRole('dialog');
  await chooseCustomer(page, word);
  await form.getByLabel('Subject').fill('Lost');
  await form.getByRole('textbox', { name: 'Message' }).fill('Lost');
  await form.getByRole('button', { name: 'Create message' }).click();
  await expectToast(page, 'Error', 'Failed to create message');
  const discarded = answerNextQuestion(page, 'accept');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await discarded;
  await page.getByRole('button', { name: `Reply to “${message.subject}”` }).click();
  await form.getByLabel('Reply', { exact: true }).fill('Soon');
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(page, 'Error', 'Failed to send reply');
  await expect(form.getByLabel('Reply', { exact: true })).toHaveValue('Soon');
  const discardedReply = answerNextQuestion(page, 'accept');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await discardedReply;
  const deleted = answerNextQuestion(page, 'accept');
  await page.getByRole('button', { name: `Delete “${message.subject}”` }).click();
  await deleted;
  await expectToast(page, 'Error', 'Failed to delete message');
});

test('a list shows a loading state and, when its request fails, an error with Retry', async ({
  adminPage: page,
}) => {
  let fail = () => {};
  const failure = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let isDown = true;
  // Block live updates: other tests' changes would reload the list and remove the button too early.
  await page.route('**/api/live', (route) => route.abort());
  await page.route('**/api/admin/orders?*', async (route) => {
    await failure;
    await (isDown ? route.fulfill({ status: 503 }) : route.fallback());
  });
  await page.goto('/admin/orders');
  await expect(page.getByRole('status').filter({ hasText: 'Loading orders' })).toBeVisible();
  fail();
  await expect(page.getByRole('alert').getByText('Failed to load orders')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /orders?$/ })).toBeVisible();
});
