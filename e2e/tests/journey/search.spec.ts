import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

test('a misspelled search finds a service, which can be ordered from the results', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  await hydrated(page);
  if (isMobile) {
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Search' })
      .click();
    await expect(page).toHaveURL('/search');
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('shrots');
  } else {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Search' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('searchbox').fill('shrots');
    await expect(dialog.getByRole('link', { name: /Social Clip/ }).first()).toBeVisible();
    await dialog.getByRole('link', { name: 'Show all results' }).click();
  }
  await expect(page).toHaveURL('/search?q=shrots');
  await expect(page).toHaveTitle(/^Search: shrots/);
  await hydrated(page);
  const services = page.getByRole('region', { name: 'Services' });
  await expect(services.getByRole('listitem').first()).toContainText('$39.95');
  await services.getByRole('link', { name: 'Order Social Clip' }).click();
  await expect(page.getByRole('dialog').getByText('Login Required')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/search?q=shrots');

  // The URL alone restores the results.
  await page.reload();
  await expect(services.getByRole('link', { name: 'Social Clip', exact: true })).toBeVisible();
});
