import type { Page } from '@playwright/test';
import { enlargeText, misfits, restoreText } from '../../fixtures/every-size';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';
import { aCustomer, aMessage, anOrder } from '../admin/records';

/** What does not fit at an address, each prefixed with the address. */
async function misfitsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('main h1').first()).toBeAttached();
  // Off-screen sections clip their content, which would hide what is too wide.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-static] > section')) {
      section.style.contentVisibility = 'visible';
    }
  });
  return (await misfits(page)).map((misfit) => `${path}: ${misfit}`);
}

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

test('every page fits its window at 200 % text size', async ({ page, adminPage }) => {
  test.setTimeout(180_000);
  const customer = await aCustomer(adminPage);
  const order = await anOrder(adminPage, customer);
  await aMessage(adminPage, customer);
  await Promise.all([enlargeText(page), enlargeText(adminPage)]);
  const found: string[] = [];
  for (const path of [...publicPaths, '/blog/first-ai-project', ...signInPaths]) {
    found.push(...(await misfitsAt(page, path)));
  }
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
  // A user style sheet enlarges only the root's text, which media queries do not see.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await restoreText(page);
  for (const path of ['/', '/services', '/contact', '/help', '/auth']) {
    found.push(...(await misfitsAt(page, path)));
  }
  expect(found).toEqual([]);
});
