import type { Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';
import { seeFirstPaint } from './first-paint';

const phoneMenu = 'details[data-mobile-menu] > summary';

/** Links of the navigation bar; on a phone they are in a menu, which a tap at first paint opens. */
const navigationOf = (page: Page, isMobile: boolean) =>
  page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' });

// The emulated device is six times slower than a machine that may already be busy.
test.describe.configure({ timeout: 90_000 });

test.describe('a click right after the first paint on a slow device', () => {
  test('follows a link of the navigation bar', async ({ page, isMobile }) => {
    const link = 'nav[aria-label="Main"] a[href="/pricing"]';
    const { press, speedUp } = await seeFirstPaint(
      page,
      '/about',
      isMobile ? phoneMenu : link,
      isMobile,
    );
    await press();
    if (isMobile) {
      await navigationOf(page, true).getByRole('link', { name: 'Pricing', exact: true }).tap();
    }
    await speedUp();
    await expect(page).toHaveURL('/pricing');
    await expect(page).toHaveTitle(/Pricing/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens a menu of the navigation bar', async ({ page, isMobile }) => {
    const summary = isMobile ? phoneMenu : 'nav[aria-label="Main"] summary';
    const { press, speedUp } = await seeFirstPaint(page, '/about', summary, isMobile);
    await press();
    await speedUp();
    await hydrated(page);
    const navigation = navigationOf(page, isMobile);
    if (isMobile) await navigation.locator('summary').tap();
    await navigation.getByRole('link', { name: 'Equipment Guide' }).click();
    await expect(page).toHaveURL('/equipment');
  });

  test('opens the order dialog', async ({ page, isMobile }) => {
    const button = 'button[name="order"][value="jingle"]';
    const { press, speedUp } = await seeFirstPaint(page, '/services', button, isMobile);
    await press();
    await speedUp();
    await expect(page).toHaveURL('/services?order=jingle');
    await expect(page.getByRole('dialog').getByText('Login Required')).toBeVisible();
  });

  test('opens a question', { tag: '@desktop' }, async ({ page, isMobile }) => {
    const question = 'main details:nth-of-type(2) > summary';
    const { press, speedUp } = await seeFirstPaint(page, '/', question, isMobile);
    await press();
    await speedUp();
    await hydrated(page);
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.locator('main details').nth(1)).toHaveAttribute('open', '');
  });

  test('scrolls to the target of a link within the page', { tag: '@desktop' }, async ({
    page,
    isMobile,
  }) => {
    const link = 'main a[href="#process"]';
    const { press, speedUp } = await seeFirstPaint(page, '/', link, isMobile);
    await press();
    await speedUp();
    await hydrated(page);
    await expect(page).toHaveURL('/#process');
    await expect(page.getByRole('heading', { name: 'Brief', exact: true })).toBeInViewport();
  });

  test('follows a link of the footer', { tag: '@desktop' }, async ({ page, isMobile }) => {
    const link = 'footer a[href="/legal/cookies"]';
    const { press, speedUp } = await seeFirstPaint(page, '/pricing', link, isMobile);
    await press();
    await speedUp();
    await expect(page).toHaveURL('/legal/cookies');
    await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
  });

  test('signs the customer out', async ({ customer: { page }, isMobile }) => {
    const button = 'nav[aria-label="Main"] button';
    const { press, speedUp } = await seeFirstPaint(
      page,
      '/about',
      isMobile ? phoneMenu : button,
      isMobile,
    );
    await press();
    if (isMobile) await navigationOf(page, true).getByRole('button', { name: 'Logout' }).tap();
    await speedUp();
    await expect(page).toHaveURL('/');
    expect((await page.request.get('/api/user')).status()).toBe(401);
  });
});

test.describe('text typed right after the first paint', () => {
  test('filters the help center', { tag: '@desktop' }, async ({ page, isMobile }) => {
    const { press, speedUp } = await seeFirstPaint(page, '/help', 'input[name="q"]', isMobile);
    await press();
    await page.keyboard.type('captions');
    await speedUp();
    await hydrated(page);
    await expect(page).toHaveURL('/help?q=captions');
    await expect(page.getByRole('searchbox')).toHaveValue('captions');
    const others = page.getByRole('region', { name: 'Getting Started', exact: true });
    await expect(others).toHaveCount(0);
  });

  test('searches the blog', { tag: '@desktop' }, async ({ page, isMobile }) => {
    const { press, speedUp } = await seeFirstPaint(page, '/blog', 'input[name="q"]', isMobile);
    await press();
    await page.keyboard.type('loudness');
    await page.keyboard.press('Enter');
    await speedUp();
    await expect(page).toHaveURL('/blog?q=loudness');
    await expect(page.getByRole('status').filter({ hasText: '“loudness”' })).toBeVisible();
  });

  test('stays in the contact form', async ({ page, isMobile }) => {
    const { press, speedUp } = await seeFirstPaint(
      page,
      '/contact',
      'input[name="name"]',
      isMobile,
    );
    await press();
    await page.keyboard.type('Robin ');
    await speedUp();
    await page.keyboard.type('Tester', { delay: 50 });
    await hydrated(page);
    const field = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(field).toHaveValue('Robin Tester');
    await expect(field).toBeFocused();
  });
});
