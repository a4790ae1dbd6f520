import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydratedElement } from '../../fixtures/hydrated';
import { expect, newPerson, test } from '../../fixtures/test';
import { answer, brief, hold, phone, withholdAnswer } from './account';
import {
  dialogOf,
  fillOrder,
  openOrder,
  orderAddress,
  orderPage,
  placeButton,
  placedOrders,
} from './order-dialog';

test.describe('order dialog without a known account', () => {
  test('asks a visitor to sign in and returns to the same order after sign-up', async ({
    page,
  }) => {
    await page.goto('/pricing?order=free-trial#enterprise');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    await expect(dialog.getByLabel('Phone')).toHaveCount(0);
    await expectSoundAtEverySize(page);
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

  test('retries a failed account request and keeps the input while the account is unknown', async ({
    customer: { page },
  }) => {
    const dialog = dialogOf(page);
    await test.step('the account request fails', async () => {
      await answer(page, /api\/user/, 500);
      await page.goto(orderAddress);
      await expect(dialog.getByRole('alert')).toContainText('could not reach your account');
      await expectSoundAtEverySize(page);
      await page.unroute(/api\/user/);
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(dialog.getByLabel('Phone')).toBeVisible();
    });
    const release = await hold(page, /api\/user/);
    await test.step('the account request is pending', async () => {
      await page.goto(orderAddress);
      await placeButton(page).click();
      for (const message of ['Full name is required', 'Please enter a valid email address']) {
        await expect(dialog.getByText(message)).toBeVisible();
      }
      await expect(page.getByText('Login Required')).toHaveCount(0);
      await dialog.getByLabel('Full name').fill('Robin Tester');
      await dialog.getByLabel('Email').fill('robin@mail.example');
      await dialog.getByLabel('Phone').fill(phone);
      await expectSoundAtEverySize(page);
      await placeButton(page).click();
      await expect(page.getByText('Authentication Required').first()).toBeVisible();
      await expect(page.getByText('Please login to place an order.').first()).toBeVisible();
      await dialog.getByLabel('Project brief').fill(brief);
      expect(await placedOrders(page)).toEqual([]);
    });
    await test.step('the account is loaded', async () => {
      release();
      await expect(dialog.getByLabel('Full name')).toHaveCount(0);
      await expect(dialog.getByLabel('Phone')).toHaveValue(phone);
      await expect(dialog.getByLabel('Project brief')).toHaveValue(brief);
    });
  });

  test('returns to the same order after sign-in with the input from before', async ({
    customer: { page, user, password },
  }) => {
    const release = await hold(page, /api\/user/);
    await page.goto(orderAddress);
    await dialogOf(page).getByLabel('Project brief').fill(brief);
    await page.context().clearCookies();
    release();
    await dialogOf(page).getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(orderAddress);
    await expect(dialogOf(page).getByText(user.email)).toBeVisible();
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
  });

  test('once it is placed after sign-in, Back leads to the page below the dialog', async ({
    customer: { page, user, password },
  }) => {
    await page.context().clearCookies();
    await page.goto('/services');
    await (await hydratedElement(page.getByRole('button', { name: 'Order Now' }).first())).click();
    await dialogOf(page).getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialogOf(page).getByText(user.email)).toBeVisible();
    await fillOrder(page);
    await placeButton(page).click();
    await expect(page).toHaveURL(orderPage);
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test.describe('order form', () => {
  test('shows customer and price, reports invalid fields and counts characters', async ({
    customer: { page, user },
  }) => {
    await openOrder(page);
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
    await expectSoundAtEverySize(page);
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
    await expectSoundAtEverySize(page);
  });

  test("shows 'This service is not offered' for an unknown service and links to all services", async ({
    page,
  }) => {
    await page.goto('/about?order=moon-landing');
    await expect(dialogOf(page)).toHaveAccessibleName('This service is not offered');
    await expectSoundAtEverySize(page);
    await dialogOf(page).getByRole('link', { name: 'See all services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('works by keyboard alone and returns the focus when closed', async ({
    customer: { page },
  }) => {
    await page.goto('/services');
    const opener = await hydratedElement(page.getByRole('button', { name: 'Order Now' }).first());
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
    await expect(page).toHaveURL(orderPage);
  });
});

test.describe('order draft', () => {
  test('survives reload and Back, belongs to one service and is deleted by Cancel', async ({
    customer: { page },
  }) => {
    await page.goto('/');
    await openOrder(page);
    await fillOrder(page);
    await page.reload();
    await expect(dialogOf(page).getByLabel('Phone')).toHaveValue(phone);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
    await openOrder(page, '/services?order=jingle');
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue('');
    await openOrder(page);
    await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/services');
    await openOrder(page);
    await expect(dialogOf(page).getByLabel('Phone')).toHaveValue('');
  });
});

test('Back while an order is being placed keeps the draft, and a retry creates one order', async ({
  customer: { page },
}) => {
  await page.goto('/about');
  await openOrder(page);
  await fillOrder(page);
  await withholdAnswer(page, /api\/orders/);
  await placeButton(page).click();
  await expect.poll(() => placedOrders(page)).toHaveLength(1);
  await expect(dialogOf(page).getByRole('button', { name: 'Placing Order...' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(dialogOf(page).getByLabel('Project brief')).toHaveValue(brief);
  await placeButton(page).click();
  await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(orderPage);
  expect(await placedOrders(page)).toHaveLength(1);
});

test('offline, ordering shows an error; Retry opens the dialog, and Close returns to the page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.goto('/services');
  const opener = await hydratedElement(page.getByRole('button', { name: 'Order Now' }).first());
  await context.setOffline(true);
  await opener.click();
  await expect(page.getByText(/Ordering is not available right now/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(dialogOf(page).getByText('Login Required')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
