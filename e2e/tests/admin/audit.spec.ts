import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, test } from '../../fixtures/test';
import { aCustomer, anOrder, changeOrder } from './records';

test('the audit lists a changed order with its old and new values', async ({ adminPage: page }) => {
  const order = await anOrder(page, await aCustomer(page));
  await changeOrder(page, order, { status: 'completed', servicePrice: 150 });
  await page.goto(`/admin/audit?q=${order.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await expect(page.getByText('2 entries').first()).toBeVisible();
  await page.getByRole('button', { name: 'Changed an order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed an order' });
  await expect(dialog.getByText('status: pending → completed')).toBeVisible();
  await expect(dialog.getByText('price: 120 → 150')).toBeVisible();
  await expect(dialog.getByText('Northcast Administrator')).toBeVisible();
  await expectSoundAtEverySize(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectSoundAtEverySize(page);
  await expectNoSidewaysScroll(page);
});

test('a customer links to the audit of the account, where refused sign-ins can be filtered', {
  tag: '@desktop',
}, async ({ adminPage: page, baseURL }) => {
  const customer = await aCustomer(page);
  const answer = await page.request.post('/api/login', {
    data: { email: customer.email, password: 'not this one' },
    headers: { Origin: baseURL ?? '' },
  });
  expect(answer.status()).toBe(401);
  await page.goto(`/admin/customers?q=${customer.id}&open=${customer.id}`);
  await page.getByRole('link', { name: 'History of this account' }).click();
  await expect(page.getByText('2 entries').first()).toBeVisible();
  await page.getByRole('link', { name: 'Refused' }).click();
  await expect(page.getByText('1 entry').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tried to sign in: refused' })).toBeVisible();
});

test('the audit lists a promoted release with its version and author', {
  tag: '@desktop',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/audit?q=release.promoted%20mf-account');
  await page.getByRole('button', { name: 'Promoted a version' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Promoted a version' });
  await expect(dialog.getByText('release mf-account')).toBeVisible();
  await expect(dialog.getByText(/^version: \d+\.\d+\.\d+/m)).toBeVisible();
  await expect(dialog.getByText(/^by: \S+/m)).toBeVisible();
});
