import type { Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

/** `About $70`, `$60 for a license`, `Free`, `Free plan, …`, `Subscription, …` */
const price = /^(About \$\d+|\$\d+ .+|Free|(Free plan|Subscription), .+)$/;

const open = async (page: Page) => {
  await page.goto('/equipment');
  await hydrated(page);
};

const categories = ['Microphones', 'Audio Interfaces', 'Headphones', 'Recording Software'] as const;

test('the page shows three kits, links to each category and ends with contact actions', async ({
  page,
}) => {
  await open(page);
  const kits = page.getByRole('region', { name: 'Three kits that work' });
  for (const budget of ['Under $200', '$200-500', '$500+']) {
    const kit = kits.locator('li', { has: page.getByText(budget, { exact: true }) });
    await expect(kit.getByRole('heading', { level: 3 })).toBeVisible();
    expect(await kit.getByRole('listitem').count(), budget).toBeGreaterThanOrEqual(4);
    await expect(kit.getByText(/^About \$\d+$/)).toBeVisible();
  }
  await expect(
    page.getByText('Check a retailer for the current price and availability'),
  ).toBeVisible();
  const tips = page.getByRole('region', { name: 'Pro setup tips' });
  expect(await tips.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);

  const jumps = page.getByRole('navigation', { name: 'Equipment categories' });
  for (const name of categories) {
    await jumps.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }

  const closing = page.getByRole('region', { name: 'Not sure what your room needs?' });
  await expect(closing.getByRole('link', { name: 'Get Equipment Advice' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await closing.getByRole('button', { name: 'Book a Setup Call' }).click();
  await expect(page).toHaveURL('/equipment?order=demo-call#recording-software');
});

test('each product shows price, rating, pros, cons and use', async ({ page }) => {
  await open(page);
  for (const name of categories) {
    const category = page.getByRole('region', { name, exact: true });
    const products = category.locator('li', { has: page.getByRole('heading', { level: 3 }) });
    expect(await products.count(), name).toBeGreaterThanOrEqual(3);
    for (const product of await products.all()) {
      await expect(product.getByText(price)).toBeVisible();
      await expect(product.getByRole('img')).toHaveAccessibleName(/^Rated [1-5](\.\d)? out of 5$/);
      for (const list of ['Pros', 'Cons']) {
        const points = product.getByRole('list', { name: list }).getByRole('listitem');
        expect(await points.count(), `${name}: ${list}`).toBeGreaterThanOrEqual(2);
      }
      await expect(product.getByText(/^Best for: .+/)).toBeVisible();
    }
  }
});
