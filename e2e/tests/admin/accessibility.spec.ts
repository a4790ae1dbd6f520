import { expectNoAxeViolations } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import {
  aCustomer,
  aMessage,
  anEnquiry,
  anOrder,
  changeOrder,
  numberOf,
  uniqueWord,
} from './records';

test('axe finds nothing at the sign-in', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the lists, ${scheme}`, async ({ adminPage: page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const customer = await aCustomer(page);
    for (const status of ['pending', 'processing', 'completed', 'cancelled']) {
      await anOrder(page, customer, { status });
    }
    await aMessage(page, customer);
    await anEnquiry(page);
    for (const address of [
      '/admin/customers',
      '/admin/orders',
      '/admin/messages',
      '/admin/messages?tab=enquiries',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('table')).toBeVisible();
      await expectNoAxeViolations(page);
    }
    await page.goto('/admin/orders?q=nothing-is-called-this');
    await expect(page.getByText('No orders match')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('axe finds nothing in the dialogs', async ({ adminPage: page }) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const message = await aMessage(page, customer);
  const order = await anOrder(page, customer);
  const form = page.getByRole('dialog');

  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await form.getByRole('button', { name: 'Create customer' }).click();
  await expect(form.getByText('First name is required')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Add order' }).click();
  await form.getByRole('combobox', { name: 'Customer' }).fill(word);
  await expect(form.getByRole('option').first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`/admin/orders?q=${word}`);
  await page.getByRole('button', { name: `Edit order ${numberOf(order)}` }).click();
  await form.getByLabel('Project brief').fill('Mine');
  await changeOrder(page, order, { projectBrief: 'Theirs' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByRole('button', { name: 'Keep my changes' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`/admin/messages?q=${word}&open=${message.id}`);
  await expect(form.getByRole('button', { name: 'Reply' })).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Reply' }).click();
  await expect(form.getByLabel('Reply', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing in the drawer', async ({ adminPage: page, isMobile }) => {
  test.skip(!isMobile, 'there is no drawer on a wide screen');
  await page.goto('/admin/orders');
  await page.getByRole('main').getByRole('button', { name: 'Admin Panel' }).click();
  await expect(page.getByRole('dialog', { name: 'Admin Panel' })).toBeVisible();
  await expectNoAxeViolations(page);
});
