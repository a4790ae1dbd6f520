import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated } from '../../fixtures/hydrated';
import { mailTo } from '../../fixtures/mailbox';
import { expect, test } from '../../fixtures/test';
import { anEnquiry, uniqueWord } from './records';
import { answerNextQuestion, expectToast, rowOf } from './screen';

test('an enquiry is answered by mail with a saved reply and turned into an order', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const email = `${word}@mail.example`;
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Ada ${word}`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Launch Package');
  await page.getByRole('textbox', { name: 'Message' }).fill('We would like to launch in March.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Message sent successfully!', "We'll get back to you the same day.");

  await page.goto(`/admin/messages?tab=enquiries&q=${word}`);
  await page.getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('button', { name: 'Add saved reply' }).click();
  const form = page.getByRole('dialog', { name: 'Add saved reply' });
  await form.getByLabel('Title').fill(`Launch ${word}`);
  await form.getByLabel('Text').fill('Hello {firstName},\n{service} takes a month. {orderNumber}');
  await form.getByRole('button', { name: 'Save reply' }).click();
  await expectToast(page, 'Success', 'Reply saved successfully');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await rowOf(page, word)
    .getByRole('button', { name: `Ada ${word}`, exact: true })
    .click();
  const enquiry = page.getByRole('dialog', { name: `Enquiry from Ada ${word}` });
  const answer = enquiry.getByLabel('Your answer');
  await enquiry.getByRole('combobox', { name: 'Insert a saved reply' }).fill(`launch ${word}`);
  await enquiry.getByRole('option', { name: `Launch ${word}` }).click();
  await expect(answer).toHaveValue('Hello Ada,\nLaunch Package takes a month. {orderNumber}');
  await answer.press('Control+Enter');
  await expect(enquiry.getByText('Please replace {orderNumber}')).toBeVisible();
  // The placeholder is selected, so typing replaces it.
  await answer.fill('Hello Ada,\nLaunch Package takes a month.');
  await answer.press('Control+Enter');
  await expectToast(page, 'Success', 'Reply sent successfully');
  const mail = await mailTo(email, /^Re: Your enquiry to Northcast: Launch Package$/);
  expect(mail.text).toContain('Launch Package takes a month.');
  expect(mail.text).toContain('> We would like to launch in March.');
  expect(mail.email.replyTo?.[0]?.address).toBe('hello@northcast.example');
  await expect(enquiry.getByText('Sent', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expectSoundAtEverySize(page);

  await page.setViewportSize({ width: 390, height: 800 });
  await enquiry.getByRole('button', { name: 'Create order' }).click();
  const order = page.getByRole('dialog', { name: 'Create order' });
  await expect(order.getByLabel('Last name')).toHaveValue(word);
  await expectSoundAtEverySize(page);
  await order.getByRole('button', { name: 'Create order' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?details=/);
  await expect(page.getByRole('dialog').getByText('launch in March').first()).toBeVisible();
  expect((await mailTo(email, /^Your Northcast account$/)).link).toContain('/auth/reset#token=');
});

test('an enquiry can be marked as done, reopened and deleted', async ({ adminPage: page }) => {
  const { name } = await anEnquiry(page);
  await page.goto(`/admin/messages?tab=enquiries&q=${name.split(' ')[1]}`);
  await page.getByRole('button', { name, exact: true }).click();
  const enquiry = page.getByRole('dialog', { name: `Enquiry from ${name}` });
  await expect(enquiry.getByText('What do you need from us?')).toBeVisible();
  await expect(enquiry.getByText('Podcast: Night Signals')).toBeVisible();
  await enquiry.getByRole('button', { name: 'Mark as done' }).click();
  await expectToast(page, 'Success', 'Enquiry marked as done');
  await enquiry.getByRole('button', { name: 'Reopen' }).click();
  await expect(enquiry.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  const question = answerNextQuestion(page, 'accept');
  await enquiry.getByRole('button', { name: 'Delete' }).click();
  expect(await question).toBe('Are you sure you want to delete this enquiry?');
  await expectToast(page, 'Success', 'Enquiry deleted successfully');
  await expect(rowOf(page, name)).toBeHidden();
  await expect(page.getByText('No enquiries match')).toBeVisible();
});
