import { expect, test } from '../../fixtures/test';
import { aCustomer, aMessage, anOrder, numberOf, uniqueWord } from './records';
import { answerNextQuestion } from './screen';

test('the sidebar shows counts of new orders and messages and updates them after each change', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const order = await anOrder(page, customer);
  const message = await aMessage(page, customer);
  const overview = { newOrders: 1203, unansweredMessages: 8, enquiries: 2 };
  await page.route('**/api/admin/overview', (route) => route.fulfill({ json: overview }));
  await page.goto(`/admin/orders?q=${word}`);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name, exact: true });
  await expect(link('Orders')).toHaveAccessibleDescription('1,203 new');
  await expect(link('Messages')).toHaveAccessibleDescription('10 unanswered');
  overview.newOrders = 1202;
  await page
    .getByRole('combobox', { name: `Status of order ${numberOf(order)}` })
    .selectOption('completed');
  await expect(link('Orders')).toHaveAccessibleDescription('1,202 new');
  await link('Messages').click();
  await expect(page.getByRole('link', { name: 'Enquiries 2' })).toBeVisible();
  overview.unansweredMessages = 0;
  const question = answerNextQuestion(page, 'accept');
  await page.getByRole('button', { name: `Delete “${message.subject}”` }).click();
  await question;
  await expect(link('Messages')).toHaveAccessibleDescription('2 unanswered');
});
