import type { Locator, Page } from '@playwright/test';
import { administrator, expect, newPerson, test } from '../../fixtures/test';
import { aCustomer, aMessage, numberOf, uniqueWord } from './records';
import { expectToast, rowOf } from './screen';

/** Moves the focus to a control with Tab, or with Shift+Tab if the control comes before. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isBehind = await target.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    return Boolean(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
  });
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('customers, orders and messages can be handled by keyboard alone', async ({
  page,
  adminPage,
}) => {
  test.setTimeout(90_000);
  const word = uniqueWord();
  const message = await aMessage(adminPage, await aCustomer(adminPage));
  const person = { ...newPerson(), lastName: `Keys ${word}` };
  const dialog = page.getByRole('dialog');

  await test.step('sign in', async () => {
    await page.goto('/admin/login');
    await type(page, page.getByLabel('Email'), administrator.email);
    await type(page, page.getByLabel('Password', { exact: true }), administrator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeFocused();
  });

  await test.step('create a customer', async () => {
    await press(page, page.getByRole('button', { name: 'Add customer' }));
    await type(page, dialog.getByLabel('First name'), person.firstName);
    await type(page, dialog.getByLabel('Last name'), person.lastName);
    await type(page, dialog.getByLabel('Email'), person.email);
    await type(page, dialog.getByLabel('Password', { exact: true }), person.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', 'Customer created successfully');
    await expect(page.getByRole('button', { name: 'Add customer' })).toBeFocused();
  });

  await test.step('create an order for the customer', async () => {
    const link = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link');
    await press(page, link.filter({ hasText: 'Orders' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Add order' }));
    await type(page, dialog.getByRole('combobox', { name: 'Customer' }), word);
    await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Customer email')).toHaveValue(person.email);
    await type(page, dialog.getByLabel('Service name'), 'Custom Solution');
    await type(page, dialog.getByLabel('Service price'), '300');
    await type(page, dialog.getByLabel('Project brief'), 'A pilot of three episodes.');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Success', 'Order created successfully');
    // Until the focus is back on this button, the dialog still receives the keys.
    await expect(page.getByRole('button', { name: 'Add order' })).toBeFocused();
  });

  await test.step('find the order and set its status', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(word);
    await expect(page.getByText('1–1 of 1 order')).toBeVisible();
    const [order] = await (await page.request.get(`/api/admin/orders?q=${word}`)).json();
    await tabTo(page, page.getByRole('combobox', { name: `Status of order ${numberOf(order)}` }));
    await page.keyboard.press('ArrowDown');
    await expectToast(page, 'Success', 'Order updated successfully');
    await expect(rowOf(page, word).getByRole('combobox')).toHaveValue('processing');
  });

  await test.step('export the list', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('heading', { level: 1 }).focus();
    await press(page, page.getByRole('link', { name: 'Export CSV' }));
    expect((await download).suggestedFilename()).toContain('orders');
  });

  await test.step('reply to a message', async () => {
    await page.goto('/admin/messages');
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(message.subject);
    await expect(page.getByText('1–1 of 1 message')).toBeVisible();
    await press(page, page.getByRole('button', { name: message.subject, exact: true }));
    await press(page, dialog.getByRole('button', { name: 'Reply' }));
    await type(page, dialog.getByLabel('Reply', { exact: true }), 'On Thursday.');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Success', 'Reply sent successfully');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, message.subject).getByText('Replied')).toBeVisible();
  });
});
