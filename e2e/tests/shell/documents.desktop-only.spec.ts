import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';
import { everyPath as everyText } from '../help/texts';

/** Minimum number of characters on a page; the search starts with only a field and a few links. */
function leastOf(path: string): number {
  if (path === '/search') return 100;
  return everyText.includes(path) ? 1500 : 200;
}

test('an unknown path returns 404 with a page that links home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expectSoundAtEverySize(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a missing file returns 404', async ({ request }) => {
  for (const path of [
    '/shell/none.js',
    '/remotes/mf-admin/0.0.0/none.js',
    '/remotes/mf-admin/../../registry.json',
  ]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
  }
});

test.describe('documents without script', () => {
  test.use({ javaScriptEnabled: false });

  test('contain the heading and text of every public page', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const words = (await page.getByRole('main').innerText()).length;
      expect(words, path).toBeGreaterThan(leastOf(path));
    }
  });

  test('lead from an order button to instructions for ordering by mail', async ({ page }) => {
    await page.goto('/services');
    await page
      .getByRole('button', { name: /Order Now/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/services\?order=standard-episode-edit/);
    await expect(
      page.getByRole('heading', { name: 'Order Standard Episode Edit ($70)' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'order by e-mail' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
  });
});

test('a document is compressed with the best encoding that the client accepts', async ({
  request,
}) => {
  const forms = { 'gzip, deflate, br, zstd': 'br', gzip: 'gzip', identity: undefined };
  for (const [accepted, sent] of Object.entries(forms)) {
    const response = await request.get('/about', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers()['content-encoding']).toBe(sent);
    expect(await response.text()).toContain('</html>');
  }
});
