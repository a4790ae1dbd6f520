import { expect, test } from '../../fixtures/test';
import { aCustomer, anOrder, numberOf, uniqueWord } from './records';
import { answerNextQuestion, chooseCustomer, expectApart, expectToast, rowOf } from './screen';

test('the order form reports missing fields, fills in the customer and defaults to pending', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  await page.goto(`/admin/orders?q=${word}`);
  await page.getByRole('button', { name: 'Add order' }).click();
  const form = page.getByRole('dialog', { name: 'Add order' });
  await test.step('missing fields', async () => {
    const date = form.getByLabel('Order date and time');
    await expect(date).not.toHaveValue('');
    const now = await date.inputValue();
    await date.fill('');
    await form.getByRole('button', { name: 'Create order' }).click();
    for (const text of [
      'Please choose a customer',
      'Service name is required',
      'Price must be a whole number of dollars, 0 or more',
      'Project brief is required',
      'Please enter a valid date and time',
    ]) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await expect(form.getByRole('combobox', { name: 'Customer' })).toBeFocused();
    await date.fill(now);
  });
  await chooseCustomer(page, word);
  await expect(form.getByLabel('Customer name')).toHaveValue(`Robin Tester ${word}`);
  await expect(form.getByLabel('Customer email')).toHaveValue(customer.email);
  await expect(form.getByLabel('Status')).toHaveValue('pending');
  await form.getByLabel('Service name').fill('Custom Solution');
  await form.getByLabel('Service price').fill('99.95');
  await expect(form.getByText('$99 will be stored')).toBeVisible();
  await form.getByLabel('Project brief').fill('A trailer of one minute.');
  await form.getByRole('button', { name: 'Create order' }).click();
  await expectToast(page, 'Success', 'Order created successfully');
  await expect(form).toBeHidden();
  const row = rowOf(page, customer.email);
  await expect(row.getByText('$99')).toBeVisible();
  await expect(row.getByText('just now')).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveValue('pending');
});

test('an edit keeps untouched fields exactly, validates the price and can change the customer', {
  tag: '@desktop',
}, async ({ adminPage: page }) => {
  const [word, otherWord] = [uniqueWord(), uniqueWord()];
  const createdAt = '2026-03-04T05:06:07.089Z';
  const order = await anOrder(page, await aCustomer(page, word), { createdAt });
  const other = await aCustomer(page, otherWord);
  await page.goto(`/admin/orders?q=${word}`);
  const edit = page.getByRole('button', { name: `Edit order ${numberOf(order)}` });
  const form = page.getByRole('dialog', { name: `Edit order ${numberOf(order)}` });
  await test.step('price and status', async () => {
    await edit.click();
    await expect(form.getByLabel('Project brief')).toHaveValue(order.projectBrief);
    await form.getByLabel('Service price').fill('1e3');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      form.getByText('Price must be a whole number of dollars, 0 or more'),
    ).toBeVisible();
    await form.getByLabel('Service price').fill('250');
    await form.getByLabel('Status').selectOption('Completed');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Success', 'Order updated successfully');
    await expect(form).toBeHidden();
    await expect(rowOf(page, word).getByText('$250')).toBeVisible();
    const [stored] = await (await page.request.get(`/api/admin/orders?q=${word}`)).json();
    expect(stored).toMatchObject({ createdAt, status: 'completed', servicePrice: 250 });
    expect(stored.customerPhone).toBe(order.customerPhone);
  });
  await test.step('the customer', async () => {
    await edit.click();
    await expect(form.getByLabel('Customer name')).toHaveValue(`Robin Tester ${word}`);
    await chooseCustomer(page, otherWord);
    await expect(form.getByLabel('Customer email')).toHaveValue(other.email);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('searchbox').fill(otherWord);
    await expect(rowOf(page, other.email).getByText('$250')).toBeVisible();
  });
});

test('the status can be changed in the list row, whose buttons are in view', {
  tag: '@desktop',
}, async ({ adminPage: page }) => {
  const word = uniqueWord();
  const order = await anOrder(page, await aCustomer(page, word));
  await page.goto(`/admin/orders?q=${word}`);
  const status = page.getByRole('combobox', { name: `Status of order ${numberOf(order)}` });
  await test.step('the buttons of a row that is wider than its frame', async () => {
    const remove = page.getByRole('button', { name: `Delete order ${numberOf(order)}` });
    await expect(remove).toBeInViewport({ ratio: 1 });
    await page.getByRole('region', { name: 'Orders' }).evaluate((region) => {
      region.style.width = '40rem';
    });
    await expect(remove).toBeInViewport({ ratio: 1 });
    await status.focus();
    await expectApart(status, [
      page.getByRole('button', { name: `Edit order ${numberOf(order)}` }),
    ]);
  });
  await status.selectOption('processing');
  await expectToast(page, 'Success', 'Order updated successfully');
  await expect(status).toHaveValue('processing');
  await page.reload();
  await expect(status).toHaveValue('processing');
});

test('focus moves to the table when a status change hides the row; deletion asks first', {
  tag: '@desktop',
}, async ({ adminPage: page }) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const [order, other] = [await anOrder(page, customer), await anOrder(page, customer)];
  await page.goto(`/admin/orders?q=${word}&status=pending`);
  const status = page.getByRole('combobox', { name: `Status of order ${numberOf(order)}` });
  await status.focus();
  await status.selectOption('completed');
  await expect(status).toBeHidden();
  await expect(rowOf(page, numberOf(other))).toBeVisible();
  await expect(page.getByRole('region', { name: 'Orders' })).toBeFocused();

  const question = answerNextQuestion(page, 'accept');
  await page.getByRole('button', { name: `Delete order ${numberOf(other)}` }).click();
  expect(await question).toBe('Are you sure you want to delete this order?');
  await expectToast(page, 'Success', 'Order deleted successfully');
  await expect(page.getByText('No orders match')).toBeVisible();
});

test('a link opens an order outside the list, Back closes it, and toasts cover no controls', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  // More rows than fit in a window.
  for (let index = 0; index < 12; index += 1) await anOrder(page, customer);
  const [order, newer] = [await anOrder(page, customer), await anOrder(page, customer)];
  // A list that contains only the other order.
  const list = `/admin/orders?q=${numberOf(newer)}`;
  await page.goto(`${list}&open=${order.id}`);
  const form = page.getByRole('dialog', { name: `Edit order ${numberOf(order)}` });
  await form.getByLabel('Service price').fill('260');
  await page.route(`**/api/admin/orders/${order.id}`, (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Save changes' }).click();
  const notice = page.locator('li[data-notice]');
  await expect(notice).toBeVisible();
  await expectApart(notice, [form.getByRole('heading').first()]);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await expectToast(page, 'Success', 'Order updated successfully');
  const all = `/admin/orders?q=${word}&perPage=25`;
  await page.goto(all);
  await page.getByRole('button', { name: numberOf(newer), exact: true }).click();
  await expect(page).toHaveURL(`${all}&details=${newer.id}`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(all);
  await page.getByRole('combobox', { name: `Status of order ${numberOf(newer)}` }).focus();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page
    .getByRole('combobox', { name: `Status of order ${numberOf(newer)}` })
    .selectOption('processing');
  await expect(notice).toBeVisible();
  await expectApart(notice, [
    ...(await page.getByRole('button', { name: /^(Edit|Delete) order/ }).all()),
    page.getByRole('combobox', { name: 'Rows per page' }),
  ]);
});
