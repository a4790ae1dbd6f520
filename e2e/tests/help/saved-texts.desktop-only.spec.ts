import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

const path = '/help/guides/file-management-guide';

test('a saved guide is listed in the help center until it is removed, in every tab', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await hydrated(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const save = page.getByRole('button', { name: 'Save for Later' });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  const center = await context.newPage();
  await center.goto('/help');
  const saved = center.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByRole('link', { name: title })).toHaveAttribute('href', path);
  await expectSoundAtEverySize(center);
  await saved.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(saved).toBeHidden();
  await expect(center.getByRole('searchbox')).toBeFocused();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('unknown entries in the stored list are ignored', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'northcast:saved-texts',
      JSON.stringify(['guides/no-such-guide', 7, '../admin', 'articles/monetize-podcast-2025']),
    ),
  );
  await page.goto('/help');
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
});

test('sharing a guide copies its URL and shows a confirmation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share Guide' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
