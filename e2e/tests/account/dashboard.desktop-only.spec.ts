import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { answer, brief, expectHeard, hold, listen, phone, postWith } from './account';

const entry = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const openForm = (page: Page) => page.getByRole('button', { name: 'Send Your First Message' });

test('an empty dashboard shows the account, its links and an empty state for each list', async ({
  customer: { page, user },
}) => {
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Account Information' });
  await expect(card).toContainText(`${user.firstName} ${user.lastName}`);
  await expect(card).toContainText(user.email);
  await expect(card).toContainText('Active');
  await expect(card.getByRole('time')).toHaveText(
    /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/,
  );
  const main = page.getByRole('main');
  const linkTo = (name: string) => main.getByRole('link', { name });
  await expect(linkTo('View Pricing')).toHaveAttribute('href', '/pricing');
  await expect(linkTo('Browse Services').first()).toHaveAttribute('href', '/services');

  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  const orders = page.getByRole('region', { name: 'Your Orders' });
  await expect(orders.getByRole('link', { name: 'Browse Services' })).toBeVisible();
  await expectSoundAtEverySize(page);
  await openForm(page).click();
  await expect(page.getByLabel('Subject')).toBeFocused();
});

const badges = ['Awaiting confirmation', 'In production', 'Ready for delivery'];

test('the dashboard shows the details and status of each order and message', async ({
  customer: { page },
  adminPage,
  baseURL,
}) => {
  const site = new URL(baseURL ?? '');
  const placeOrder = (serviceName: string, servicePrice: number) =>
    postWith(page.request, site, '/api/orders', {
      serviceName,
      servicePrice,
      customerPhone: phone,
      projectBrief: brief,
    });
  const placed = await placeOrder('Jingle', 140);
  for (const [serviceName, servicePrice, status] of [
    ['Lite Edit', 40, 'processing'],
    ['Show Notes', 50, 'completed'],
    ['Brand Kit Mini', 69, 'cancelled'],
  ] as const) {
    const order = await placeOrder(serviceName, servicePrice);
    const change = await adminPage.request.put(`/api/admin/orders/${order.id}`, {
      data: { ...order, status },
      headers: { Origin: site.origin },
    });
    expect(change.ok()).toBe(true);
  }
  const write = (subject: string, message: string) =>
    postWith(page.request, site, '/api/messages', { subject, message });
  await write('First', 'One\ntwo');
  const { id } = await write('Second', 'Three');
  await postWith(adminPage.request, site, `/api/admin/messages/${id}/reply`, {
    reply: 'Four',
    replyDate: '2026-01-02T03:04:00.000Z',
  });
  await page.goto('/dashboard');
  await test.step('orders', async () => {
    const pending = entry(page, 'Jingle');
    await expect(pending).toContainText(placed.id.slice(-8).toUpperCase());
    await expect(pending).toContainText('$140');
    await expect(pending.getByRole('time')).toHaveText(/, \d{4}, \d{1,2}:\d\d [AP]M$/);
    for (const [name, badge, current] of [
      ['Jingle', 'Awaiting confirmation', 'Confirmation'],
      ['Lite Edit', 'In production', 'Production'],
    ] as const) {
      await expect(entry(page, name).getByText(badge, { exact: true }).first()).toBeVisible();
      for (const other of badges.filter((each) => each !== badge)) {
        await expect(entry(page, name).getByText(other, { exact: true })).toHaveCount(0);
      }
      await expect(entry(page, name).locator('[aria-current=step]')).toHaveText(current);
    }
    const done = entry(page, 'Show Notes');
    await expect(done.getByText('Ready for delivery').first()).toBeVisible();
    await expect(done.getByRole('listitem')).toHaveText([/done/, /done/, /done/]);
    const cancelled = entry(page, 'Brand Kit Mini');
    await expect(cancelled.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(cancelled.getByRole('list', { name: 'Progress' })).toHaveCount(0);
  });
  await test.step('messages', async () => {
    await expect(entry(page, 'First').getByText('Pending')).toBeVisible();
    const replied = entry(page, 'Second');
    await expect(replied.getByText('Replied')).toBeVisible();
    await expect(replied.getByText('Four')).toBeVisible();
    await expect(replied.getByRole('time').last()).toContainText('2026');
  });
  await expectSoundAtEverySize(page);
});

test.describe('loading of the dashboard', () => {
  test('shows loading states, then announces the number of orders and messages', async ({
    customer: { page },
    baseURL,
  }) => {
    await postWith(page.request, new URL(baseURL ?? ''), '/api/orders', {
      serviceName: 'Jingle',
      servicePrice: 140,
      customerPhone: phone,
      projectBrief: brief,
    });
    const releaseOrders = await hold(page, /api\/orders/);
    const releaseMessages = await hold(page, /api\/messages/);
    await page.goto('/dashboard');
    await expect(page.getByText('Loading your orders')).toBeAttached();
    await expectSoundAtEverySize(page);
    releaseOrders();
    await expect(page.getByRole('status').filter({ hasText: '1 order' })).toBeAttached();
    await expect(page.getByText('Loading your messages')).toBeAttached();
    await expectSoundAtEverySize(page);
    releaseMessages();
    await expect(page.getByRole('status').filter({ hasText: '0 messages' })).toBeAttached();
  });

  test('shows an error for the account and for each list, and Retry loads them', async ({
    customer: { page },
  }) => {
    const lists = /api\/(orders|messages)$/;
    await answer(page, /api\/user/, 500);
    await answer(page, lists, 500);
    await page.goto('/dashboard');
    await test.step('the account', async () => {
      await expect(page.getByRole('alert')).toContainText('We could not reach your account');
      await expectSoundAtEverySize(page);
      await page.unroute(/api\/user/);
      await page.getByRole('button', { name: 'Retry' }).click();
    });
    await test.step('the lists', async () => {
      const orders = page.getByRole('alert').filter({ hasText: 'Your orders could not be loaded' });
      const messages = page.getByRole('alert').filter({ hasText: 'Your messages could not' });
      await expect(orders).toBeVisible();
      await expect(messages).toBeVisible();
      await expectSoundAtEverySize(page);
      await page.unroute(lists);
      await orders.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('No orders yet')).toBeVisible();
      await messages.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('No messages yet')).toBeVisible();
    });
  });
});

/**
 * @returns a function that reads the milliseconds between the 401 response and the navigation to
 * sign-in, by the page's clock
 */
async function watchWay(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const times = window as unknown as { refusedAt?: number; leftAt?: number };
    const { fetch } = window;
    window.fetch = async (...call) => {
      const response = await fetch(...call);
      if (response.status === 401) times.refusedAt ??= performance.now();
      return response;
    };
    const { replaceState } = history;
    history.replaceState = (...change) => {
      if (String(change[2]).startsWith('/auth')) times.leftAt ??= performance.now();
      replaceState.apply(history, change);
    };
  });
  return () =>
    page.evaluate(() => {
      const { refusedAt, leftAt } = window as unknown as { refusedAt: number; leftAt: number };
      return leftAt - refusedAt;
    });
}

test.describe('dashboard without a valid session', () => {
  test("announces 'Unauthorized' and redirects to sign-in through one GET of /api/login", async ({
    page,
  }) => {
    const heard = await listen(page);
    const redirects: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/login') redirects.push(request.method());
    });
    await page.goto('/');
    await page.goto('/dashboard');
    await expectHeard(heard, 'Unauthorized');
    await expectHeard(heard, 'You are logged out. Logging in again...');
    await expect(page).toHaveURL('/auth?next=%2Fdashboard');
    expect(redirects).toEqual(['GET']);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('keeps the notice for half a second before the redirect, even if scripts load slowly', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.body?.innerText.includes('Logging in again')) return;
        seen.disconnect();
        sessionStorage.setItem('seen', String(Date.now()));
      });
      seen.observe(document, { subtree: true, childList: true });
    });
    let left = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/login') left = Date.now();
    });
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth?next=%2Fdashboard', { timeout: 25_000 });
    const seen = Number(await page.evaluate(() => sessionStorage.getItem('seen')));
    expect(seen).toBeGreaterThan(0);
    expect(left - seen).toBeGreaterThanOrEqual(450);
  });

  test("announces 'Session Expired', redirects after a second and returns after sign-in", async ({
    customer: { page, user, password },
  }) => {
    const heard = await listen(page);
    await answer(page, /api\/(orders|messages)$/, 401, '{"message":"Unauthorized"}');
    const waited = await watchWay(page);
    await page.goto('/dashboard');
    await expectHeard(heard, 'Session Expired');
    await expectHeard(heard, 'Please log in again to continue.');
    await expect(page).toHaveURL('/auth?next=%2Fdashboard');
    expect(await waited()).toBeGreaterThanOrEqual(990);
    expect(heard.join()).not.toContain('Unauthorized');
    await page.unroute(/api\/(orders|messages)$/);
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('No orders yet')).toBeVisible();
  });
});
