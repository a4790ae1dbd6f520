import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { expectNothingMoved, watchShifts } from '../../fixtures/layout-shifts';
import { expect, test } from '../../fixtures/test';
import { answer, hold } from '../account/account';
import { aCustomer, aMessage, anOrder } from '../admin/records';

/** A synthetic click, so that layout shifts after it are not excused as user input. */
const press = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

async function writeToUs(page: Page): Promise<void> {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin Tester');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('robin@mail.example');
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Launch Package');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Forty minutes of tape.');
  await press(page.getByRole('button', { name: 'Send Message' }));
}

test.describe('layout stability', () => {
  test.beforeEach(({ page }) => watchShifts(page));

  test('signing in causes no layout shift', async ({
    customer: { page, user, password },
    context,
  }) => {
    await context.clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page.getByRole('button', { name: 'Sign In' }));
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('No messages yet')).toBeAttached();
    await expect(page.getByText('Welcome back!').first()).toBeVisible();
    await expectNothingMoved(page);
  });

  test('a toast that appears and disappears causes no layout shift', async ({ page }) => {
    await writeToUs(page);
    const toast = page.locator('li', { hasText: 'Message sent successfully!' });
    await expect(toast).toBeVisible();
    await expect(toast).toBeHidden({ timeout: 15_000 });
    await expectNothingMoved(page);
  });

  test('a failed request causes no layout shift', async ({ page }) => {
    await answer(page, /api\/contact/, 500);
    await writeToUs(page);
    await expect(page.getByText('Error sending message').first()).toBeVisible();
    await expectNothingMoved(page);
  });

  test('navigating to an article causes no layout shift', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    const release = await hold(page, /api\/blog\//);
    await press(page.locator('main a[href="/blog/first-ai-project"]').first());
    await expect(page.getByText('Loading article')).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1, name: /first AI project/ })).toBeVisible();
    await expectNothingMoved(page);
  });

  test('navigating to the blog and then the home page causes no layout shift', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const release = await hold(page, /api\/blog/);
    await press(page.locator('header a[href="/blog"]').first());
    await expect(page.getByText('Loading articles')).toBeAttached();
    release();
    await expect(page.getByText('Featured Article')).toBeVisible();
    await press(page.getByRole('banner').getByRole('link', { name: /Northcast/ }));
    await expect(page.getByRole('region', { name: 'From the blog' })).toBeAttached();
    await expectNothingMoved(page);
  });

  test('a blog that fails to load causes no layout shift', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await answer(page, /api\/blog/, 500);
    const release = await hold(page, /api\/blog/);
    await press(page.locator('header a[href="/blog"]').first());
    await expect(page.getByText('Loading articles')).toBeAttached();
    release();
    await expect(page.getByText('Failed to load blog posts')).toBeVisible();
    await expectNothingMoved(page);
  });
});

test('an admin list that loads or fails causes no layout shift', async ({ adminPage: page }) => {
  await watchShifts(page);
  const customer = await aCustomer(page);
  await anOrder(page, customer);
  await aMessage(page, customer);
  for (const list of ['customers', 'orders', 'messages']) {
    const release = await hold(page, new RegExp(`api/admin/${list}`));
    await page.goto(`/admin/${list}`);
    await expect(page.getByText(`Loading ${list}`)).toBeAttached();
    release();
    await expect(page.getByRole('table')).toBeVisible();
    await expectNothingMoved(page, list);
  }
  await page.unrouteAll();
  await answer(page, /api\/admin\/orders/, 503);
  await page.goto('/admin/orders');
  await expect(page.getByText('Failed to load orders').first()).toBeVisible();
  await expectNothingMoved(page, 'failure');
});
