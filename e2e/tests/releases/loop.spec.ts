import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { scriptsWith } from '../../fixtures/artefacts';
import { hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/release-test';
import { newPerson } from '../../fixtures/test';
import { follow, openInPlace } from './areas';
import { breakPage } from './faults';

const headline = 'We make AI and audio do useful work';
const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);

test('a release of another area keeps the text that a customer is typing', async ({
  page,
  instance,
}) => {
  await page.request.post('/api/register', {
    data: newPerson(),
    headers: { Origin: instance.url },
  });
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /New Message|Send Your First Message/ })
    .first()
    .click();
  await page.getByLabel('Subject').fill('Half a thought');
  await page.getByLabel('Message', { exact: true }).fill('It goes on');
  await markDocument(page);

  await instance.publish('mf-marketing', '1.2.0', { [headline]: 'A newer headline' });
  await instance.release('promote', 'mf-marketing', '1.2.0');
  await page.getByLabel('Message', { exact: true }).pressSequentially(' and on');
  await expect(page.getByLabel('Subject')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('It goes on and on');

  await follow(page, 'About us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/headline|useful work/);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A newer headline');
  await instance.release('rollback', 'mf-marketing');
});

test('a rollback is live within a second, without a restart', async ({ instance }) => {
  await instance.publish('mf-marketing', '1.2.1', { [headline]: 'A worse headline' });
  await instance.release('promote', 'mf-marketing', '1.2.1');
  const about = async () => await (await fetch(`${instance.url}/about`)).text();
  await expect.poll(about).toContain('A worse headline');
  const began = performance.now();
  await instance.release('rollback', 'mf-marketing', '--why', 'the headline is worse');
  const done = performance.now();
  while (!(await about()).includes(headline)) await new Promise((next) => setTimeout(next, 5));
  const live = performance.now();
  test.info().annotations.push({
    type: 'rollback',
    description: `${Math.round(live - began)} ms from the command, ${Math.round(live - done)} ms after it`,
  });
  expect(live - done).toBeLessThan(1000);
});

test('a dialog with a deleted chunk opens in the new version and keeps URL and form input', async ({
  page,
  instance,
}) => {
  await instance.publish('mf-account', '1.2.0');
  await instance.release('promote', 'mf-account', '1.2.0');
  await page.goto('/contact');
  const name = page.getByLabel('Name', { exact: false }).first();
  await name.fill('Robin');
  await expect(page.getByRole('link', { name: 'LOGIN' }).first()).toBeVisible();
  await markDocument(page);

  await instance.publish('mf-account', '1.2.1');
  await instance.release('promote', 'mf-account', '1.2.1');
  await rm(instance.artefact('mf-account', '1.2.0'), { recursive: true });
  await openInPlace(page, '/contact?order=lite-edit');
  await expect(page.getByRole('dialog')).toContainText('Login Required');
  await expect(page).toHaveURL(/\/contact\?order=lite-edit$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(name).toHaveValue('Robin');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page and a contact form with deleted chunks open in the new version, and the form is sent', async ({
  page,
  context,
  instance,
}) => {
  await instance.publish('mf-marketing', '1.3.0');
  await instance.release('promote', 'mf-marketing', '1.3.0');
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = await context.newPage();
  await form.goto('/contact');
  const send = await hydratedElement(form.getByRole('button', { name: 'Send Message' }));
  for (const each of [page, form]) await markDocument(each);

  const heading = 'The contact page of 1.3.1';
  await instance.publish('mf-marketing', '1.3.1', {
    [headline]: 'The page of 1.3.1',
    'Tell us what you are working on': heading,
  });
  await instance.release('promote', 'mf-marketing', '1.3.1');
  const old = instance.artefact('mf-marketing', '1.3.0');
  await test.step('a page of which one chunk is deleted', async () => {
    for (const script of await scriptsWith(old, headline)) await rm(path.join(old, script));
    await follow(page, 'About us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page of 1.3.1');
    await expect(page).toHaveURL(/\/about$/);
    expect(await isSameDocument(page)).toBe(true);
  });
  await test.step('a form of which all code is deleted keeps its text and is sent', async () => {
    await rm(old, { recursive: true });
    const message = 'The code of this form is gone.';
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    await field('Name').fill('Robin Tester');
    await field('Email').fill('robin@mail.example');
    await form.getByRole('combobox', { name: 'Service' }).selectOption('Launch Package');
    await field('Message').fill(message);
    await send.click();
    await expect(form.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(field('Message')).toHaveValue(message);
    await send.click();
    await expect(form.getByText('Message sent successfully!').first()).toBeVisible();
    expect(await isSameDocument(form)).toBe(true);
  });
});

test('an area that failed to load offline loads by itself when the browser is online again', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const signIn = page.getByRole('link', { name: 'LOGIN' }).first();
  await expect(signIn).toBeVisible();
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await context.setOffline(true);
  await signIn.click();
  await expect(page.getByRole('alert')).toContainText('We could not reach it');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('an order dialog that throws leaves the page intact and recovers by Retry after a rollback', async ({
  page,
  instance,
}) => {
  const broken = await instance.make('mf-account', '1.4.0');
  await breakPage(broken.folder, 'OrderDialog:()=>', (code) =>
    code.replace(
      /OrderDialog:\(\)=>[\w$]+/,
      'OrderDialog:()=>function(){throw new Error("on purpose")}',
    ),
  );
  await instance.release('publish', 'mf-account', '--from', broken.folder);
  await instance.release('promote', 'mf-account', '1.4.0');
  await page.goto('/services?order=lite-edit');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ordering is not available right now');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await markDocument(page);
  await instance.release('rollback', 'mf-account');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toContainText('Login Required');
  expect(await isSameDocument(page)).toBe(true);
});
