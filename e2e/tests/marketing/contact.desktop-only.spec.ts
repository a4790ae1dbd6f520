import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated, hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

const message = 'Forty minutes of tape, two voices, and a trailer.';
const calls = '**/api/contact';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const service = (page: Page) => page.getByRole('combobox', { name: 'Service' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page) {
  await field(page, 'Name').fill('Robin Tester');
  await field(page, 'Email').fill('robin@mail.example');
  await page.getByRole('textbox', { name: 'Podcast name' }).fill('Slow Tides');
  await service(page).selectOption('Launch Package');
  await field(page, 'Message').fill(message);
}

async function expectFilled(page: Page) {
  await expect(field(page, 'Name')).toHaveValue('Robin Tester');
  await expect(field(page, 'Email')).toHaveValue('robin@mail.example');
  await expect(page.getByRole('textbox', { name: 'Podcast name' })).toHaveValue('Slow Tides');
  await expect(service(page)).toHaveValue('Launch Package');
  await expect(field(page, 'Message')).toHaveValue(message);
}

test('an empty form shows an error under each field', async ({ page }) => {
  await page.goto('/contact');
  await hydratedElement(send(page));
  await send(page).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  );
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(service(page)).toHaveAccessibleDescription('Please select a service');
  await expect(field(page, 'Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters',
  );
  await expect(field(page, 'Name')).toBeFocused();
  await expectSoundAtEverySize(page);
  await field(page, 'Name').fill('Ro');
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0);
});

test('a message is sent and confirmed, and the form is cleared', async ({ page, adminPage }) => {
  await page.goto('/contact');
  const name = `Robin ${Date.now()}`;
  await hydratedElement(send(page));
  await fill(page);
  await field(page, 'Name').fill(name);
  const release = await holdCalls(page);
  await send(page).click();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  release();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(page.getByText("We'll get back to you the same day.").first()).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(service(page)).toHaveValue('');
  // The plain form with the pressed button has been replaced, and the new button was disabled.
  await expect(send(page)).toBeFocused();
  await expect(page.getByText('Message must be')).toHaveCount(0);
  const stored = (await (await adminPage.request.get('/api/admin/enquiries')).json()) as {
    name: string;
    podcastName: string;
  }[];
  expect(stored.find((enquiry) => enquiry.name === name)?.podcastName).toBe('Slow Tides');
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('');
});

async function holdCalls(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('a failed and a rejected send keep the input, and each retry uses the same idempotency key', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydratedElement(send(page));
  await fill(page);
  const keys: (string | undefined)[] = [];
  const refusal = {
    type: 'about:blank',
    title: 'Unprocessable',
    status: 422,
    message: 'Please check the highlighted fields.',
    errors: [{ path: 'email', message: 'Please enter a valid email address' }],
  };
  await page.route(calls, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.abort();
    if (keys.length > 2) return route.continue();
    return route.fulfill({ status: 422, contentType: 'application/problem+json', json: refusal });
  });
  await test.step('no response', async () => {
    await send(page).click();
    await expect(page.getByText('Error sending message').first()).toBeVisible();
    await expect(page.getByText('Please try again later.').first()).toBeVisible();
    await expectFilled(page);
  });
  await test.step("a 422 response shows the server's message at its field", async () => {
    await send(page).click();
    await expect(page.getByText(refusal.message).first()).toBeVisible();
    await expect(page.getByText('Error sending message').first()).toBeVisible();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expectFilled(page);
  });
  await send(page).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('text typed before the scripts load is kept, also after a reload', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page);
  await send(page).click();
  await expect(page).toHaveURL('/contact');
  release();
  await hydratedElement(send(page));
  await expectFilled(page);
  await field(page, 'Message').fill(`${message} `);
  await field(page, 'Message').fill(message);
  await page.reload();
  await hydratedElement(send(page));
  await expectFilled(page);
  await send(page).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
});

const remoteScripts = '**/remotes/mf-marketing/**/*.js';

/** Counts submissions that reach the network. */
function countSends(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact')) count += 1;
  });
  return () => count;
}

/** Clicks Send until it succeeds, as a user would; the form keeps its texts each time. */
async function sendUntilSent(page: Page): Promise<void> {
  await expect(async () => {
    await expectFilled(page);
    await send(page).click({ timeout: 1000 });
    await expect(page.getByText('Message sent successfully!').first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
}

test('sending offline shows an error, and sending again online succeeds once', async ({
  page,
  context,
}) => {
  const sends = countSends(page);
  await page.goto('/contact');
  await hydrated(page);
  await hydratedElement(send(page));
  await context.setOffline(true);
  await fill(page);
  await send(page).click();
  await expect(page.getByText('Error sending message').first()).toBeVisible();
  await expectFilled(page);
  await context.setOffline(false);
  await sendUntilSent(page);
  expect(sends()).toBe(1);
});

test('scripts that are missing for a moment do not lose the input, and the message is sent once', async ({
  page,
}) => {
  const sends = countSends(page);
  await page.goto('/contact');
  await hydrated(page);
  await page.route(remoteScripts, (route) => route.abort());
  await field(page, 'Name').focus();
  await hydratedElement(send(page));
  await page.unroute(remoteScripts);
  await fill(page);
  await sendUntilSent(page);
  expect(sends()).toBe(1);
});

test('a request without a response times out with an error, and the input is kept', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await fill(page);
  await hydratedElement(send(page));
  await page.route(calls, () => undefined);
  await page.clock.install();
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(page.getByText('Error sending message').first()).toBeVisible();
  await expect(send(page)).toBeEnabled();
  await expectFilled(page);
});
