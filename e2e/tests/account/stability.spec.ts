import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { answer, hold, order } from './account';

/** 0.00 in two decimals: a label that makes room for its spinner. */
const unnoticeable = 0.005;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Counts how far the content of the documents from now on jumps by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) seen.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForTimeout(300);
    return await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  };
}

test.describe('nothing moves by itself', () => {
  test('while a dashboard with an order loads', async ({ customer: { page } }) => {
    await page.goto('/about');
    await order(page, 'Jingle', 140);
    const shifts = await watchShifts(page);
    const releaseUser = await hold(page, /api\/user/);
    const releaseLists = await hold(page, /api\/(orders|messages)/);
    await page.goto('/dashboard');
    await expect(page.getByText('Loading your dashboard')).toBeAttached();
    releaseUser();
    await expect(page.getByText('Loading your orders')).toBeAttached();
    releaseLists();
    await expect(page.getByText('No messages yet')).toBeAttached();
    expect(await shifts()).toBeLessThan(unnoticeable);
  });

  test('while an empty dashboard loads', async ({ customer: { page } }) => {
    const shifts = await watchShifts(page);
    await page.goto('/dashboard');
    await expect(page.getByText('No messages yet')).toBeAttached();
    expect(await shifts()).toBeLessThan(unnoticeable);
  });

  test('when the lists fail', async ({ customer: { page } }) => {
    const shifts = await watchShifts(page);
    await answer(page, /api\/(orders|messages)$/, 500);
    await page.goto('/dashboard');
    await expect(page.getByText('Your messages could not be loaded')).toBeAttached();
    expect(await shifts()).toBeLessThan(unnoticeable);
  });

  test('when a form is refused', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto('/auth?mode=sign-up');
    await page.getByLabel('First name').press('Enter');
    await expect(page.getByText('First name is required')).toBeVisible();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await page.getByLabel('Email').fill('nobody@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByText('Login failed').first()).toBeVisible();
    expect(await shifts()).toBeLessThan(unnoticeable);
  });

  test('while the order dialog learns who orders', async ({ customer: { page } }) => {
    const shifts = await watchShifts(page);
    const release = await hold(page, /api\/user/);
    await page.goto('/services?order=jingle');
    await expect(page.getByRole('dialog')).toBeVisible();
    release();
    await expect(page.getByLabel('Phone')).toBeVisible();
    expect(await shifts()).toBeLessThan(unnoticeable);
  });
});
