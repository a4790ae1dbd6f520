import { expect, test } from '../../fixtures/test';
import { aCustomer, aMessage, reply, uniqueWord } from './records';
import { answerNextQuestion, chooseCustomer, expectToast, rowOf } from './screen';

test('an administrator creates a message on behalf of a customer', async ({ adminPage: page }) => {
  const word = uniqueWord();
  await aCustomer(page, word);
  await page.goto('/admin/messages');
  await page.getByRole('button', { name: 'Add message' }).click();
  const form = page.getByRole('dialog', { name: 'Add message' });
  await form.getByRole('button', { name: 'Create message' }).click();
  for (const text of ['Please choose a customer', 'Subject is required', 'Message is required']) {
    await expect(form.getByText(text)).toBeVisible();
  }
  await chooseCustomer(page, word);
  await form.getByLabel('Subject').fill(`Called about ${word}`);
  await form.getByRole('textbox', { name: 'Message' }).fill('Would like the cut on Thursday.');
  await form.getByRole('button', { name: 'Create message' }).click();
  await expectToast(page, 'Success', 'Message created successfully');
  await expect(rowOf(page, `Called about ${word}`).getByText('Pending')).toBeVisible();
});

test("a row opens its thread, and a reply with a date changes the status to 'Replied'", async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const message = await aMessage(page, await aCustomer(page, word));
  await page.goto(`/admin/messages?q=${word}`);
  await page.getByRole('button', { name: message.subject, exact: true }).click();
  const thread = page.getByRole('dialog', { name: message.subject });
  await expect(thread.getByText('When is the second cut ready?')).toBeVisible();
  await thread.getByRole('button', { name: 'Reply' }).click();
  const form = page.getByRole('dialog', { name: 'Reply to' });
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expect(form.getByText('Reply is required')).toBeVisible();
  await form.getByLabel('Reply', { exact: true }).fill('On Thursday at noon.');
  await form.getByRole('button', { name: 'Change reply date and time' }).click();
  await form.getByLabel('Reply date and time').fill('2026-11-19T09:30');
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(page, 'Success', 'Reply sent successfully');
  await expect(page.getByRole('dialog').getByText('On Thursday at noon.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Nov 19, 2026, 9:30 AM')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, message.subject).getByText('Replied')).toBeVisible();
});

test('a half-written reply stays when somebody else answers, and the address forgets it at the end', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const message = await aMessage(page, await aCustomer(page, word));
  await page.goto(`/admin/messages?q=${word}&status=pending`);
  await page.getByRole('button', { name: message.subject, exact: true }).click();
  const thread = page.getByRole('dialog', { name: message.subject });
  await thread.getByRole('button', { name: 'Reply' }).click();
  const form = page.getByRole('dialog', { name: 'Reply to' });
  await form.getByLabel('Reply', { exact: true }).fill('Half a thought');
  await reply(page, message, 'On Friday.');
  await expect(page.getByText('No messages match')).toBeAttached();
  await expect(form.getByLabel('Reply', { exact: true })).toHaveValue('Half a thought');
  await form.getByLabel('Reply', { exact: true }).fill('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(thread.getByText('On Friday.')).toBeVisible();
  await thread.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${word}&status=pending$`));
});

test('an open message is part of the URL: reload keeps it open, Back closes it', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const message = await aMessage(page, await aCustomer(page, word));
  await page.goto(`/admin/messages?q=${word}`);
  await rowOf(page, message.subject).getByText('Pending').click();
  await expect(page.getByRole('dialog', { name: message.subject })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: message.subject })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`q=${word}$`));
});

test('a message is deleted after confirmation', async ({ adminPage: page }) => {
  const word = uniqueWord();
  const message = await aMessage(page, await aCustomer(page, word));
  await page.goto(`/admin/messages?q=${word}`);
  const question = answerNextQuestion(page, 'accept');
  await page.getByRole('button', { name: `Delete “${message.subject}”` }).click();
  expect(await question).toBe('Are you sure you want to delete this message?');
  await expectToast(page, 'Success', 'Message deleted successfully');
  await expect(page.getByText('No messages match')).toBeVisible();
});
