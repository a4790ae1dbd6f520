import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

test('the navigation bar reaches every page, by links on desktop and by a menu on a phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  const open = async () => {
    if (isMobile) await page.locator('summary', { hasText: 'Menu' }).click();
    return page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' });
  };
  for (const [name, path] of [
    ['Services', '/services'],
    ['Pricing', '/pricing'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['TRY US OUT', '/pricing'],
    ['LOGIN', '/auth'],
  ] as const) {
    await (await open()).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  for (const [name, path] of [
    ['Blog', '/blog'],
    ['Help Center', '/help'],
    ['Equipment Guide', '/equipment'],
  ] as const) {
    const navigation = await open();
    await navigation.locator('summary', { hasText: 'Resources' }).click();
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('the menus close when a link to the current page is chosen', async ({ page, isMobile }) => {
  await page.goto('/blog');
  await hydrated(page);
  const menu = page.locator('summary', { hasText: isMobile ? 'Menu' : 'Resources' }).first();
  await menu.click();
  if (isMobile) {
    await page
      .getByRole('navigation', { name: 'Menu' })
      .locator('summary', { hasText: 'Resources' })
      .click();
  }
  const link = page.getByRole('navigation').getByRole('link', { name: 'Blog', exact: true });
  await link.click();
  await expect(link).toHaveCount(0);
});

test('a navigation scrolls to the top and focuses the heading', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a signed-in customer sees Dashboard and Logout, and Logout signs out', async ({
  customer: { page },
  isMobile,
}) => {
  await page.goto('/about');
  if (isMobile) await page.locator('summary', { hasText: 'Menu' }).click();
  const navigation = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'LOGIN' })).toHaveCount(0);
  await expectSoundAtEverySize(page);
  await navigation.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  if (isMobile) await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(
    page
      .getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
      .getByRole('link', { name: 'LOGIN' }),
  ).toBeVisible();
});

test('the footer links to the main pages and every policy', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Home', '/'],
    ['About us', '/about'],
    ['Contact us', '/contact'],
    ['Shipping', '/legal/shipping'],
    ['Cookie', '/legal/cookies'],
    ['Acceptable Use', '/legal/acceptable-use'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  for (const [name, path] of [
    ['Privacy', '/legal/privacy'],
    ['Refund', '/legal/refund'],
    ['Terms', '/legal/terms'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(2);
    await expect(footer.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      path,
    );
  }
});
