import { expect, test } from '../../fixtures/test';

test('a missing remote shows an error panel, other areas work, and Retry loads it in place', async ({
  customer: { page },
}) => {
  await page.route('**/remotes/mf-account/**', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/dashboard');
  const panel = page.getByRole('heading', { name: /Your account area is not available right now/ });
  await expect(panel).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(panel).toBeHidden();

  await page.goBack();
  await expect(panel).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  await page.unroute('**/remotes/mf-account/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Account Information')).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
});

test('a prerendered page with a missing remote stays readable, and its order button works', async ({
  page,
}) => {
  await page.route('**/remotes/mf-marketing/**', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/services');
  await expect(
    page.getByText('a part of this page could not be loaded', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /Order Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?order=standard-episode-edit/);
});

test('without mf-account, a dialog says that ordering is unavailable, and Retry opens the order', async ({
  page,
}) => {
  await page.route('**/remotes/mf-account/**', (route) => route.abort());
  await page.goto('/services?order=lite-edit');
  const dialog = page.getByRole('dialog', { name: 'Ordering is not available right now' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/remotes/mf-account/**');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByText('Login Required')).toBeVisible();
});
