import { enlargeText, misfits } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { aCustomer, aMessage, anOrder } from '../admin/records';
import { misfitsAt } from './misfits-at';

const signInPaths = [
  '/auth',
  '/auth?mode=sign-up',
  '/auth/forgot',
  `/auth/reset#token=${'a'.repeat(43)}`,
  '/auth/confirm',
  `/unsubscribe#token=${'a'.repeat(43)}`,
];
/** Whether the loaded page ends with a heading instead of a table. */
const isOfHeadings = (path: string) => /^\/dashboard|details=/.test(path);
const privatePaths = [
  '/admin/customers',
  '/admin/orders',
  '/admin/messages',
  '/admin/mail',
  '/dashboard',
  '/dashboard/account',
];

test('the pages of signing in and unsubscribing fit their window at 200 % text size', async ({
  page,
}) => {
  await enlargeText(page);
  const found: string[] = [];
  for (const path of signInPaths) found.push(...(await misfitsAt(page, path)));
  expect(found).toEqual([]);
});

test('the signed-in pages and the order dialog fit their window at 200 % text size', async ({
  adminPage,
}) => {
  test.setTimeout(90_000);
  const customer = await aCustomer(adminPage);
  const order = await anOrder(adminPage, customer);
  await aMessage(adminPage, customer);
  await enlargeText(adminPage);
  const found: string[] = [];
  const orderPaths = [
    `/dashboard/orders/${order.id.slice(-8).toUpperCase()}`,
    `/admin/orders?details=${order.id}`,
  ];
  for (const path of [...privatePaths, ...orderPaths]) {
    found.push(...(await misfitsAt(adminPage, path)));
    const list = adminPage.getByRole(isOfHeadings(path) ? 'heading' : 'table').last();
    await expect(list).toBeVisible();
    found.push(...(await misfits(adminPage)).map((misfit) => `${path} list: ${misfit}`));
  }
  await adminPage.goto('/pricing?order=jingle');
  await expect(adminPage.getByRole('button', { name: 'Place Order' })).toBeVisible();
  expect(await misfits(adminPage)).toEqual([]);
  expect(found).toEqual([]);
});

test('pages fit their window when a user style sheet doubles the text of the root', async ({
  page,
}) => {
  // It enlarges only the root's text, which media queries do not see.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const found: string[] = [];
  for (const path of ['/', '/services', '/contact', '/help', '/auth']) {
    found.push(...(await misfitsAt(page, path)));
  }
  expect(found).toEqual([]);
});
