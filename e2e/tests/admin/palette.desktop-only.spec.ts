import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { aCustomer, anOrder, numberOf, uniqueWord } from './records';
import { rowOf } from './screen';

test('the command palette finds a customer, an order and an action by keyboard', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const order = await anOrder(page, customer);
  await page.goto('/admin/mail');
  const opener = page.getByRole('button', { name: 'Find anything' }).filter({ visible: true });
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  const field = palette.getByRole('combobox');
  const current = palette.locator('[role=option][aria-selected=true]');
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await expect(current).toHaveText('Mail not delivered');
  await page.keyboard.press('ArrowDown');
  await expect(current).toHaveText('New order');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.pressSequentially(word);
  await expect(current).toContainText(`Tester ${word}`);
  await expect(palette.getByRole('status')).toHaveText('2 results');
  await expectSoundAtEverySize(page);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL(`/admin/customers/${customer.id}`);
  await tab.close();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/customers/${customer.id}`);
  const name = `${customer.firstName} ${customer.lastName}`;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent' })).toContainText(`Tester ${word}`);
  await field.fill(`#${numberOf(order)}`);
  await expect(current).toContainText(numberOf(order));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders?details=${order.id}`);
  await expect(page.getByRole('dialog')).toContainText(numberOf(order));
  // The palette does not open over another dialog.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await opener.click();
  await field.fill('new cust');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add customer' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('the overview lists late orders, and customers can be sorted by amount spent', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const [small, large] = [await aCustomer(page, word), await aCustomer(page, word)];
  await anOrder(page, small, { servicePrice: 20 });
  await anOrder(page, small, { servicePrice: 900, status: 'cancelled' });
  await anOrder(page, large, { servicePrice: 1500, status: 'processing', dueOn: '2020-01-05' });
  await page.goto('/admin');
  const late = page.getByRole('region', { name: 'Late' });
  await expect(late.getByRole('link', { name: word })).toBeVisible();
  await expect(late.getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    '/admin/orders?due=late&sort=dueOn',
  );
  await page.goto(`/admin/customers?q=${word}`);
  await expect(rowOf(page, small.email)).toContainText('2');
  await expect(rowOf(page, small.email)).toContainText('$20');
  await page.getByRole('button', { name: 'Spent' }).click();
  await expect(page).toHaveURL(/sort=spent&direction=desc/);
  await expect(page.getByRole('row').nth(1)).toContainText('$1,500');
  await expect(page.getByRole('row').nth(2)).toContainText(small.email);
});

test('the palette keeps input typed while its code loads and lists pages if the search fails', async ({
  adminPage: page,
}) => {
  // Block live updates: other tests' changes would repeat the search before the key press does.
  await page.route('**/api/live*', (route) => route.abort());
  await page.goto('/admin/orders');
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('overx');
  await page.keyboard.press('Backspace');
  await expect(palette).toHaveCount(0);
  arrive();
  await expect(palette.getByRole('combobox')).toHaveValue('over');
  await page.keyboard.type('view');
  await expect(palette.getByRole('combobox')).toHaveValue('overview');

  await page.route('**/api/admin/search?*', (route) => route.abort());
  await palette.getByRole('combobox').fill('audit');
  await expect(palette.getByRole('alert')).toContainText('could not be searched');
  await expect(palette.getByRole('option', { name: 'Audit', exact: true })).toBeVisible();
  await page.unroute('**/api/admin/search?*');
  await palette.getByRole('button', { name: 'Try again' }).click();
  await expect(palette.getByRole('alert')).toHaveCount(0);
});
