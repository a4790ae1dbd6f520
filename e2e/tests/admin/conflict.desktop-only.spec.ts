import { expect, newPerson, test } from '../../fixtures/test';
import { hold } from '../account/account';
import {
  aCustomer,
  aMessage,
  anOrder,
  changeCustomer,
  changeOrder,
  numberOf,
  reply,
  uniqueWord,
} from './records';
import { expectToast, rowOf } from './screen';

const stale = 'Someone else changed this in the meantime.';

test("an edit conflict shows both versions and 'Keep my changes' saves, from form and list row", async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const order = await anOrder(page, await aCustomer(page, word), { serviceName: 'Lite Edit' });
  await page.goto(`/admin/orders?q=${word}`);
  await page.getByRole('button', { name: `Edit order ${numberOf(order)}` }).click();
  const form = page.getByRole('dialog', { name: `Edit order ${numberOf(order)}` });
  await form.getByLabel('Project brief').fill('My long and careful brief');
  await changeOrder(page, order, { projectBrief: 'Their brief', status: 'processing' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  const notice = form.getByRole('alert', { name: stale });
  await expect(notice.getByText('Their brief')).toBeVisible();
  await expect(notice.getByText('My long and careful brief')).toBeVisible();
  await expect(notice.getByText('Processing')).toBeVisible();
  // The status, and the due date, which is derived from the start of the work.
  await expect(notice.getByText('Not changed by you')).toHaveCount(2);
  await expect(form.getByLabel('Project brief')).toHaveValue('My long and careful brief');
  await notice.getByRole('button', { name: 'Keep my changes' }).click();
  await expectToast(page, 'Success', 'Order updated successfully');
  const [stored] = await (await page.request.get(`/api/admin/orders?q=${word}`)).json();
  expect(stored).toMatchObject({
    projectBrief: 'My long and careful brief',
    status: 'processing',
    version: 3,
  });

  await test.step('conflict when the status is set in the list row', async () => {
    const status = page.getByRole('combobox', { name: `Status of order ${numberOf(order)}` });
    await expect(status).toHaveValue('processing');
    // Without a live update that would show the new version before the choice.
    const release = await hold(page, /\/api\/admin\/orders\?/);
    await changeOrder(page, stored, { status: 'cancelled' });
    await status.selectOption('completed');
    await expect(notice.getByText('Cancelled')).toBeVisible();
    release();
    await expect(form.getByLabel('Status')).toHaveValue('completed');
    await form.getByRole('button', { name: 'Keep my changes' }).click();
    await expectToast(page, 'Success', 'Order updated successfully');
    await expect(status).toHaveValue('completed');
  });
});

test("'Use theirs' fills the form with the stored values, which can be edited and saved", async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  await page.goto(`/admin/customers?q=${word}`);
  await page.getByRole('button', { name: `Edit Robin Tester ${word}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First name').fill('Mine');
  await changeCustomer(page, customer, { firstName: 'Theirs' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.getByRole('button', { name: 'Use theirs' }).click();
  await expect(form.getByText(stale)).toBeHidden();
  await expect(form.getByLabel('First name')).toHaveValue('Theirs');
  await form.getByLabel('First name').fill('Both');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Success', 'Customer updated successfully');
  await expect(rowOf(page, 'Both')).toBeVisible();
});

test('a reply is held back once when another administrator has replied first', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const message = await aMessage(page, await aCustomer(page, word));
  await page.goto(`/admin/messages?q=${word}`);
  await page.getByRole('button', { name: `Reply to “${message.subject}”` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reply', { exact: true }).fill('Mine, at length');
  await reply(page, message, 'Theirs, earlier');
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expect(form.getByText(stale)).toBeVisible();
  await expect(form.getByText('Theirs, earlier')).toBeVisible();
  await expect(form.getByLabel('Reply', { exact: true })).toHaveValue('Mine, at length');
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(page, 'Success', 'Reply sent successfully');
});

test('the later of two concurrent edits names the first editor and time, and both edits are kept', async ({
  adminPage: page,
  browser,
  baseURL,
}) => {
  const word = uniqueWord();
  const order = await anOrder(page, await aCustomer(page, word));
  const person = { ...newPerson(), firstName: 'Mia' };
  const headers = { Origin: baseURL ?? '' };
  const data = { ...person, isAdmin: true };
  const made = await page.request.post('/api/admin/customers', { data, headers });
  expect(made.status()).toBe(201);
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const otherPage = await context.newPage();
  await otherPage.request.post('/api/login', { data: person, headers });

  const formOf = async (each: typeof page) => {
    await each.goto(`/admin/orders?q=${word}`);
    await each.getByRole('button', { name: `Edit order ${numberOf(order)}` }).click();
    return each.getByRole('dialog', { name: `Edit order ${numberOf(order)}` });
  };
  const [mine, hers] = [await formOf(page), await formOf(otherPage)];
  await mine.getByLabel('Status').selectOption('processing');
  await hers.getByLabel('Project brief').fill('Her careful brief');
  await hers.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(otherPage, 'Success', 'Order updated successfully');
  await expect(mine.getByLabel('Status')).toHaveValue('processing');

  await mine.getByRole('button', { name: 'Save changes' }).click();
  const notice = mine.getByRole('alert', { name: stale });
  await expect(notice).toContainText(`Mia ${person.lastName}, `);
  await expect(notice.getByRole('time')).toHaveAttribute('datetime', /^20/);
  await expect(notice.getByText('Her careful brief')).toBeVisible();
  await notice.getByRole('button', { name: 'Keep my changes' }).click();
  await expectToast(page, 'Success', 'Order updated successfully');
  const [stored] = await (await page.request.get(`/api/admin/orders?q=${word}`)).json();
  expect(stored).toMatchObject({ projectBrief: 'Her careful brief', status: 'processing' });
  await context.close();
});
