import type { Mail } from '@northcast/shared-contracts/api/entities';
import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { mailTo } from '../../fixtures/mailbox';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, newPerson, test } from '../../fixtures/test';
import { uniqueWord } from './records';
import { expectToast, rowOf } from './screen';

/** Registers a person whose address contains the word, which sends a welcome mail. */
async function register(page: Page, baseURL = '', word = uniqueWord()): Promise<string> {
  const person = { ...newPerson(), email: `${word}@mail.example` };
  const response = await page.request.post('/api/register', {
    data: person,
    headers: { Origin: baseURL },
  });
  expect(response.status()).toBe(201);
  return word;
}

const idOfSecond = '019a9f2e-0000-7000-8000-000000000002';

/** Makes the outbox show these mails, as if the mail server had refused them. */
async function showMails(page: Page, mails: readonly Partial<Mail>[]): Promise<void> {
  const mail: Mail = {
    id: '019a9f2e-0000-7000-8000-000000000001',
    status: 'failed',
    toName: 'Robin Tester',
    toAddress: 'robin@mail.example',
    subject: 'Order completed',
    text: 'Hello Robin',
    createdAt: new Date().toISOString(),
    attempts: 3,
  } as Mail;
  await page.route(/api\/admin\/mails\?/, (route) =>
    route.fulfill({
      headers: { 'X-Total-Count': String(mails.length) },
      json: mails.map((change) => ({ ...mail, ...change })),
    }),
  );
}

test.beforeEach(({ adminPage }) => adminPage.emulateMedia({ reducedMotion: 'reduce' }));

test('a mail is found by its recipient, and its secret text is not kept after sending', async ({
  adminPage: page,
  page: visitor,
  baseURL,
}) => {
  const word = await register(visitor, baseURL);
  await mailTo(`${word}@mail.example`, /^Welcome/);
  await page.goto('/admin/orders');
  await page
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: 'Mail', exact: true })
    .click();
  await expect(page).toHaveURL('/admin/mail');
  await page.getByRole('searchbox', { name: 'Search mails' }).fill(word);
  await expect(page.getByText('1 mail', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rowOf(page, word)).toContainText('Sent', { timeout: 500 });
  }).toPass();
  await expectSoundAtEverySize(page);
  await rowOf(page, word).getByRole('button', { name: 'Welcome to Northcast' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Northcast' });
  await expect(dialog.getByText(`${word}@mail.example`)).toBeVisible();
  await expect(dialog.getByText('It is not kept once it is sent.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await expectSoundAtEverySize(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Failed', exact: true }).click();
  await expect(page.getByText('No mails match')).toBeVisible();
});

test('a sent mail can be read and copied as plain text, and a failed mail can be sent again', async ({
  adminPage: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = 'Hello Robin,\n\nhttps://northcast.example/dashboard\n\nNorthcast';
  const lastError = '550 5.1.1 <robin@mail.example>: Recipient address rejected';
  const sent: Partial<Mail> = { status: 'sent', text, sentAt: new Date().toISOString() };
  const failed: Partial<Mail> = { id: idOfSecond, subject: 'Order received', lastError };
  const dialog = page.getByRole('dialog');
  await showMails(page, [sent, failed]);
  await page.goto('/admin/mail');
  await test.step('sent mail', async () => {
    await rowOf(page, 'Order completed').getByRole('button').first().click();
    await expect(dialog.getByText('https://northcast.example/dashboard')).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expectToast(page, 'Copied', 'The text is in your clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('failed mail', async () => {
    await page.route(/api\/admin\/mails\/.+\/retry/, (route) => route.fulfill({ json: {} }));
    await rowOf(page, 'Order received').getByRole('button').first().click();
    await expect(dialog.getByText(lastError)).toBeVisible();
    await expectSoundAtEverySize(page);
    await showMails(page, [
      sent,
      { ...failed, status: 'waiting', dueAt: new Date().toISOString() },
    ]);
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expectToast(page, 'Success', 'The mail will be sent again.');
    await expect(dialog.getByText('Waiting')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send again' })).toBeHidden();
  });
});

test('the outbox shows an empty state, a load error with Retry and a missing mail server', async ({
  adminPage: page,
}) => {
  const mails = /api\/admin\/mails\?/;
  const noServer = page.getByText('No mail server is set up: mails wait here.');
  await test.step('empty outbox', async () => {
    await showMails(page, []);
    await page.goto('/admin/mail');
    await expect(page.getByText('No mails yet')).toBeVisible();
    await expectSoundAtEverySize(page);
  });
  await test.step('failed request', async () => {
    await page.unroute(mails);
    await page.route(mails, (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expect(page.getByText('Failed to load mails')).toBeVisible();
    await page.unroute(mails);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Failed to load mails')).toBeHidden();
  });
  const createdAt = new Date(Date.now() - 10 * 60_000).toISOString();
  const waiting: Partial<Mail> = { status: 'waiting', attempts: 0, createdAt, dueAt: createdAt };
  await test.step('mail that waits without a mail server', async () => {
    await showMails(page, [waiting]);
    await page.reload();
    await expect(noServer).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expectSoundAtEverySize(page);
  });
  await test.step('mail with a delivery attempt', async () => {
    await showMails(page, [{ ...waiting, attempts: 1 }]);
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(noServer).toHaveCount(0);
  });
});

test('the outbox fits a 320 px window with a very long subject and address', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await showMails(page, [
    { subject: 'Donaudampfschifffahrt'.repeat(14), toAddress: `${'a'.repeat(200)}@mail.example` },
  ]);
  await page.goto('/admin/mail');
  await expect(page.getByRole('table')).toBeVisible();
  await expectSoundAtEverySize(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Read mail/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
