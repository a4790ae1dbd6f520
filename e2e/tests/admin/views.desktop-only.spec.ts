import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { aCustomer, anOrder, changeOrder, numberOf, uniqueWord } from './records';
import { rowOf } from './screen';

test('a filter for late unassigned orders can be saved as a view, changed, deleted and restored', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const late = await anOrder(page, customer);
  const other = await anOrder(page, customer);
  await changeOrder(page, late, { dueOn: '2020-01-02' });
  await page.goto(`/admin/orders?q=${word}`);
  await expect(rowOf(page, numberOf(other))).toBeVisible();
  await page.getByRole('combobox', { name: 'Due', exact: true }).selectOption('Late');
  await page.getByRole('combobox', { name: 'Assigned to', exact: true }).selectOption('Nobody');
  await expect(page).toHaveURL(/due=late&assignee=nobody/);
  await expect(rowOf(page, numberOf(other))).toHaveCount(0);
  await expect(rowOf(page, numberOf(late))).toBeVisible();

  await page.getByRole('button', { name: 'Save as view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(word);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  const views = page.getByRole('navigation', { name: 'Views' });
  const tab = views.getByRole('link', { name: word });
  await expect(tab).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Display', exact: true }).click();
  const menu = page.getByRole('group', { name: 'Display' });
  await menu.getByLabel('Service').uncheck();
  const height = async () => (await rowOf(page, numberOf(late)).boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThanOrEqual(50);
  await menu.getByRole('combobox', { name: 'Rows' }).selectOption('Compact');
  await expectSoundAtEverySize(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Service' })).toHaveCount(0);
  expect(await height()).toBeLessThanOrEqual(38);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await tab.click();
  await expect(rowOf(page, numberOf(late))).toBeVisible();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(tab).toHaveCount(0);
  await page.locator('[data-notice]').getByRole('button', { name: 'Undo' }).click();
  await expect(tab).toBeVisible();
});
