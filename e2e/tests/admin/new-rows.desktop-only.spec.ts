import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { aCustomer, aMessage, anEnquiry, anOrder, numberOf, uniqueWord } from './records';
import { chooseCustomer, rowOf } from './screen';

test('new orders are announced above the list, which changes only after a click on Show', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const seen = await anOrder(page, customer);
  await page.goto(`/admin/orders?q=${word}&status=pending`);
  const row = rowOf(page, numberOf(seen));
  await expect(row).toBeVisible();
  const place = await row.boundingBox();
  const first = await anOrder(page, customer);
  await anOrder(page, customer, { status: 'completed' });
  const second = await anOrder(page, customer);
  const strip = page.getByRole('status').getByText('2 new orders');
  await expect(strip).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) Orders \(admin\)/);
  await expect(rowOf(page, numberOf(first))).toHaveCount(0);
  expect(await row.boundingBox()).toEqual(place);
  await expect(page.getByRole('status').filter({ hasText: /^1 order$/ })).toBeVisible();
  await expectSoundAtEverySize(page);

  await strip.getByRole('button', { name: 'Show' }).click();
  await expect(rowOf(page, numberOf(second))).toBeVisible();
  await expect(rowOf(page, numberOf(first))).toBeVisible();
  await expect(page).toHaveTitle(/^Orders \(admin\)/);
  await expect(strip).toHaveCount(0);
});

test("an administrator's own new order appears in the list at once and is not announced", async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  await anOrder(page, customer);
  await page.goto(`/admin/orders?q=${word}`);
  await expect(page.getByText('1–1 of 1 order')).toBeVisible();
  await page.getByRole('button', { name: 'Add order' }).click();
  const form = page.getByRole('dialog', { name: 'Add order' });
  await chooseCustomer(page, word);
  await form.getByLabel('Service name').fill('Custom Solution');
  await form.getByLabel('Service price').fill('99');
  await form.getByLabel('Project brief').fill('A trailer of one minute.');
  await form.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByText('1–2 of 2 orders')).toBeVisible();
  await expect(page.getByText(/new order/)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Orders/);
});

test('new messages and enquiries are announced above the list and appear after Show', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const seen = await aMessage(page, customer);
  await page.goto(`/admin/messages?q=${word}`);
  await expect(rowOf(page, seen.subject)).toBeVisible();
  const message = await aMessage(page, customer);
  const strip = page.getByRole('status').getByText('1 new message');
  await strip.getByRole('button', { name: 'Show' }).click();
  await expect(rowOf(page, message.subject)).toBeVisible();

  const name = `Visitor ${word}`;
  await anEnquiry(page, { name });
  await page.goto(`/admin/messages?tab=enquiries&q=${word}`);
  await expect(rowOf(page, name)).toHaveCount(1);
  await anEnquiry(page, { name });
  const announced = page.getByRole('status').getByText('1 new enquiry');
  await announced.getByRole('button', { name: 'Show' }).click();
  await expect(rowOf(page, name)).toHaveCount(2);
});
