import { expect, test } from '../../fixtures/test';
import { Interactions } from './interactions';
import { assignedOf, expectDone, expectToRead, ordersOfMorning, startMorning } from './morning';
import { numberOf } from './records';

/** Budget: two keys per order, plus opening the queue, three assignments and a reply. */
const mostKeys = 190;

test('thirty orders and a message are processed by keyboard within the limit of key presses', async ({
  adminPage: page,
  baseURL,
}) => {
  const { morning, person, drawer } = await startMorning(page, baseURL ?? '');
  const { orders, colleague, message, queue } = morning;

  await test.step('read each order, set its status and assign three', async () => {
    await page.goto(queue);
    const [first] = orders;
    if (!first) throw new Error('no orders');
    await person.tabTo(page.getByRole('button', { name: numberOf(first), exact: true }));
    await person.press('Enter');
    for (const [place, order] of orders.entries()) {
      await expectToRead(drawer, order);
      const status = drawer.getByLabel(`Status of order ${numberOf(order)}`);
      await expect(status).toHaveValue('pending');
      if (assignedOf(ordersOfMorning).includes(place)) {
        const assignee = drawer.getByLabel('Assigned to');
        await person.tabTo(assignee);
        await person.type(colleague.firstName);
        await expect(assignee).toHaveValue(colleague.id);
        await expect(page.locator('[data-notice]')).toContainText('Order updated');
        await person.tabTo(drawer.getByRole('button', { name: 'Next order' }));
      }
      await person.press('2');
      await expect(status).toHaveValue('processing');
      if (place < ordersOfMorning - 1) await person.press('j');
    }
    await person.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  await test.step('find and answer a message', async () => {
    await person.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await person.type(message.subject);
    const found = palette.getByRole('option', { selected: true });
    await expect(found).toContainText(message.subject);
    await person.press('Enter');
    await person.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Reply' }));
    await person.press('Enter');
    const form = page.getByRole('dialog', { name: /^Reply to/ });
    await person.tabTo(form.getByLabel('Reply', { exact: true }));
    await person.type('On Friday.');
    await person.tabTo(form.getByRole('button', { name: 'Send reply' }));
    await person.press('Enter');
    await expect(form).toHaveCount(0);
  });

  await expectDone(page, morning);
  const withForm = await keysWithForm();
  test.info().annotations.push({
    type: 'keys',
    description: `${person.count} for the morning; ${withForm} for one order by its form`,
  });
  expect(person.count).toBeLessThanOrEqual(mostKeys);
  expect(withForm * ordersOfMorning, 'the form of each order takes more').toBeGreaterThan(mostKeys);

  /**
   * Keys that one order took before the drawer existed: open the form from the row, change, save
   * and close it.
   */
  async function keysWithForm(): Promise<number> {
    const [order] = orders;
    if (!order) throw new Error('no orders');
    await page.goto(queue.replace('pending', 'processing'));
    const edit = page.getByRole('button', { name: `Edit order ${numberOf(order)}` });
    await page.getByRole('button', { name: numberOf(order), exact: true }).focus();
    const worker = new Interactions(page);
    await worker.tabTo(edit);
    await worker.press('Enter');
    const form = page.getByRole('dialog', { name: `Edit order ${numberOf(order)}` });
    await worker.tabTo(form.getByLabel('Status'));
    await worker.press('ArrowDown');
    await worker.tabTo(form.getByRole('button', { name: 'Save changes' }));
    await worker.press('Enter');
    await expect(form).toHaveCount(0);
    return worker.count;
  }
});
