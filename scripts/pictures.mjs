#!/usr/bin/env node
/**
 * `node scripts/pictures.mjs <origin>`: takes screenshots of the main screens for `docs/pictures`,
 * at three widths, in the light and dark scheme. Needs a running product whose administrator is
 * ADMIN_EMAIL with ADMIN_PASSWORD. Uses pngquant if it is installed.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { root, run } from './steps.mjs';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = path.join(root, 'docs/pictures');
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});

const person = {
  firstName: 'Ada',
  lastName: 'Winter',
  email: `ada-${randomUUID().slice(0, 6)}@mail.example`,
  password: 'a long secret',
};
async function write(request, address, data) {
  const response = await request.post(origin + address, { data, headers: { Origin: origin } });
  if (!response.ok()) throw new Error(`${address} was answered with ${response.status()}`);
}

/** The screens, with the interactions before each screenshot. */
const screens = [
  { name: 'home', path: '/' },
  { name: 'services', path: '/services' },
  { name: 'auth', path: '/auth' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'dashboard', path: '/dashboard', as: 'customer' },
  {
    name: 'order-dialog',
    path: '/services?order=pro-episode-edit',
    as: 'customer',
    ready: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'toast',
    path: '/services?order=jingle',
    as: 'customer',
    ready: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/phone/i).fill('+1 212 555 0142');
      await dialog.getByLabel(/brief/i).fill('Eight seconds, a cello and a click.');
      await dialog.getByRole('button', { name: /place order/i }).click();
      await page.getByText('Order Placed Successfully!').first().waitFor();
    },
  },
  { name: 'admin-orders', path: '/admin/orders', as: 'administrator' },
];

async function contextFor(as, options) {
  const context = await browser.newContext(options);
  if (as === 'customer') await write(context.request, '/api/login', person);
  if (as === 'administrator') {
    await write(context.request, '/api/login', {
      email: process.env.ADMIN_EMAIL,
      password: process.env.ADMIN_PASSWORD,
    });
  }
  return context;
}

async function prepare() {
  const context = await browser.newContext();
  await write(context.request, '/api/register', person);
  const order = {
    customerPhone: '+1 212 555 0142',
    projectBrief: 'Forty minutes, two voices, publish on Friday.',
  };
  for (const [serviceName, servicePrice] of [
    ['Pro Episode Edit', 90],
    ['Show Notes', 50],
    ['Mix & Master', 95],
  ]) {
    await write(context.request, '/api/orders', { ...order, serviceName, servicePrice });
  }
  await write(context.request, '/api/messages', {
    subject: 'A question about chapters',
    message: 'Do chapter markers come with the Lite Edit too?',
  });
  await context.close();
}

mkdirSync(folder, { recursive: true });
await prepare();
for (const { name, path: address, as, ready } of screens) {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1366, 860],
  ]) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await contextFor(as, { viewport: { width, height }, colorScheme });
      const page = await context.newPage();
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      await ready?.(page);
      await page.waitForTimeout(400);
      const file = `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
      await page.screenshot({ path: path.join(folder, file) });
      await context.close();
    }
  }
}
await browser.close();
const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
await run('pngquant', [
  '--force',
  '--ext',
  '.png',
  '--speed',
  '3',
  '64',
  ...files.map((file) => path.join(folder, file)),
]).catch(() => {
  process.stdout.write('pngquant is not installed: the pictures stay large.\n');
});
