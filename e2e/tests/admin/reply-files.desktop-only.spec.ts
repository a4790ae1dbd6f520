import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { aMessage, anOrder, numberOf } from './records';
import { answerNextQuestion, expectToast } from './screen';

const fileOf = (name: string, text = 'Take two') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('files are sent with a reply and shown on both sides; a rejected file blocks sending', async ({
  customer: { page: theirPage, user },
  adminPage: page,
}) => {
  const order = await anOrder(page, user);
  await theirPage.goto(`/dashboard/orders/${numberOf(order)}`);
  const subject = 'The second take';
  await theirPage.getByRole('button', { name: 'New message' }).click();
  await theirPage.getByLabel('Subject').fill(subject);
  await theirPage.getByRole('textbox', { name: 'Message' }).fill('May I hear it?');
  await theirPage.getByRole('button', { name: 'Send Message' }).click();
  await expect(theirPage.getByText('May I hear it?')).toBeVisible();

  await page.goto(`/admin/messages?q=${user.email}`);
  await page.getByRole('button', { name: `Reply to “${subject}”` }).click();
  const form = page.getByRole('dialog', { name: 'Reply to' });
  await form.getByLabel('Reply', { exact: true }).fill('Here it is.');
  const send = form.getByRole('button', { name: 'Send reply' });
  const files = form.getByRole('group', { name: 'Files of this message' });
  await form.locator('input[type=file]').setInputFiles([fileOf('take.txt'), fileOf('set.exe')]);
  await expect(files.getByText('take.txt')).toBeVisible();
  await expect(files.getByText(/program/i)).toBeVisible();
  await expect(send).toBeDisabled();
  await expectSoundAtEverySize(page);
  await files.getByRole('button', { name: /(Cancel|Remove) set\.exe/ }).click();
  await expect(send).toBeEnabled();
  await send.click();
  await expectToast(page, 'Success', 'Reply sent successfully');

  await page.goto(`/admin/messages?q=${user.email}`);
  await page.getByRole('button', { name: subject, exact: true }).click();
  await expect(page.getByRole('dialog', { name: subject }).getByText('take.txt')).toBeVisible();
  const posts = theirPage.getByRole('list', { name: `Posts of ${subject}` });
  await expect(posts.getByRole('listitem').filter({ hasText: 'Here it is.' })).toContainText(
    'take.txt',
  );
});

test('closing a reply discards its files after confirmation; only order messages accept files', async ({
  customer: { user },
  adminPage: page,
}) => {
  const order = await anOrder(page, user);
  await aMessage(page, user, { subject: 'About the order', orderId: order.id });
  await aMessage(page, user, { subject: 'About nothing' });
  await page.goto(`/admin/messages?q=${user.email}`);
  const opener = page.getByRole('button', { name: 'Reply to “About the order”' });
  await opener.click();
  const form = page.getByRole('dialog', { name: 'Reply to' });
  await form.locator('input[type=file]').setInputFiles(fileOf('take.txt'));
  await expect(form.getByRole('button', { name: 'Remove take.txt' })).toBeVisible();
  const question = answerNextQuestion(page, 'accept');
  await form.getByRole('button', { name: 'Cancel' }).click();
  expect(await question).toBe('Discard the attached files?');
  await opener.click();
  await expect(form.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await expect(form.getByText('take.txt')).toBeHidden();
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Reply to “About nothing”' }).click();
  await expect(form.getByText(/^Files go with an order/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Attach files' })).toBeHidden();
});
