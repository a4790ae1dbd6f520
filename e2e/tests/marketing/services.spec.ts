import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated, hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

/** Prices from the specification, so that the catalogue is not checked against itself. */
const prices: Readonly<Record<string, string>> = {
  'Standard Episode Edit': '$70',
  'Lite Edit': '$40',
  'Pro Episode Edit': '$90',
  'Pro Edit + Show Notes': '$135',
  'Launch Starter Pack': '$180',
  'Episode Thumbnail': '$25',
  'Show Notes': '$50',
  Jingle: '$140',
  'YouTube Audiogram': '$99.95',
  'Square Audiogram': '$64.95',
  'Social Clip': '$39.95',
  'Mix & Master': '$95',
  'Voiceover Intro': '$65',
  'Ad-Read Tag': '$34.95',
  'Title & Keywords': '$35',
  'Edit + Show Notes Combo': '$110',
  'Brand Kit Mini': '$69.99',
  'Blog Conversion': '$39.99',
  'Transcript Tidy': '$15',
  'Raw Audio QC': '$20',
  'Same Day Rush': '$150',
  Consulting: '$100',
  'Extra Revisions Pack': '$55',
  'Single Extra Revision': '$24.99',
};

test('the page lists the 24 services with the specified prices', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('button', { name: 'Order Now', exact: true })).toHaveCount(24);
  for (const [name, price] of Object.entries(prices)) {
    const entry = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
    await expect(entry).toContainText(price);
    expect(await entry.getByRole('list').getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  }
  expect(services.map(({ name, price }) => [name, formatDollars(price)])).toEqual(
    Object.entries(prices),
  );
});

test('each kind of order button opens its dialog, and the FAQ link leads to the help center', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'YouTube Audiogram' }) });
  const table = page.getByRole('table', { name: 'Compare the four edits' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Compared',
    'Lite Edit',
    'Standard Episode Edit',
    'Pro Episode Edit',
    'Pro Edit + Show Notes',
  ]);
  for (const [button, slug, name] of [
    [entry.getByRole('button', { name: 'Order Now' }), 'youtube-audiogram', 'YouTube Audiogram'],
    [page.getByRole('button', { name: 'Get Custom Quote' }), 'custom-solution', 'Custom Solution'],
    [
      table.getByRole('button', { name: 'Order Pro Edit + Show Notes' }),
      'pro-edit-show-notes',
      'Pro Edit + Show Notes',
    ],
  ] as const) {
    await button.click();
    await expect(page).toHaveURL(`/services?order=${slug}`);
    await expect(page.getByRole('dialog')).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'View FAQ' })).toHaveAttribute('href', '/help');
});

test('a filter is stored in the URL, shows its number of results and can be removed', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrated(page);
  await page.getByRole('link', { name: 'Video', exact: true }).click();
  await expect(page).toHaveURL('/services?show=video#list');
  const status = page.getByRole('status').filter({ hasText: 'services' });
  await expect(status).toHaveText(/^Video: 3 of 24 services$/, { useInnerText: true });
  await expect(page.getByRole('button', { name: 'Order Now' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Order Now' }).first().click();
  await expect(page).toHaveURL(/show=video&order=youtube-audiogram/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Order Now' })).toHaveCount(3);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('button', { name: 'Order Now' })).toHaveCount(24);
});

test('a link to the page without the filter shows the whole list, and its anchor', async ({
  page,
  isMobile,
}) => {
  await page.goto('/services');
  await hydrated(page);
  const orders = page.getByRole('button', { name: 'Order Now' });
  const chooseVideos = async () => {
    await page.getByRole('link', { name: 'Video', exact: true }).click();
    await expect(orders).toHaveCount(3);
  };
  await chooseVideos();
  if (isMobile) await page.locator('summary', { hasText: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
    .getByRole('link', { name: 'Services', exact: true })
    .click();
  await expect(page).toHaveURL('/services');
  await expect(orders).toHaveCount(24);

  await chooseVideos();
  const table = page.getByRole('table', { name: 'Compare the four edits' });
  await table.getByRole('link', { name: 'Lite Edit' }).click();
  await expect(page).toHaveURL('/services#lite-edit');
  await expect(page.locator('#lite-edit').getByRole('heading')).toBeInViewport();
});

test('the group navigation scrolls to each group, stays visible and marks the current group', async ({
  page,
}) => {
  await page.goto('/services');
  const bar = page.getByRole('navigation', { name: 'Groups of services' });
  await hydratedElement(bar);
  await bar.getByRole('link', { name: 'Sound, words and brand' }).click();
  await expect(page.getByRole('heading', { name: 'Mix & Master' })).toBeInViewport();
  await page.locator('#jingle').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(bar.locator('[aria-current=location]')).toHaveText(/^Pictures/);
  await bar.getByRole('link', { name: 'Time, advice and revisions' }).click();
  await expect(bar.locator('[aria-current=location]')).toHaveText(/^Time, advice/);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectSoundAtEverySize(page);
});

test.describe('services page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has order buttons, filter links and a table of the estimate rules', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/services');
    const buttons = page.getByRole('button', { name: 'Order Now' });
    const slugs = await buttons.evaluateAll((all) =>
      all.map((button) => (button instanceof HTMLButtonElement ? button.value : '')),
    );
    expect(slugs).toEqual(services.map(({ slug }) => slug));
    await page.getByRole('button', { name: 'Get Custom Quote' }).click();
    await expect(page).toHaveURL('/services?order=custom-solution');
    await page.goBack();
    await page.getByRole('link', { name: 'Text', exact: true }).click();
    await expect(page).toHaveURL('/services?show=text#list');
    await expect(page.getByRole('button', { name: 'Order Now' })).toHaveCount(7);
    await expect(page.getByText('Text: 7 of 24 services')).toBeVisible();
    await expect(page.getByLabel('Minutes of raw audio')).toBeHidden();
    const rules = page.getByRole('table', { name: 'The edits an estimate chooses from' });
    await expect(rules.getByRole('row')).toHaveCount(6);
    await page.goto('/services?show=video');
    const edits = page.getByRole('table', { name: 'Compare the four edits' });
    await edits.getByRole('link', { name: 'Lite Edit' }).click();
    await expect(page).toHaveURL('/services#lite-edit');
    await expect(page.locator('#lite-edit').getByRole('heading')).toBeInViewport();
  });
});
