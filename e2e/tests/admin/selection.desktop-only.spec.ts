import { expectNoAxeViolations } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import { aCustomer, anOrder, numberOf, uniqueWord } from './records';
import { expectApart } from './screen';

test('a range is chosen, its status set and taken back, and nothing that one works with is covered', async ({
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
  await expectApart(bar, [
    page.getByRole('combobox', { name: 'Rows per page' }),
    ...(await page.getByRole('button', { name: /^(Edit|Delete) order/ }).all()),
  ]);
  await expectNoAxeViolations(page);
  await bar.getByLabel('Status').selectOption('completed');
  await bar.getByRole('button', { name: 'Set status' }).click();
  const notice = page.locator('[data-notice]');
  await expect(notice).toContainText('3 orders set to');
  await expect(bar).toBeHidden();
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

test('the notice of a single change names it and takes it back', async ({ adminPage: page }) => {
  const word = uniqueWord();
  const order = await anOrder(page, await aCustomer(page, word), {});
  await page.goto(`/admin/orders?q=${word}`);
  const status = page.getByRole('combobox', { name: `Status of order ${numberOf(order)}` });
  await status.selectOption('processing');
  const notice = page.locator('[data-notice]');
  await expect(notice).toContainText('Order updated successfully');
  await expect(notice).toContainText(`Order ${numberOf(order)}: Pending → Processing`);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveValue('pending');
});
