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

// Half-way through its appearance a dialog has no contrast to speak of.
test.beforeEach(({ adminPage }) => adminPage.emulateMedia({ reducedMotion: 'reduce' }));

test('axe finds nothing at the sign-in', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expectNoAxeViolations(page);
});

const addresses = [
  '/admin/customers',
  '/admin/orders',
  '/admin/messages',
  '/admin/messages?tab=enquiries',
  '/admin/mail',
];
for (const address of addresses) {
  test(`axe finds nothing at ${address}`, async ({ adminPage: page, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
    const customer = await aCustomer(page);
    for (const status of ['pending', 'processing', 'completed', 'cancelled']) {
      await anOrder(page, customer, { status });
    }
    await aMessage(page, customer);
    await anEnquiry(page);
    await page.goto(address);
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('axe finds nothing where nothing matches', async ({ adminPage: page }) => {
  await page.goto('/admin/orders?q=nothing-is-called-this');
  await expect(page.getByText('No orders match')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing in a form with faults', async ({ adminPage: page }) => {
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Add customer' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create customer' }).click();
  await expect(form.getByText('First name is required')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing while a customer is chosen', async ({ adminPage: page }) => {
  const word = uniqueWord();
  await aCustomer(page, word);
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Add order' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Customer' }).fill(word);
  await expect(form.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing in a conflicting edit', async ({ adminPage: page }) => {
  const word = uniqueWord();
  const order = await anOrder(page, await aCustomer(page, word));
  await page.goto(`/admin/orders?q=${word}`);
  await page.getByRole('button', { name: `Edit order ${numberOf(order)}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Project brief').fill('Mine');
  await changeOrder(page, order, { projectBrief: 'Theirs' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByRole('button', { name: 'Keep my changes' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing in a thread and its reply', async ({ adminPage: page }) => {
  const word = uniqueWord();
  const message = await aMessage(page, await aCustomer(page, word));
  await page.goto(`/admin/messages?q=${word}&open=${message.id}`);
  const thread = page.getByRole('dialog');
  await expect(thread.getByRole('button', { name: 'Reply' })).toBeVisible();
  await expectNoAxeViolations(page);
  await thread.getByRole('button', { name: 'Reply' }).click();
  await expect(thread.getByLabel('Reply', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing in the menu', async ({ adminPage: page, isMobile }) => {
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMobile) {
    await page.getByRole('main').getByRole('button', { name: 'Admin Panel' }).click();
    await expect(page.getByRole('dialog', { name: 'Admin Panel' })).toBeVisible();
  }
  await expectNoAxeViolations(page);
});
