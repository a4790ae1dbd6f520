import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { mailsTo, mailTo } from '../../fixtures/mailbox';
import { expect, newPerson, test } from '../../fixtures/test';

const order = {
  serviceName: 'Jingle',
  servicePrice: 140,
  customerPhone: '+1 212 555 0142',
  projectBrief: 'Ten seconds, a brass band.',
};

/** Calls the API with an Origin header, as the page would. */
async function write(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  origin: string | undefined,
  data: object,
) {
  const answer = await request.fetch(path, { method, data, headers: { Origin: origin ?? '' } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? {} : await answer.json();
}

/** Opens a link as if from a mail program. */
async function follow(page: Page, link: string) {
  await page.goto('about:blank');
  await page.goto(link);
}

test('a new order, a status change and a reply are mailed to the customer with links', async ({
  customer: { page, user },
  adminPage,
  baseURL,
}) => {
  const placed = await write(page.request, 'POST', '/api/orders', baseURL, order);
  const number = placed.id.slice(-8).toUpperCase();
  const first = await mailTo(user.email, new RegExp(`^Your order #${number}$`));
  expect(first.text).toContain(order.projectBrief);
  expect(first.html).toContain('$140');

  const edit = { ...placed, status: 'completed' };
  await write(adminPage.request, 'PUT', `/api/admin/orders/${placed.id}`, baseURL, edit);
  const second = await mailTo(user.email, new RegExp(`^Re: Your order #${number}$`));
  expect(second.text).toContain('ready');
  expect(second.email.inReplyTo ?? second.email.references).toBeTruthy();
  await follow(page, second.link);
  await expect(page).toHaveURL(`/dashboard/orders/${number}`);
  await expect(page.getByText(number).first()).toBeVisible();

  const message = { subject: 'The second cut', message: 'When is it ready?' };
  const { id } = await write(page.request, 'POST', '/api/messages', baseURL, message);
  const reply = { reply: 'On Friday.\nAt noon.' };
  await write(adminPage.request, 'POST', `/api/admin/messages/${id}/reply`, baseURL, reply);
  const third = await mailTo(user.email, /^Re: The second cut$/);
  expect(third.text).toContain('At noon.');
  await follow(page, third.link);
  await expect(page.getByText('At noon.').first()).toBeVisible();
});

test('a new customer confirms the email address by the link in the welcome mail', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel(/first name/i).fill(person.firstName);
  await page.getByLabel(/last name/i).fill(person.lastName);
  await page.getByLabel(/email/i).fill(person.email);
  await page.getByLabel(/^password/i).fill(person.password);
  await page.getByLabel(/confirm/i).fill(person.password);
  await page.getByLabel(/confirm/i).press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  const mail = await mailTo(person.email, /^Welcome to Northcast$/);
  await follow(page, mail.link);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  const account = await (await page.request.get('/api/account')).json();
  expect(account.isEmailConfirmed).toBe(true);
});

test('a sign-in from a new browser is mailed to the customer, one from a known browser is not', async ({
  customer: { page, user, password },
  playwright,
  baseURL,
}) => {
  const login = { email: user.email, password };
  await write(page.request, 'POST', '/api/login', baseURL, login);
  const elsewhere = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  });
  await write(elsewhere, 'POST', '/api/login', baseURL, login);
  const mail = await mailTo(user.email, /new sign-in/i);
  expect(mail.text).toContain('Firefox on Linux');
  await write(elsewhere, 'POST', '/api/login', baseURL, login);
  // Mails are sent in order, so the order mail proves that no second sign-in mail is pending.
  await write(page.request, 'POST', '/api/orders', baseURL, order);
  await mailTo(user.email, /^Your order/);
  const told = (await mailsTo(user.email)).filter(({ subject }) => /new sign-in/i.test(subject));
  expect(told).toHaveLength(1);
  await elsewhere.dispose();
});

test('an administrator is mailed about a new message and unsubscribes by the link in the mail', async ({
  page,
  adminPage,
  customer,
  baseURL,
}) => {
  const administrator = { ...newPerson(), isAdmin: true };
  await write(adminPage.request, 'POST', '/api/admin/customers', baseURL, administrator);
  const subject = `Question ${randomUUID().slice(0, 8)}`;
  const send = (text: string) =>
    write(customer.page.request, 'POST', '/api/messages', baseURL, { subject: text, message: 'm' });
  await send(subject);
  const mail = await mailTo(administrator.email, new RegExp(subject));
  expect(mail.text).toContain(customer.user.email);
  const header = (name: string) => mail.email.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, oneClick = ''] = /<([^>]+)>/.exec(header('list-unsubscribe') ?? '') ?? [];
  const [link = ''] = /https?:\/\/\S+\/unsubscribe#\S+/.exec(mail.text) ?? [];
  const { pathname, hash } = new URL(link);
  await follow(page, `${pathname}${hash}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeHidden();
  await send(`Second ${subject}`);
  await mailTo('admin@northcast.example', new RegExp(`Second ${subject}`));
  const arrived = await mailsTo(administrator.email);
  expect(arrived.filter(({ subject: text }) => text.includes('Second'))).toEqual([]);
  // The request of a mail program's unsubscribe button (RFC 8058): a form without cookies.
  const provider = await fetch(oneClick, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://mail.example',
    },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(provider.status).toBe(204);
});

test('a reader subscribes to the newsletter by a mailed link and unsubscribes by another', async ({
  page,
  adminPage,
}) => {
  const { email } = newPerson();
  await page.goto('/blog');
  await hydrated(page);
  const block = page.getByRole('region', { name: 'Stay Updated' });
  await block.getByRole('textbox', { name: 'Email address' }).fill(email);
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(block.getByText(/^Check your inbox/)).toBeFocused();
  await expect(block.getByRole('textbox', { name: 'Email address' })).toBeHidden();
  await follow(page, (await mailTo(email, /^Confirm the Northcast newsletter$/)).link);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByText(/^Thank you\./)).toBeVisible();

  await adminPage.goto(`/admin/newsletter?q=${encodeURIComponent(email)}`);
  const main = adminPage.getByRole('main');
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText('Confirmed').last()).toBeVisible();

  const subscribed = await mailTo(email, /^You are subscribed/);
  await follow(page, /https?:\S+unsubscribe#token=\S+/.exec(subscribed.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/^Done\./)).toBeVisible();
  await adminPage.reload();
  await expect(main.getByText(email)).toBeHidden();
});
