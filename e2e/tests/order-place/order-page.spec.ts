import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { answer, brief, order, post } from '../account/account';
import { dialogOf, fillOrder, openOrder, orderPage, placeButton } from '../account/order-dialog';
import { aCustomer, anOrder, changeOrder, numberOf, uniqueWord } from '../admin/records';

// Reduced motion: contrast cannot be checked during a dialog's entry animation.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('order page', () => {
  test('opens after placing; the brief can be changed, the order cancelled and ordered again', async ({
    customer: { page, user },
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
    await page.goto('/about');
    await openOrder(page, '/services?order=lite-edit');
    await fillOrder(page);
    await placeButton(page).click();
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
    await expect(page).toHaveURL(orderPage);
    const heading = page.getByRole('heading', { level: 1, name: 'Lite Edit' });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    const main = page.getByRole('main');
    await expect(main.getByText('$40').first()).toBeVisible();
    await expect(main.getByText('Awaiting confirmation')).toBeVisible();
    await expect(main.getByRole('region', { name: 'What happens next' })).toContainText(
      /We confirm your order.*Expected by/s,
    );
    await expectSoundAtEverySize(page);

    const words = main.getByRole('region', { name: 'Project brief' });
    await expect(words).toContainText(brief);
    await words.getByRole('button', { name: 'Edit brief' }).click();
    await expect(words.getByLabel('Your brief')).toBeFocused();
    await words.getByLabel('Your brief').fill('Ten seconds of brass');
    await page.reload();
    await expect(words.getByLabel('Your brief')).toHaveValue('Ten seconds of brass');
    await words.getByRole('button', { name: 'Save brief' }).click();
    await expect(page.getByText('Your brief has been changed.').first()).toBeVisible();
    await expect(words).toContainText('Ten seconds of brass');
    const timeline = main.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByRole('listitem')).toHaveText([
      /Project brief changed.*You/s,
      /Order placed.*You/s,
    ]);

    const { order: placed } = await (
      await page.request.get(`/api/orders/${page.url().slice(-8)}`)
    ).json();
    await post(page, `/api/orders/${placed.id}/messages`, { subject: 'Brass', message: 'Louder' });
    await expect(main.getByRole('region', { name: 'Messages' })).toContainText('Louder');

    await main.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('dialog', { name: /^Cancel order/ });
    await expectSoundAtEverySize(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Cancel order' })).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(main.getByText('This order was cancelled').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expect(words.getByRole('button', { name: 'Edit brief' })).toHaveCount(0);
    await expectSoundAtEverySize(page);

    const first = page.url();
    await main.getByRole('button', { name: 'Order again' }).click();
    await expect(dialogOf(page)).toHaveAccessibleName('Order Lite Edit');
    await expect(dialogOf(page).getByLabel('Phone')).not.toHaveValue('');
    await dialogOf(page).getByLabel('Project brief').fill('Another one');
    await placeButton(page).click();
    await expect(page.getByText('Awaiting confirmation')).toBeVisible();
    await expect(page).toHaveURL(orderPage);
    expect(page.url()).not.toBe(first);
    const orders = await (await page.request.get('/api/orders')).json();
    expect(orders).toMatchObject([
      { status: 'pending', projectBrief: 'Another one', customerName: `Robin ${user.lastName}` },
      { status: 'cancelled', projectBrief: 'Ten seconds of brass' },
    ]);
  });

  test('asks before it overwrites a brief that an administrator has changed', {
    tag: '@desktop',
  }, async ({ customer: { page }, adminPage }) => {
    await page.goto('/dashboard');
    const placed = await order(page, 'Jingle', 140);
    await page.goto(`/dashboard/orders/${placed.id.slice(-8).toUpperCase()}`);
    const words = page.getByRole('region', { name: 'Project brief' });
    await words.getByRole('button', { name: 'Edit brief' }).click();
    await words.getByLabel('Your brief').fill('Mine');
    const row = (await (await adminPage.request.get(`/api/orders/${placed.id}`)).json()).order;
    await changeOrder(adminPage, row, { projectBrief: 'Theirs' });
    await words.getByRole('button', { name: 'Save brief' }).click();
    const notice = words.getByRole('alert', { name: /Someone else changed this/ });
    await expect(notice).toContainText('Theirs');
    await expect(notice).toBeFocused();
    await expectSoundAtEverySize(page);
    await notice.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(words).toContainText('Mine');
    await expect(words.getByLabel('Your brief')).toHaveCount(0);
  });

  test('is visible to its customer only, who returns to the page after sign-in', {
    tag: '@desktop',
  }, async ({ customer: { page, user, password }, adminPage, browser, baseURL }) => {
    const otherOrder = await anOrder(adminPage, await aCustomer(adminPage));
    await page.goto(`/dashboard/orders/${numberOf(otherOrder)}`);
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
    await expectSoundAtEverySize(page);
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    const own = await order(page, 'Consulting', 100);
    const address = `/dashboard/orders/${own.id.slice(-8).toUpperCase()}`;
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor).toHaveURL(/\/auth/);
    await visitor.getByLabel('Email').fill(user.email);
    await visitor.getByLabel('Password', { exact: true }).fill(password);
    await visitor.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor).toHaveURL(address);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Consulting' })).toBeVisible();
    await context.close();
  });

  test('shows an error when loading fails, and Retry loads the order', { tag: '@desktop' }, async ({
    customer: { page },
  }) => {
    await page.goto('/dashboard');
    const placed = await order(page, 'Jingle', 140);
    await answer(page, /api\/orders\/[0-9A-F]{8}$/, 500);
    await page.goto(`/dashboard/orders/${placed.id.slice(-8).toUpperCase()}`);
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jingle' })).toBeVisible();
  });

  test("shows 'This service is no longer offered' and the revision rounds of a removed service", {
    tag: '@desktop',
  }, async ({ customer: { page }, adminPage }) => {
    await page.goto('/dashboard');
    const extra = await post(page, '/api/orders', {
      serviceName: 'Raw Audio QC',
      servicePrice: 20,
      customerPhone: '1',
      projectBrief: brief,
    });
    const row = (await (await adminPage.request.get(`/api/orders/${extra.id}`)).json()).order;
    await changeOrder(adminPage, row, { serviceName: 'A name that left the catalogue' });
    await page.goto(`/dashboard/orders/${extra.id.slice(-8).toUpperCase()}`);
    await expect(page.getByText('This service is no longer offered.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Revision rounds' })).toContainText('0 of 2');
  });
});

test.describe('order drawer in the admin panel', () => {
  test('shows the order, has its own URL and allows changes of status and brief', async ({
    adminPage: page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: isMobile ? 'dark' : 'light' });
    const word = uniqueWord();
    const placed = await anOrder(page, await aCustomer(page, word), { serviceName: 'Jingle' });
    await page.goto(`/admin/orders?q=${word}`);
    const opener = page.getByRole('button', { name: numberOf(placed), exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/orders?q=${word}&details=${placed.id}`);
    const drawer = page.getByRole('dialog', { name: `Order ${numberOf(placed)}` });
    await expect(drawer).toContainText('Forty minutes, two voices.');
    await expect(drawer.getByRole('region', { name: 'What happens next' })).toContainText(
      'Read the brief',
    );
    await expect(drawer.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expectSoundAtEverySize(page);

    await drawer.getByLabel(`Status of order ${numberOf(placed)}`).selectOption('processing');
    await expect(drawer.getByRole('region', { name: 'Timeline' })).toContainText(
      'Status changed: Processing',
    );
    await drawer.getByRole('button', { name: 'Edit order' }).click();
    const form = page.getByRole('dialog', { name: `Edit order ${numberOf(placed)}` });
    await form.getByLabel('Project brief').fill('Thirty minutes');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: 'Edit order' })).toBeFocused();
    await expect(drawer.getByRole('region', { name: 'Project brief' })).toContainText('Thirty');

    await page.reload();
    await expect(drawer).toContainText('Thirty minutes');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(`/admin/orders?q=${word}`);
    await page.goto(`/admin/orders?details=01a1fb29-86ab-7903-95b6-d92a52d0ad1b`);
    await expect(page.getByRole('dialog')).toContainText('There is no such order any more.');
  });
});
