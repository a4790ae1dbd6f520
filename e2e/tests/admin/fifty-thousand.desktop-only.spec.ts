import type { CDPSession, Page } from '@playwright/test';
import type { Instance } from '../../fixtures/instance';
import { administrator, expect, test } from '../../fixtures/test';
import { apiMemory, startFullInstance } from './full-instance';
import { rowOf } from './screen';

const megabyte = 1_048_576;
/** One second is promised on an idle machine; `npm test` only finds out what hangs. */
const isFull = process.env['STRESS'] === 'full';
const timeoutMs = isFull ? 1000 : 15_000;
/**
 * A long working day at full size (`npm run test:stress`). At small size a few pages reveal the
 * same leak, with limits that are as strict per page.
 */
const day = isFull
  ? { turnsBefore: 10, turns: 60, page: 12, api: 60 }
  : { turnsBefore: 4, turns: 8, page: 3.5, api: 19 };

test.describe.configure({ mode: 'serial' });

let instance: Instance;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  instance = await startFullInstance(50_000);
  const context = await browser.newContext({ baseURL: instance.url });
  page = await context.newPage();
  const login = await page.request.post('/api/login', {
    data: administrator,
    headers: { Origin: instance.url },
  });
  expect(login.status()).toBe(200);
});

test.afterAll(async () => {
  await page?.context().close();
  await instance?.stop();
});

/** Milliseconds from an action until its result is on screen. */
async function timeOf(action: () => Promise<unknown>, arrival: () => Promise<unknown>) {
  const start = performance.now();
  await action();
  await arrival();
  return performance.now() - start;
}

type Times = Readonly<Record<string, number>>;

/**
 * At full size the shortest time of three tries counts: other processes delay some of them, a slow
 * product delays each.
 */
const mostTries = isFull ? 3 : 1;

async function expectWithinLimit(measure: () => Promise<Times>): Promise<void> {
  let shortest: Times = {};
  const isWithin = () => Object.values(shortest).every((time) => time < timeoutMs);
  for (let tries = 0; tries === 0 || (tries < mostTries && !isWithin()); tries += 1)
    for (const [what, time] of Object.entries(await measure()))
      shortest = { ...shortest, [what]: Math.min(time, shortest[what] ?? time) };
  for (const [what, time] of Object.entries(shortest))
    expect.soft(time, what).toBeLessThan(timeoutMs);
}

async function timesOfLists(): Promise<Times> {
  await page.goto('/admin/orders');
  await expect(page.getByText('1–25 of 50,000 orders')).toBeVisible();
  return {
    search: await timeOf(
      () => page.getByRole('searchbox').fill('customer-4999@'),
      () => expect(page.getByText('1–10 of 10 orders')).toBeVisible(),
    ),
    clear: await timeOf(
      () => page.getByRole('searchbox').fill(''),
      () => expect(page.getByText('1–25 of 50,000 orders')).toBeVisible(),
    ),
    sort: await timeOf(
      () => page.getByRole('button', { name: 'Customer' }).click(),
      () => expect(rowOf(page, 'Ada Abel 0').first()).toBeVisible(),
    ),
    page: await timeOf(
      () =>
        page
          .getByRole('link', { name: 'Page 2,000' })
          .or(page.getByRole('link', { name: 'Page 2000' }))
          .click(),
      () => expect(page.getByText('49,976–50,000 of 50,000 orders')).toBeVisible(),
    ),
    filter: await timeOf(
      () => page.getByRole('link', { name: 'Cancelled' }).click(),
      () => expect(page.getByText('1–25 of 12,500 orders')).toBeVisible(),
    ),
  };
}

test('search, sort, filter and paging of 50,000 orders finish within the time limit', async () => {
  await expectWithinLimit(timesOfLists);
});

test('a customer search among 5,000 shows its result within the time limit', async () => {
  const form = page.getByRole('dialog');
  const found = form.getByRole('option', { name: 'Hugo García 4967' });
  await expectWithinLimit(async () => {
    // A new page, because the panel keeps the result of a search.
    await page.goto('/admin/orders');
    await page.getByRole('button', { name: 'Add order' }).click();
    const search = await timeOf(
      () => form.getByRole('combobox', { name: 'Customer' }).fill('garcia 4967'),
      () => expect(found).toBeVisible(),
    );
    return { search };
  });
  await found.click();
  await expect(form.getByLabel('Customer email')).toHaveValue('customer-4967@seed.example');
});

test('memory of the page and the bff stays within its limit while paging through the list', async () => {
  test.setTimeout(300_000);
  const session = await page.context().newCDPSession(page);
  await page.goto('/admin/orders?perPage=100');
  await turnPages(day.turnsBefore);
  const before = { heap: await heapOf(session), api: await apiMemory(instance) };
  await turnPages(day.turns);
  const api = (await apiMemory(instance)) - before.api;
  let heap = 0;
  const grown = async () => {
    heap = (await heapOf(session)) - before.heap;
    return heap;
  };
  // Some objects are free only after a later collection. A leak stays.
  await expect.poll(grown, { timeout: 15_000 }).toBeLessThan(day.page * megabyte);
  test.info().annotations.push({ type: 'memory', description: `page ${heap}, API ${api} bytes` });
  expect(api).toBeLessThan(day.api * megabyte);
});

async function turnPages(count: number) {
  for (let turn = 0; turn < count; turn += 1) {
    const arrival = page.waitForResponse((response) => response.url().includes('/admin/orders?'));
    await page.getByRole('link', { name: 'Next page' }).click();
    await arrival;
  }
  await expect(page.getByRole('region')).not.toHaveAttribute('aria-busy');
}

/** Bytes of live objects on the page's heap. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
