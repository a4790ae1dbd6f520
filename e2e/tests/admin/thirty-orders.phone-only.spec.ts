import { expect, test } from '../../fixtures/test';
import { assignedOf, expectDone, expectToRead, ordersOfMorning, startMorning } from './morning';
import { numberOf } from './records';

/**
 * Fewer orders at small size: each takes the same taps, and the desktop test covers paging with all
 * thirty.
 */
const isFull = process.env['STRESS'] === 'full';
const count = isFull ? ordersOfMorning : 12;
/** Budget: three taps per order, plus opening the queue, three assignments and a reply. */
const mostTaps = 3 * count + 25;

test('the orders of a morning and a message are processed by touch within the limit of taps', async ({
  adminPage: page,
  baseURL,
}) => {
  const { morning, person, drawer } = await startMorning(page, baseURL ?? '', count);
  const { orders, colleague, message, queue } = morning;

  await test.step('read each order, set its status and assign three', async () => {
    await page.goto(queue);
    const [first] = orders;
    if (!first) throw new Error('no orders');
    await person.tap(page.getByRole('button', { name: numberOf(first), exact: true }));
    for (const [place, order] of orders.entries()) {
      await expectToRead(drawer, order);
      const status = drawer.getByLabel(`Status of order ${numberOf(order)}`);
      await expect(status).toHaveValue('pending');
      // Choose the status directly after the assignee: a user's own changes must not conflict.
      if (assignedOf(count).includes(place)) {
        await person.choose(drawer.getByLabel('Assigned to'), colleague.id);
      }
      await person.choose(status, 'processing');
      await expect(status).toHaveValue('processing');
      if (place < count - 1) {
        await person.tap(drawer.getByRole('button', { name: 'Next order' }));
      }
    }
    await person.tap(drawer.getByRole('button', { name: 'Close' }));
    await expect(drawer).toHaveCount(0);
  });

  await test.step('find and answer a message', async () => {
    await person.tap(page.getByRole('button', { name: 'Find anything' }).filter({ visible: true }));
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await person.type(message.subject);
    await person.tap(palette.getByRole('option', { name: new RegExp(`^${message.subject}`) }));
    await person.tap(page.getByRole('dialog').getByRole('button', { name: 'Reply' }));
    const form = page.getByRole('dialog', { name: /^Reply to/ });
    await person.tap(form.getByLabel('Reply', { exact: true }));
    await person.type('On Friday.');
    await person.tap(form.getByRole('button', { name: 'Send reply' }));
    await expect(form).toHaveCount(0);
  });

  await expectDone(page, morning);
  test.info().annotations.push({ type: 'taps', description: `${person.count} for the morning` });
  expect(person.count).toBeLessThanOrEqual(mostTaps);
});
