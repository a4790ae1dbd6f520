import type { Order } from '@northcast/shared-contracts/api/entities';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { aCustomer, anOrder, numberOf, uniqueWord } from './records';

// Reduced motion: contrast cannot be checked during a dialog's entry animation.
test.beforeEach(({ adminPage }) => adminPage.emulateMedia({ reducedMotion: 'reduce' }));

test('five orders are processed in the drawer by keyboard alone', async ({ adminPage: page }) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const orders: Order[] = [];
  for (let index = 0; index < 5; index += 1) orders.unshift(await anOrder(page, customer));
  const [newest = ''] = orders.map(numberOf);
  const statuses = ['processing', 'completed', 'cancelled', 'processing', 'completed'];
  const keys: Record<string, string> = { processing: '2', completed: '3', cancelled: '4' };
  await page.goto(`/admin/orders?q=${word}`);
  await page.getByRole('button', { name: newest, exact: true }).focus();
  await page.keyboard.press('Enter');
  for (const [index, order] of orders.entries()) {
    const drawer = page.getByRole('dialog', { name: `Order ${numberOf(order)}` });
    await expect(drawer).toHaveAccessibleDescription(`${index + 1} of 5`);
    await expect(page).toHaveURL(`/admin/orders?q=${word}&details=${order.id}`);
    const status = drawer.getByLabel(`Status of order ${numberOf(order)}`);
    await expect(status).toHaveValue('pending');
    await page.keyboard.press(keys[statuses[index] ?? ''] ?? '');
    await expect(status).toHaveValue(statuses[index] ?? '');
    await page.keyboard.press(index % 2 === 0 ? 'j' : 'ArrowDown');
  }
  // The last order has no next one.
  await expect(page.getByRole('button', { name: 'Next order' })).toBeDisabled();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription('4 of 5');
  const stored = async () => {
    const orders = await (await page.request.get(`/api/admin/orders?q=${word}`)).json();
    return orders.map(({ status }: { status: string }) => status);
  };
  // The select shows a status before it is stored.
  await expect.poll(stored).toEqual(statuses);

  await page.keyboard.press('?');
  await expect(page.getByText('Previous order', { exact: true })).toBeVisible();
  await expectSoundAtEverySize(page);

  // Shortcuts are off while typing a note.
  await page.getByLabel('Note', { exact: true }).focus();
  await page.keyboard.type('jk1 loud intro');
  await page.keyboard.press('Control+Enter');
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByRole('listitem')).toContainText('jk1 loud intro');
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription('4 of 5');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/admin/orders?q=${word}`);
});

test('the j key opens the next order after the current one has left the filtered list', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const last = await anOrder(page, customer);
  const first = await anOrder(page, customer);
  await page.goto(`/admin/orders?q=${word}&status=pending&details=${first.id}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toHaveAccessibleDescription('1 of 2');
  await expect(drawer.getByLabel(`Status of order ${numberOf(first)}`)).toHaveValue('pending');
  await page.keyboard.press('2');
  await expect(drawer).toHaveAccessibleDescription('Not on this page of the list');
  await page.keyboard.press('j');
  await expect(drawer).toHaveAccessibleName(`Order ${numberOf(last)}`);
  await expect(drawer).toHaveAccessibleDescription('1 of 1');
});
