import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { order } from '../account/account';
import { openDrawer, region } from './two-people';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('quotes and payments', () => {
  test('a custom request is quoted, accepted, invoiced and paid, and gets a receipt', async ({
    customer: { page },
    adminPage,
    isMobile,
  }) => {
    test.slow();
    const colorScheme = isMobile ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    await adminPage.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/dashboard');
    const { id } = await order(page, 'Custom Solution', 0);
    const number = id.slice(-8).toUpperCase();
    await page.goto(`/dashboard/orders/${number}`);
    const quote = region(page, 'Quote');
    await expect(quote).toContainText('We read your brief and send you a quote.');
    await expect(region(page, 'Payment')).toHaveCount(0);

    const drawer = await openDrawer(adminPage, number);
    await region(drawer, 'Quote').getByRole('button', { name: 'Write a quote' }).click();
    const form = drawer.getByRole('form', { name: 'New quote' });
    await form.getByRole('button', { name: 'Send quote' }).click();
    await expect(form.getByLabel('Description')).toBeFocused();
    await adminPage.keyboard.type('Sound design');
    await adminPage.keyboard.press('Tab');
    await adminPage.keyboard.type('2');
    await adminPage.keyboard.press('Tab');
    await adminPage.keyboard.type('200');
    await form.getByRole('button', { name: 'Add a line' }).press('Enter');
    await expect(form.getByLabel('Description').last()).toBeFocused();
    await adminPage.keyboard.type('Mix and master for every platform, with stems');
    await form.getByLabel('Price each').last().fill('100');
    await expect(form.getByText('Total: $500')).toBeVisible();
    await form.getByRole('button', { name: 'Preview' }).click();
    await expect(form.getByRole('table', { name: 'Preview of the quote' })).toContainText('$400');
    await expectSoundAtEverySize(adminPage);
    await form.getByRole('button', { name: 'Send quote' }).click();
    await expect(adminPage.getByText('Quote sent').first()).toBeVisible();

    await page.reload();
    await expect(quote.getByRole('table')).toContainText('Mix and master');
    await expect(quote).toContainText('Open');
    await expectSoundAtEverySize(page);
    await quote.getByRole('button', { name: 'Accept for $500' }).click();
    await expect(quote.getByLabel('Your full name')).toBeFocused();
    await page.keyboard.type('Łukasz Ørsted');
    await quote.getByRole('checkbox', { name: /I agree/ }).check();
    await quote.getByRole('button', { name: 'Accept for $500' }).click();
    await expect(quote).toContainText('signed by Łukasz Ørsted');
    await expect(quote.getByRole('heading', { name: 'Quote' })).toBeFocused();
    const payment = region(page, 'Payment');
    await expect(payment).toContainText('$500. You need to do nothing yet');

    const paid = region(await openDrawer(adminPage, number), 'Payment');
    await paid.getByLabel('Payment link').fill('http://pay.example/1');
    await paid.getByRole('button', { name: 'Save payment' }).click();
    await expect(paid.getByText('starts with https://')).toBeVisible();
    await paid.getByLabel('Payment link').fill('https://pay.example/1');
    await paid.getByRole('button', { name: 'Save payment' }).click();
    await expect(adminPage.getByText('The payment has been saved.').first()).toBeVisible();
    await page.reload();
    const link = payment.getByRole('link', { name: 'Pay now' });
    await expect(link).toHaveAttribute('href', 'https://pay.example/1');
    await expect(link).toHaveAttribute('rel', /noopener/);

    await paid.getByLabel('Paid on').fill('2024-11-20');
    await paid.getByRole('button', { name: 'Save payment' }).click();
    await expect(paid.getByText('paid on November 20, 2024')).toBeVisible();
    await paid.getByRole('button', { name: 'Issue an invoice' }).click();
    await paid.getByLabel('To', { exact: true }).fill('Łukasz Ørsted');
    await paid.getByRole('button', { name: 'Issue invoice' }).click();
    await expect(paid.getByText(/^Invoice NC-\d{6}$/)).toBeVisible();
    await expectSoundAtEverySize(adminPage);

    await page.reload();
    await expect(payment).toContainText('$500, paid on November 20, 2024');
    await expect(payment.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
    await expectSoundAtEverySize(page);
    const downloading = page.waitForEvent('download');
    await payment.getByRole('link', { name: /^Receipt/ }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^NC-\d{6}-receipt\.pdf$/);

    await paid.getByRole('button', { name: /^Take back/ }).click();
    const question = adminPage.getByRole('dialog', { name: /^Take back invoice/ });
    await question.getByLabel('Reason').fill('The address was missing.');
    await expectSoundAtEverySize(adminPage);
    await question.getByRole('button', { name: 'Issue credit note' }).click();
    await expect(paid.getByText(/^Credit note NC-\d{6}$/)).toBeVisible();
    await expect(paid.getByRole('button', { name: 'Issue an invoice' })).toBeVisible();
  });

  test('a quote is declined with a reason, which is kept when a newer version replaces the quote', {
    tag: '@desktop',
  }, async ({ customer: { page }, adminPage, baseURL }) => {
    await page.goto('/dashboard');
    const { id } = await order(page, 'Enterprise Solution', 0);
    const number = id.slice(-8).toUpperCase();
    const body = {
      lines: [{ text: 'Everything', quantity: 1, unitPrice: 900 }],
      validUntil: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      terms: 'In advance.',
    };
    const send = () =>
      adminPage.request.post(`/api/admin/orders/${id}/quotes`, {
        data: body,
        headers: { Origin: baseURL ?? '' },
      });
    expect((await send()).status()).toBe(201);
    await page.goto(`/dashboard/orders/${number}`);
    const quote = region(page, 'Quote');
    await quote.getByRole('button', { name: 'Decline' }).click();
    await expect(quote.getByLabel('Why do you decline?')).toBeFocused();
    // A newer version arrives meanwhile: it must not be declined unread, and no text may be lost.
    await page.keyboard.type('Too much for us.');
    expect((await send()).status()).toBe(201);
    await expect(quote.getByText(/^Version 2 has replaced the quote/)).toBeVisible();
    await expect(quote.getByRole('table', { name: 'Quote, version 2' })).toBeVisible();
    await quote.getByRole('button', { name: 'Decline' }).click();
    await expect(quote.getByLabel('Why do you decline?')).toHaveValue('Too much for us.');
    // A page that has not loaded version 3 yet gets a conflict from the server.
    let release = () => {};
    const reading = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/orders/${id}/quotes`, async (route) => {
      await reading;
      await route.continue();
    });
    expect((await send()).status()).toBe(201);
    await quote.getByRole('button', { name: 'Decline the quote' }).click();
    await expect(page.getByText('This quote is not open any more.').first()).toBeVisible();
    release();
    await expect(quote.getByRole('table', { name: 'Quote, version 3' })).toBeVisible();
    await quote.getByRole('button', { name: 'Decline' }).click();
    await quote.getByRole('button', { name: 'Decline the quote' }).click();
    await expect(quote).toContainText('Declined on');
    await expect(quote).toContainText('Too much for us.');
    await quote.getByText('Version 1').click();
    await expectSoundAtEverySize(page);
  });

  test('a demo call is booked by keyboard, downloaded as a calendar file, moved and cancelled', async ({
    customer: { page },
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
    await page.goto('/dashboard');
    const { id } = await order(page, 'Demo Call', 0);
    await page.goto(`/dashboard/orders/${id.slice(-8).toUpperCase()}`);
    const call = region(page, 'Your call');
    await expect(call).toContainText('Our team is in America/New York');
    await expectSoundAtEverySize(page);
    await call.getByRole('group', { name: 'Day' }).getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(call.getByRole('status')).toContainText(/You chose .* at .*America\/New York/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Call booked').first()).toBeVisible();
    await expect(call.getByRole('heading', { name: 'Your call' })).toBeFocused();
    await expectSoundAtEverySize(page);
    const downloading = page.waitForEvent('download');
    await call.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await downloading).suggestedFilename()).toBe('call.ics');
    const calendar = await page.request.get(`/api/orders/${id}/call.ics`);
    expect(await calendar.text()).toContain('SEQUENCE:0');
    const first = await call.getByRole('time').textContent();
    await call.getByRole('button', { name: 'Choose another time' }).click();
    const times = call.getByRole('group', { name: /^Time on/ });
    await times.getByRole('radio').last().check({ force: true });
    await call.getByRole('button', { name: 'Move the call' }).click();
    await expect(call.getByRole('time')).not.toHaveText(first ?? '');
    await call.getByRole('button', { name: 'Cancel the call' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel the call?' });
    await question.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(page.getByText('Call cancelled').first()).toBeVisible();
    await expect(call.getByRole('button', { name: 'Book this time' })).toBeVisible();
  });

  test('a free trial has nothing to pay', { tag: '@desktop' }, async ({ customer: { page } }) => {
    await page.goto('/dashboard');
    const { id } = await order(page, 'Free Trial', 0);
    await page.goto(`/dashboard/orders/${id.slice(-8).toUpperCase()}`);
    await expect(region(page, 'Payment')).toContainText('There is nothing to pay');
    await expect(region(page, 'Quote')).toHaveCount(0);
  });
});
