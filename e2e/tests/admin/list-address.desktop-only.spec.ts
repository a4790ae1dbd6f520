import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/test';
import { aCustomer, aMessage, anOrder, numberOf, uniqueWord } from './records';
import { rowOf } from './screen';

test('search, filter, sort and page size are stored in the URL and restored by reload and Back', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  await anOrder(page, customer, { servicePrice: 10, status: 'completed' });
  await anOrder(page, customer, { servicePrice: 30, status: 'completed' });
  await anOrder(page, customer, { servicePrice: 20, status: 'pending' });
  await page.goto('/admin/orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(word);
  await expect(page.getByRole('status').filter({ hasText: '3 orders' })).toBeVisible();
  await page.getByRole('link', { name: 'Completed' }).click();
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByLabel('Rows per page').selectOption('50');
  // Typing updates the URL with a delay, so the clicks above may update it first.
  const address = { perPage: '50', q: word, sort: 'servicePrice', status: 'completed' };
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(address);
  const prices = page.getByRole('cell').filter({ hasText: /^\$\d+$/ });
  await expect(prices).toHaveText(['$10', '$30']);
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(prices).toHaveText(['$30', '$10']);
  await expect(page).toHaveURL(/&direction=desc$/);
  await page.reload();
  await expect(prices).toHaveText(['$30', '$10']);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.getByLabel('Rows per page')).toHaveValue('50');
  await page.goBack();
  await expect(prices).toHaveText(['$10', '$30']);
});

test('pagination uses links, and a page number beyond the end redirects to the last page', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  for (let count = 0; count < 27; count += 1) await anOrder(page, customer);
  await page.goto(`/admin/orders?q=${word}`);
  await expect(page.getByText('1–25 of 27 orders')).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/&page=2$/);
  await expect(page.getByText('26–27 of 27 orders')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.goto(`/admin/orders?q=${word}&page=9`);
  await expect(page).toHaveURL(/&page=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/&page=2$/);
});

test("'/' focuses the search, and a search without results offers 'Clear search and filter'", async ({
  adminPage: page,
}) => {
  await page.goto('/admin/customers');
  const search = page.getByRole('searchbox', { name: 'Search customers' });
  // The list handles the key once it is shown, which may be a moment after the heading.
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('nobody/has-this-name');
  await expect(search).toHaveValue('nobody/has-this-name');
  await expect(page.getByText('No customers match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect(page).toHaveURL(/\/admin\/customers\??$/);
  await expect(search).toHaveValue('');
  await expect(page.getByRole('table')).toBeVisible();
});

test('Refresh loads changes of others, and the previous rows stay visible while loading', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  await page.goto(`/admin/orders?q=${word}&status=pending`);
  await expect(page.getByText('No orders match')).toBeVisible();
  const order = await anOrder(page, customer, { status: 'pending' });
  const other = await anOrder(page, customer, { status: 'completed' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rowOf(page, numberOf(order))).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/api\/admin\/orders\?.*status=completed/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Completed' }).click();
  await expect(page.getByRole('region', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true');
  await expect(rowOf(page, numberOf(order))).toBeVisible();
  release();
  await expect(rowOf(page, numberOf(other))).toBeVisible();
  await expect(rowOf(page, numberOf(order))).toBeHidden();
});

test('a CSV export contains the filtered rows and escapes formulas', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  await anOrder(page, customer, { serviceName: `=HYPERLINK("${word}")`, status: 'completed' });
  await anOrder(page, customer, { serviceName: 'Left out', status: 'pending' });
  await aMessage(page, customer);
  const link = page.getByRole('link', { name: 'Export CSV' });
  await test.step('orders', async () => {
    await page.goto(`/admin/orders?q=${word}&status=completed`);
    const download = page.waitForEvent('download');
    await link.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/orders.*\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`"'=HYPERLINK(""${word}"")"`);
    expect(text).not.toContain('Left out');
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });
  for (const list of ['customers', 'messages']) {
    await test.step(list, async () => {
      await page.goto(`/admin/${list}?q=${word}`);
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toContain('text/csv');
      const lines = (await answer.text()).trim().split('\r\n');
      expect(lines.filter((line) => line.includes(word))).toHaveLength(1);
      expect(lines[0]).not.toContain('assword');
    });
  }
});
