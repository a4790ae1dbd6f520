import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import {
  answer,
  expectHeard,
  expireSession,
  hold,
  listen,
  loseAnswer,
  requestsOf,
} from './account';

const entry = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const openForm = (page: Page) => page.getByRole('button', { name: 'Send Your First Message' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test.describe('a new message', () => {
  test('is sent once on double click, announced and added to the list', async ({
    customer: { page },
  }) => {
    const heard = await listen(page);
    await page.goto('/dashboard');
    await openForm(page).click();
    await page.getByLabel('Subject').fill('Files');
    await page.getByLabel('Message', { exact: true }).fill('Where do they go?');
    await expectSoundAtEverySize(page);
    const sent = requestsOf(page, 'POST', '/api/messages');
    const release = await hold(page, /api\/messages/);
    await sendButton(page).dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    release();
    await expectHeard(heard, 'Message sent');
    await expectHeard(heard, 'Your message has been sent to our support team.');
    await expect(entry(page, 'Files').getByText('Pending')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New Message' })).toBeFocused();
    expect(sent).toHaveLength(1);
  });

  test('is not sent while incomplete, is cleared by Cancel and can be sent by keyboard alone', async ({
    customer: { page },
  }) => {
    const opener = page.getByRole('button', { name: 'New Message' });
    const subject = page.getByLabel('Subject');
    const sent = requestsOf(page, 'POST', '/api/messages');
    await page.goto('/dashboard');
    await test.step('empty, incomplete and cancelled form', async () => {
      await opener.click();
      await sendButton(page).click();
      await expect(page.getByText('Subject is required')).toHaveCount(0);
      await subject.fill('Files');
      await sendButton(page).click();
      await expect(page.getByText('Message is required')).toBeVisible();
      await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await opener.click();
      await expect(subject).toHaveValue('');
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(sent).toHaveLength(0);
    });
    await test.step('sending by keyboard alone', async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(subject).toBeFocused();
      await page.keyboard.type('Files');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Where do they go?');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(entry(page, 'Files')).toBeVisible();
      await expect(opener).toBeFocused();
    });
  });

  test('shows the error when sending fails, keeps its text over a reload and is stored once', async ({
    customer: { page },
  }) => {
    await page.goto('/dashboard');
    await openForm(page).click();
    await page.getByLabel('Subject').fill('Files');
    await page.getByLabel('Message', { exact: true }).fill('Where do they go?');
    await answer(page, /api\/messages/, 503, '{"message":"Back in a minute."}', 'POST');
    await sendButton(page).click();
    await expect(page.getByText('Back in a minute.').first()).toBeVisible();
    await page.unroute(/api\/messages/);
    await loseAnswer(page, /api\/messages/);
    await sendButton(page).click();
    await expect(page.getByText('Failed to send message').first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Where do they go?');
    await sendButton(page).click();
    await expect(page.getByText('Message sent').first()).toBeVisible();
    await expect(entry(page, 'Files')).toHaveCount(1);
  });

  test('is kept when an expired session redirects to sign-in', async ({
    customer: { page, user, password },
  }) => {
    await page.goto('/dashboard');
    await openForm(page).click();
    await page.getByLabel('Subject').fill('Files');
    await page.getByLabel('Message', { exact: true }).fill('Where do they go?');
    await expireSession(page);
    await sendButton(page).click();
    await expect(page.getByText('Session Expired').first()).toBeVisible();
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Where do they go?');
  });
});
