import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import {
  answer,
  brief,
  expectHeard,
  expireSession,
  hold,
  listen,
  loseAnswer,
  phone,
  requestsOf,
} from './account';
import {
  dialogOf,
  fillOrder,
  openOrder,
  orderAddress,
  orderPage,
  placeButton,
  placedOrders,
} from './order-dialog';

test.describe('placing an order', () => {
  test('locks the dialog, sends one request on double click and opens the order page', async ({
    customer: { page, user },
  }) => {
    const heard = await listen(page);
    const address = '/dashboard?order=youtube-audiogram';
    await openOrder(page, address);
    await fillOrder(page);
    const sent = requestsOf(page, 'POST', '/api/orders');
    const release = await hold(page, /api\/orders/);
    await placeButton(page).dblclick();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('button', { name: 'Placing Order...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expectSoundAtEverySize(page);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    release();
    await expectHeard(heard, 'Order Placed Successfully!');
    await expect(
      page
        .getByText('One of our agents will contact you soon to finalize payment and details.')
        .first(),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(orderPage);
    expect(sent).toHaveLength(1);
    expect(await placedOrders(page)).toMatchObject([
      { servicePrice: 99, customerName: `${user.firstName} ${user.lastName}` },
    ]);
    await test.step('the dashboard lists the order and the draft is deleted', async () => {
      const name = 'YouTube Audiogram';
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
      const entry = page.getByRole('article').filter({ hasText: name });
      await expect(entry).toContainText('$99');
      await entry.getByRole('link', { name }).click();
      await expect(page).toHaveURL(orderPage);
      await openOrder(page, address);
      await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue('');
    });
  });

  test('shows an error on failure, keeps the input and succeeds when sent again', async ({
    customer: { page },
    context,
  }) => {
    const failure = page.getByText('Failed to place order. Please try again.').first();
    const dismiss = async () => {
      await page.getByTitle('Dismiss').click();
      await expect(page.getByText('Failed to place order.')).toHaveCount(0);
    };
    const heard = await listen(page);
    await openOrder(page);
    await fillOrder(page);
    const sent = requestsOf(page, 'POST', '/api/orders');
    await test.step('500 response', async () => {
      await answer(page, /api\/orders/, 500, '{"message":"inside"}');
      await placeButton(page).click();
      await expectHeard(heard, 'Failed to place order. Please try again.');
      await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
      await expect(placeButton(page)).toBeFocused();
      await expectSoundAtEverySize(page);
      // A toast lasts five seconds, which the axe run may exceed.
      await placeButton(page).click();
      await dismiss();
      await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
      await expect(placeButton(page)).toBeEnabled();
    });
    await test.step('changed input gets a new idempotency key', async () => {
      await dialogOf(page).getByLabel('Phone').fill('+44 20 7946 0958');
      await placeButton(page).click();
      await expect.poll(() => sent.length).toBe(3);
      const [first, second, third] = sent.map(({ key }) => key);
      expect(first).toBeTruthy();
      expect(second).toBe(first);
      expect(third).not.toBe(first);
      await dismiss();
    });
    await test.step("401 response without 'Unauthorized'", async () => {
      await page.unroute(/api\/orders/);
      await answer(page, /api\/orders/, 401, 'No');
      await placeButton(page).click();
      await expect(failure).toBeVisible();
      await expect(page).toHaveURL(orderAddress);
      await dismiss();
    });
    await test.step('no network', async () => {
      await page.unroute(/api\/orders/);
      await context.setOffline(true);
      await placeButton(page).click();
      await expect(failure).toBeVisible();
      await context.setOffline(false);
    });
    await placeButton(page).click();
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
    expect(await placedOrders(page)).toHaveLength(1);
  });

  test('creates one order when the response is lost and the order is sent again after a reload', async ({
    customer: { page },
  }) => {
    await openOrder(page);
    await fillOrder(page);
    await loseAnswer(page, /api\/orders/);
    await placeButton(page).click();
    await expect(page.getByText('Failed to place order. Please try again.').first()).toBeVisible();
    await page.reload();
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
    await placeButton(page).click();
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
    expect(await placedOrders(page)).toHaveLength(1);
  });

  test('redirects to sign-in when the session has expired and restores the input afterwards', async ({
    customer: { page, user, password },
  }) => {
    await openOrder(page);
    await fillOrder(page);
    await expireSession(page);
    const pressed = Date.now();
    await placeButton(page).click();
    await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible();
    await expect(page.getByText('Unauthorized', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?next=/);
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(500);
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(orderAddress);
    await expect(dialogOf(page).getByLabel('Phone')).toHaveValue(phone);
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
  });
});
