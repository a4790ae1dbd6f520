import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, newPerson, test } from '../../fixtures/test';
import { aCustomer, anOrder, changeOrder, numberOf, uniqueWord } from './records';
import { expectApart, rowOf } from './screen';

/** The controls that are used together with the bar. */
const controls = async (page: Page) => [
  page.getByRole('button', { name: 'Add order' }),
  page.getByRole('combobox', { name: 'Rows per page' }),
  ...(await page.getByRole('button', { name: /^(Edit|Delete) order/ }).all()),
];

test('a selected range gets a new status that can be undone, and no control is covered', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  for (let index = 0; index < 4; index += 1) await anOrder(page, customer, {});
  await page.goto(`/admin/orders?q=${word}`);
  const boxes = page.getByRole('checkbox', { name: /^Select order/ });
  await expect(boxes).toHaveCount(4);
  await boxes.nth(0).check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await expect(bar.getByRole('status')).toHaveText('3 orders selected');
  // The bar covers the end of a long list, but nothing after scrolling to the end.
  await page.getByRole('combobox', { name: 'Rows per page' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectApart(bar, await controls(page));
  await expectSoundAtEverySize(page);
  await bar.getByLabel('Status').selectOption('completed');
  await bar.getByRole('button', { name: 'Set status' }).click();
  const notice = page.locator('[data-notice]');
  await expect(notice).toContainText('3 orders set to');
  // A toast under the pointer stays while it is measured.
  await notice.hover();
  await expect(bar).toBeHidden();
  await expectApart(notice, await controls(page));
  const values = () =>
    page
      .getByRole('combobox', { name: /^Status of order/ })
      .evaluateAll((all) =>
        all.map((each) => (each instanceof HTMLSelectElement ? each.value : '')),
      );
  await expect.poll(values).toEqual(['completed', 'completed', 'completed', 'pending']);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(values).toEqual(Array(4).fill('pending'));
  await expect(notice).toContainText('3 orders set to');
});

test('the toast of a status change names the change, covers no control and offers Undo', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const order = await anOrder(page, await aCustomer(page, word), {});
  await page.goto(`/admin/orders?q=${word}`);
  await page.getByRole('checkbox', { name: /^Select order/ }).check();
  const status = page.getByRole('combobox', { name: `Status of order ${numberOf(order)}` });
  const notice = page.locator('[data-notice]');
  const bar = page.getByRole('region', { name: 'Selected orders' });
  for (const width of [1366, 390]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(status).toHaveValue('pending');
      await status.selectOption('processing');
      const change = notice.getByText(`Order ${numberOf(order)}: Pending → Processing`);
      await expect(change).toBeVisible();
      await notice.hover();
      await expect(notice).toContainText('Order updated successfully');
      await expectApart(notice, [bar, page.getByRole('button', { name: 'Add order' })]);
      // Even if the list is longer than a phone, its end can be scrolled clear of the toast.
      await page.getByRole('combobox', { name: 'Rows per page' }).evaluate((pager) => {
        pager.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await expectApart(notice, [bar, ...(await controls(page))]);
      await notice.getByRole('button', { name: 'Undo' }).click();
      await expect(status).toHaveValue('pending');
    });
  }
});

test('a producer sees an assigned order and no selection controls', async ({
  adminPage: page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  const headers = { Origin: baseURL ?? '' };
  const post = (path: string, data: object) => page.request.post(path, { data, headers });
  const producer = await (await post('/api/admin/customers', { ...person, isAdmin: true })).json();
  const data = { role: 'producer' };
  const change = await page.request.put(`/api/admin/team/${producer.id}/role`, { data, headers });
  expect(change.status()).toBe(200);
  const order = await anOrder(page, await aCustomer(page));
  await changeOrder(page, order, { assigneeId: producer.id });
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const otherPage = await context.newPage();
  await otherPage.request.post('/api/login', { data: person, headers });
  await otherPage.goto('/admin/orders');
  await expect(rowOf(otherPage, numberOf(order))).toBeVisible();
  await expect(otherPage.getByRole('checkbox')).toHaveCount(0);
  await expect(otherPage.getByRole('columnheader', { name: 'Select' })).toHaveCount(0);
  await expect(otherPage.getByRole('region', { name: 'Selected orders' })).toHaveCount(0);
  await context.close();
});
