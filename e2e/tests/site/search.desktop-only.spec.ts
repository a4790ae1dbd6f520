import { collectConsole } from '../../fixtures/console';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

test('the / key opens the search, arrow keys and Enter open a result, Escape closes it', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('searchbox', { name: 'Search the site' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.press('/');
  await expect(name).toHaveValue('/');
  await expect(dialog).toHaveCount(0);

  await name.evaluate((element) => element.blur());
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('loudnes');
  await expect(dialog.getByRole('status')).toHaveText(/results for “loudnes”$/);
  await expectSoundAtEverySize(page);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('/');
  await page.keyboard.type('paper edit');
  await expect(dialog.getByRole('link', { name: /The paper edit/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/podcast-paper-edit$/);
  await expect(dialog).toHaveCount(0);
});

test('the / key can be turned off, and Enter in the field shows all results', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await link.press('Enter');
  await dialog.getByRole('checkbox', { name: 'Open with the / key' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('/');
  await expect(link).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await link.press('Enter');
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('searchbox').fill('refund');
  await dialog.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=refund');
});

test('if the code of the dialog is missing, the search page opens, and later the dialog', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.route('**/shell/**', (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.unroute('**/shell/**');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('results of a search URL stay as rendered by the server until the query changes', async ({
  page,
}) => {
  const messages = collectConsole(page);
  const scripts: string[] = [];
  page.on('response', (answer) => scripts.push(answer.url()));
  await page.goto('/search?q=Captions', { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await expect(field).toHaveValue('Captions');
  await expect(page.locator('main mark', { hasText: /^captions$/i }).first()).toBeVisible();
  expect(scripts.filter((url) => url.includes('/api/blog'))).toEqual([]);
  await field.fill('zzzzzz');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectSoundAtEverySize(page);
  await field.fill('jingle');
  await expect(page.getByRole('region', { name: 'Services' })).toContainText('Jingle');
  await expect(page).toHaveURL('/search?q=jingle');
  expect(messages).toEqual([]);
});

test('the help center links to the site search with its query', async ({ page }) => {
  await page.goto('/help');
  await hydrated(page);
  await page.getByRole('searchbox').fill('jingle');
  await page.getByRole('link', { name: 'Search everything for “jingle”' }).click();
  await expect(page).toHaveURL('/search?q=jingle');
  await expect(page.getByRole('region', { name: 'Services', exact: true })).toContainText('$140');
});

test.describe('search page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('finds services by a form, and an order link shows its notice', async ({ page }) => {
    await page.goto('/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Search' })
      .click();
    const field = page.getByRole('searchbox', { name: 'Search the site' });
    await field.fill('<b>forgot pasword</b>');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(field).toHaveValue('<b>forgot pasword</b>');
    await field.fill('thumnail');
    await field.press('Enter');
    await expect(page.locator('main mark').first()).toHaveText('Thumbnail');
    await expect(
      page.getByRole('link', { name: 'Episode Thumbnail', exact: true }),
    ).toHaveAttribute('href', '/services#episode-thumbnail');
    await page.getByRole('link', { name: 'Order Episode Thumbnail' }).click();
    await expect(page.getByRole('region', { name: /Order Episode Thumbnail/ })).toBeVisible();
    await expect(field).toHaveValue('thumnail');
  });

  test('is excluded from search engines', async ({ request }) => {
    const html = await (await request.get('/search?q=jingle')).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search');
  });
});
