import { freePort } from '@northcast/shared-contracts/testing/free-port';
import type { Browser, Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { Instance } from '../../fixtures/instance';
import { expect, newPerson, test } from '../../fixtures/test';
import { postWith } from './account';
import { codeOf, section, setUpApp } from './second-factor';

const administrator = { email: 'admin@northcast.example', password: 'admin-password' };

/** A product with a host name, because browsers create no passkeys for IP addresses. */
let instance: Instance | undefined;
let site: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await freePort();
  site = `http://localhost:${port}`;
  instance = await Instance.start(port, { PUBLIC_URL: site, RATE_LIMITS: 'off' });
});
test.afterAll(() => instance?.stop());

/** A browser with a virtual authenticator that verifies its user. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

async function addPasskey(page: Page, password: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Current password').fill(password);
  await expectSoundAtEverySize(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page).getByText('My laptop')).toBeVisible();
}

test('a passkey can be added, used to sign in without a password, and removed', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const person = newPerson();
  await postWith(page.request, new URL(site), '/api/register', person);
  await page.goto('/dashboard/account');
  await addPasskey(page, person.password);
  await expectSoundAtEverySize(page);
  await page.context().clearCookies();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/login/passkey')) asked.push(request.url());
  });
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await expectSoundAtEverySize(page);
  await button.click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/account');
  await expect(section(page).getByText(/Last used/)).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(section(page).getByText('My laptop')).toHaveCount(0);
  await page.context().close();
});

test('sign-in in a browser without a passkey shows an error message', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('No passkey was used. Please try again.').first()).toBeVisible();
  await page.context().close();
});

test('administrators must set up a second factor, sign in with it and confirm a deletion', async ({
  browser,
}) => {
  const second = { ...newPerson(), isAdmin: true };
  const page = await openBrowser(browser);
  await postWith(page.request, new URL(site), '/api/login', administrator);
  await postWith(page.request, new URL(site), '/api/admin/customers', second);
  await page.goto('/dashboard/account');
  const { secret, recoveryCodes, shown } = await setUpApp(page, administrator.password);
  await shown.getByRole('button', { name: 'I have kept them' }).click();

  const other = await openBrowser(browser);
  await postWith(other.request, new URL(site), '/api/login', second);
  await other.goto('/admin/customers');
  await expect(
    other.getByText('Please set up a second factor for your account first.'),
  ).toBeVisible();
  await expectSoundAtEverySize(other);
  await other.getByRole('link', { name: 'Open your account' }).click();
  await expect(other).toHaveURL('/dashboard/account');
  await addPasskey(other, second.password);
  await other.goto('/admin/customers');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await other.context().close();

  await page.context().clearCookies();
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await expectSoundAtEverySize(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/(?!login)/);

  await page.goto('/admin/customers');
  // The server's response when the last confirmation is more than ten minutes old.
  const refusal = {
    status: 403,
    contentType: 'application/problem+json',
    json: { status: 403, message: 'Please confirm this.', stepUp: ['totp', 'recovery'] },
  };
  await page.route(
    /\/api\/admin\/customers\//,
    (route) => (route.request().method() === 'DELETE' ? route.fulfill(refusal) : route.continue()),
    { times: 1 },
  );
  page.on('dialog', (question) => void question.accept());
  const row = page.getByRole('row').filter({ hasText: second.email });
  await row.getByRole('button', { name: /Delete/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await expectSoundAtEverySize(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Customer deleted successfully').first()).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^customers-.*\.csv$/);
  await page.context().close();
});
