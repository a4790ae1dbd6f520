import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, test } from '../../fixtures/test';
import { aCustomer, anOrder, uniqueWord } from './records';

interface Received {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** A webhook receiver that answers with the given statuses in order, then with 204. */
async function receiver(answers: number[]) {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ body, headers: request.headers as Record<string, string> });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

test('a webhook is tested, delivers a signed order event, is switched off and deleted', async ({
  adminPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const other = await receiver([500]);
  const name = uniqueWord();
  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: 'Add webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('Please choose at least one event')).toBeVisible();
  await form.getByLabel('Address').fill('somewhere');
  await expect(form.getByText(/^Please enter a web address/)).toBeVisible();
  await expectSoundAtEverySize(page);
  await form.getByLabel('Address').fill(other.url);
  await form.getByLabel('What it is for').fill(name);
  await form.getByRole('checkbox', { name: 'An order is placed' }).check();
  await form.getByRole('button', { name: 'Add webhook' }).click();

  const shown = page.getByRole('dialog', { name: 'Signing secret' });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await expectSoundAtEverySize(page);
  await shown.getByRole('button', { name: 'Done' }).click();

  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('An order is placed');
  await card.getByRole('button', { name: 'Send a test' }).click();
  const log = card.getByRole('table', { name: /^Deliveries to/ });
  await expect(log).toContainText('Answered with 500');
  await log.getByRole('button', { name: 'Send test again' }).click();
  await expect(log).toContainText('Sent');

  await anOrder(page, await aCustomer(page, name));
  await expect(log).toContainText('order.created');
  // Ignore orders that other tests place.
  const ofThis = () => other.received.find(({ body }) => body.includes(`Tester ${name}`));
  await expect.poll(ofThis).toBeDefined();
  const told = ofThis();
  const { type, data } = new Webhook(secret).verify(told?.body ?? '', told?.headers ?? {}) as {
    type: string;
    data: { url: string };
  };
  expect(type).toBe('order.created');
  await expectSoundAtEverySize(page);
  await expectNoSidewaysScroll(page);

  await card.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit webhook' });
  await edit.getByRole('checkbox', { name: 'Switched on' }).uncheck();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Send a test' })).toBeDisabled();

  // The URL in the webhook leads to the order.
  await page.goto(data.url.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/admin/integrations');
  page.once('dialog', (question) => question.accept());
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(card).toBeHidden();
  other.close();
});

test('an API token allows reading customers, but no exports or writes, until it is revoked', async ({
  adminPage: page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = uniqueWord();
  const customer = await aCustomer(page, name);
  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: 'Create API token' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create API token' });
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').fill(`Reports ${name}`);
  await form.getByLabel('Expires').selectOption('After 30 days');
  await expectSoundAtEverySize(page);
  await form.getByRole('button', { name: 'Create token' }).click();

  const shown = page.getByRole('dialog', { name: 'API token' });
  const token = (await shown.getByText(/^nc_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await expectSoundAtEverySize(page);
  await shown.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row').filter({ hasText: `Reports ${name}` });
  await expect(row).toContainText(token.slice(0, 8));
  await expect(page.getByText(token)).toBeHidden();
  const headers = { Authorization: `Bearer ${token}` };
  const read = (path: string) => request.get(path, { headers });
  const found = await read(`/api/admin/customers?q=${name}`);
  expect(await found.json()).toMatchObject([{ id: customer.id }]);
  expect(found.headers()).not.toHaveProperty('set-cookie');
  expect((await read('/api/admin/customers.csv')).status()).toBe(403);
  const order = { userId: customer.id, serviceName: 'x', servicePrice: 1, projectBrief: 'x' };
  expect((await request.post('/api/admin/orders', { headers, data: order })).status()).toBe(403);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).not.toContainText('Never');
  await expectSoundAtEverySize(page);
  await expectNoSidewaysScroll(page);
  page.once('dialog', (question) => question.accept());
  await row.getByRole('button', { name: `Revoke Reports ${name}` }).click();
  await expect(row).toBeHidden();
  const refused = await read('/api/admin/customers');
  expect(refused.status()).toBe(401);
  expect(refused.headers()['www-authenticate']).toBe('Bearer error="invalid_token"');
});
