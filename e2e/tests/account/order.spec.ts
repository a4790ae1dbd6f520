import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/axe';
import { expect, newPerson, test } from '../../fixtures/test';
import { hydrated } from '../marketing/hydrated';
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

const address = '/services?order=youtube-audiogram';
const dialogOf = (page: Page) => page.getByRole('dialog');
const placeButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Place Order' });

async function open(page: Page, path = address) {
  await page.goto(path);
  await expect(dialogOf(page).getByLabel('Phone')).toBeVisible();
}

async function fill(page: Page) {
  await dialogOf(page).getByLabel('Phone').fill(phone);
  await dialogOf(page).getByLabel('Project brief').fill(brief);
}

async function placedOrders(page: Page): Promise<{ servicePrice: number; customerName: string }[]> {
  return await (await page.request.get('/api/orders')).json();
}

test.describe('somebody not signed in', () => {
  test('is told so, signs up and is back at the very order', async ({ page }) => {
    await page.goto('/pricing?order=free-trial#enterprise');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    await expect(dialog.getByLabel('Phone')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await dialog.getByRole('link', { name: 'Create an account' }).click();
    const person = newPerson();
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/pricing?order=free-trial#enterprise');
    await expect(dialog.getByText(person.email)).toBeVisible();
  });

  test('signs in and is back at the very order', async ({ customer: { page, user, password } }) => {
    await page.context().clearCookies();
    await page.goto(address);
    await dialogOf(page).getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(address);
    await expect(dialogOf(page).getByText(user.email)).toBeVisible();
  });

  test('sees no panel before it is known', async ({ customer: { page } }) => {
    const release = await hold(page, /api\/user/);
    await page.goto(address);
    await expect(dialogOf(page).getByText('Loading your account')).toBeAttached();
    await expect(page.getByText('Login Required')).toHaveCount(0);
    await expectNoAxeViolations(page);
    release();
    await expect(dialogOf(page).getByLabel('Phone')).toBeVisible();
  });

  test('can ask again when the account could not be read', async ({ customer: { page } }) => {
    await answer(page, /api\/user/, 500);
    await page.goto(address);
    await expect(dialogOf(page).getByRole('alert')).toContainText('could not reach your account');
    await expectNoAxeViolations(page);
    await page.unroute(/api\/user/);
    await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
    await expect(dialogOf(page).getByLabel('Phone')).toBeVisible();
  });
});

test.describe('the form', () => {
  test('shows who orders, what will be recorded and what happens next', async ({
    customer: { page, user },
  }) => {
    await open(page);
    const dialog = dialogOf(page);
    await expect(dialog).toHaveAccessibleName('Order YouTube Audiogram');
    await expect(dialog.getByText(`${user.firstName} ${user.lastName}`)).toBeVisible();
    await expect(dialog.getByText(user.email)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await expect(dialog.getByText('$99.95', { exact: true })).toBeVisible();
    await expect(dialog.getByText('$99', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/Nothing is charged now/)).toBeAttached();
    await expect(dialog.getByLabel('Phone')).toHaveAttribute('type', 'tel');
    await expect(dialog.getByLabel('Phone')).toHaveAttribute('placeholder', /^\+\d/);
    await expectNoAxeViolations(page);
  });

  test('says what is wrong, in a summary too, and counts what is bounded', async ({
    customer: { page },
  }) => {
    await open(page);
    const dialog = dialogOf(page);
    await placeButton(page).click();
    await expect(dialog.getByText('Phone number is required')).toBeVisible();
    await expect(dialog.getByText('Project brief is required')).toBeVisible();
    await expect(dialog.getByLabel('Phone')).toBeFocused();
    await expect(dialog.getByRole('alert')).toHaveText(
      '2 fields need your attention: Phone, Project brief',
    );
    await dialog.getByLabel('Project brief').fill('x'.repeat(5001));
    await expect(dialog.getByText('5001 / 5000')).toBeVisible();
    await placeButton(page).click();
    await expect(dialog.getByText('Please use at most 5000 characters')).toBeVisible();
    await expect(dialog.getByLabel('Project brief')).toHaveValue(/x{5001}/);
    await expectNoAxeViolations(page);
  });

  test('says when something is not offered', async ({ page }) => {
    await page.goto('/?order=moon-landing');
    await expect(dialogOf(page)).toHaveAccessibleName('This service is not offered');
    await expectNoAxeViolations(page);
    await dialogOf(page).getByRole('link', { name: 'See all services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('works with the keyboard alone and gives the focus back', async ({ customer: { page } }) => {
    await page.goto('/services');
    const opener = await hydrated(page.getByRole('button', { name: 'Order Now' }).first());
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByLabel('Phone')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByLabel('Phone')).toBeFocused();
    await page.keyboard.type(phone);
    await page.keyboard.press('Tab');
    await page.keyboard.type(brief);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(placeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
    await expect(page).toHaveURL('/services');
  });
});

test.describe('placing', () => {
  test('locks the dialog until the answer, sends once for two clicks, and says that it is done', async ({
    customer: { page, user },
  }) => {
    const heard = await listen(page);
    await open(page);
    await fill(page);
    const sent = requestsOf(page, 'POST', '/api/orders');
    const release = await hold(page, /api\/orders/);
    await placeButton(page).dblclick();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('button', { name: 'Placing Order...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expectNoAxeViolations(page);
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
    await expect(page).toHaveURL('/services');
    expect(sent).toHaveLength(1);
    expect(await placedOrders(page)).toMatchObject([
      { servicePrice: 99, customerName: `${user.firstName} ${user.lastName}` },
    ]);
  });

  test('brings the new order into view on the dashboard', async ({ customer: { page } }) => {
    await open(page, '/dashboard?order=consulting');
    await fill(page);
    await placeButton(page).click();
    await expect(page).toHaveURL('/dashboard');
    const entry = page.getByRole('article').filter({ hasText: 'Consulting' });
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText('$100');
  });

  test('can fail: says so aloud over the open dialog and keeps the words', async ({
    customer: { page },
  }) => {
    const heard = await listen(page);
    await open(page);
    await fill(page);
    await answer(page, /api\/orders/, 500, '{"message":"inside"}');
    await placeButton(page).click();
    await expectHeard(heard, 'Failed to place order. Please try again.');
    await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    // A notice lives five seconds, and axe may take them.
    await placeButton(page).click();
    await page.getByTitle('Dismiss').click();
    await expect(page.getByText('Failed to place order.')).toHaveCount(0);
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
    await expect(placeButton(page)).toBeEnabled();
  });

  test('can fail without a network and succeed when it is back', async ({
    customer: { page },
    context,
  }) => {
    await open(page);
    await fill(page);
    await context.setOffline(true);
    await placeButton(page).click();
    await expect(page.getByText('Failed to place order. Please try again.').first()).toBeVisible();
    await context.setOffline(false);
    await placeButton(page).click();
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
    expect(await placedOrders(page)).toHaveLength(1);
  });

  test('places one order when the answer got lost, also after a reload', async ({
    customer: { page },
  }) => {
    await open(page);
    await fill(page);
    await loseAnswer(page, /api\/orders/);
    await placeButton(page).click();
    await expect(page.getByText('Failed to place order. Please try again.').first()).toBeVisible();
    await page.reload();
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
    await placeButton(page).click();
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
    expect(await placedOrders(page)).toHaveLength(1);
  });

  test('gives other words another key', async ({ customer: { page } }) => {
    await open(page);
    await fill(page);
    const sent = requestsOf(page, 'POST', '/api/orders');
    await answer(page, /api\/orders/, 500);
    await placeButton(page).click();
    await expect.poll(() => sent.length).toBe(1);
    await placeButton(page).click();
    await expect.poll(() => sent.length).toBe(2);
    await dialogOf(page).getByLabel('Phone').fill('+44 20 7946 0958');
    await placeButton(page).click();
    await expect.poll(() => sent.length).toBe(3);
    const [first, second, third] = sent.map(({ key }) => key);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('with a dead session leads to sign-in and back to the words', async ({
    customer: { page, user, password },
  }) => {
    await open(page);
    await fill(page);
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
    await expect(page).toHaveURL(address);
    await expect(dialogOf(page).getByLabel('Phone')).toHaveValue(phone);
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
  });

  test('with a 401 that does not say Unauthorized is any other failure', async ({
    customer: { page },
  }) => {
    await open(page);
    await fill(page);
    await answer(page, /api\/orders/, 401, 'No');
    await placeButton(page).click();
    await expect(page.getByText('Failed to place order. Please try again.').first()).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});

test.describe('the draft', () => {
  test('outlives reload and going back, and ends with Cancel', async ({ customer: { page } }) => {
    await page.goto('/');
    await open(page);
    await fill(page);
    await page.reload();
    await expect(dialogOf(page).getByLabel('Phone')).toHaveValue(phone);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/services');
    await open(page);
    await expect(dialogOf(page).getByLabel('Phone')).toHaveValue('');
  });

  test('ends with success', async ({ customer: { page } }) => {
    await open(page);
    await fill(page);
    await placeButton(page).click();
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
    await open(page);
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue('');
  });

  test('belongs to one order', async ({ customer: { page } }) => {
    await open(page);
    await fill(page);
    await open(page, '/services?order=jingle');
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue('');
  });
});

test('closing a dialog that a button opened is a step back', async ({ page }) => {
  await page.goto('/');
  await page.goto('/services');
  await (await hydrated(page.getByRole('button', { name: 'Order Now' }).first())).click();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('going back while an order is placed leads nowhere else when it is answered', async ({
  customer: { page },
}) => {
  await page.goto('/about');
  await open(page);
  await fill(page);
  const release = await hold(page, /api\/orders/);
  await placeButton(page).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Placing Order...' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  release();
  await placeButton(page).click();
  await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
  await expect(page).toHaveURL('/services');
  expect(await placedOrders(page)).toHaveLength(1);
});

test('without a network it is said that ordering is not possible, and Retry brings the dialog', async ({
  page,
  context,
}) => {
  await page.goto('/services');
  const opener = await hydrated(page.getByRole('button', { name: 'Order Now' }).first());
  await context.setOffline(true);
  await opener.click();
  await expect(page.getByText(/Ordering is not available right now/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(dialogOf(page).getByText('Login Required')).toBeVisible();
});
