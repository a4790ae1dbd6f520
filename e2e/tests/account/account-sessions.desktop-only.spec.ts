import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

/** Signs the same person in with another browser. */
async function signInElsewhere(browser: Browser, baseURL = '', email: string, password: string) {
  const context = await browser.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const page = await context.newPage();
  const data = { email, password };
  await page.request.post('/api/login', { data, headers: { Origin: baseURL } });
  return page;
}

const sessionsOf = (page: Page) => page.getByRole('region', { name: 'Sessions' });

test('a session of another browser is listed and can be ended', async ({
  customer: { page, user, password },
  browser,
  baseURL,
}) => {
  const other = await signInElsewhere(browser, baseURL, user.email, password);
  await page.goto('/dashboard/account');
  const sessions = sessionsOf(page);
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const own = sessions.getByRole('listitem').filter({ hasText: 'This browser' });
  await expect(own).toContainText('Last seen just now');
  await expect(own.getByRole('button')).toHaveCount(0);
  await sessions.getByRole('button', { name: 'End Firefox on Windows' }).click();
  await expect(page.getByText('The session has been ended.').first()).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('heading', { name: 'Sessions' })).toBeFocused();
  await expect(sessions.getByRole('button')).toHaveCount(0);
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await other.context().close();
});

test("'End all others' ends every other session", async ({
  customer: { page, user, password },
  browser,
  baseURL,
}) => {
  const others = [
    await signInElsewhere(browser, baseURL, user.email, password),
    await signInElsewhere(browser, baseURL, user.email, password),
  ];
  await page.goto('/dashboard/account');
  const sessions = sessionsOf(page);
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('You are signed in here only.').first()).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    expect((await other.request.get('/api/user')).status()).toBe(401);
    await other.context().close();
  }
});

test('personal data can be downloaded as JSON and as CSV', async ({ customer: { page, user } }) => {
  await page.goto('/dashboard/account');
  for (const kind of ['JSON', 'CSV']) {
    await test.step(kind, async () => {
      const arrival = page.waitForEvent('download');
      await page.getByRole('link', { name: `Download as ${kind}` }).click();
      const download = await arrival;
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${kind.toLowerCase()}$`));
      expect(await readFile(await download.path(), 'utf8')).toContain(user.email);
    });
  }
});

test('an account is deleted only after its password is confirmed, and sign-in fails afterwards', async ({
  customer: { page, user, password },
}) => {
  await page.goto('/dashboard/account');
  const opener = page.getByRole('button', { name: 'Delete account' });
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  expect((await page.request.get('/api/user')).status()).toBe(200);

  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Thank you for having been with us.').first()).toBeVisible();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
});
