import { expect, test } from '../../fixtures/test';
import { anEnquiry } from './records';
import { answerNextQuestion, expectToast, rowOf } from './screen';

test('an enquiry of the contact form is read, answered by mail and deleted', async ({
  adminPage: page,
}) => {
  const { name } = await anEnquiry(page);
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: 'Enquiries' }).click();
  await expect(page).toHaveURL(/\?tab=enquiries$/);
  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill(name);
  await expect(page).toHaveURL(/tab=enquiries&q=/);
  await page.getByRole('button', { name, exact: true }).click();
  const enquiry = page.getByRole('dialog', { name: `Enquiry of ${name}` });
  await expect(enquiry.getByText('What do you need from us?')).toBeVisible();
  await expect(enquiry.getByText('Podcast: Night Signals')).toBeVisible();
  await expect(enquiry.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    /^mailto:visitor%40mail\.example\?subject=.*Launch%20Package&body=Hello%20Visitor/,
  );
  const question = answerNextQuestion(page, 'accept');
  await enquiry.getByRole('button', { name: 'Delete' }).click();
  expect(await question).toBe('Are you sure you want to delete this enquiry?');
  await expectToast(page, 'Success', 'Enquiry deleted successfully');
  await expect(rowOf(page, name)).toBeHidden();
  await expect(page.getByText('No enquiries match')).toBeVisible();
});
