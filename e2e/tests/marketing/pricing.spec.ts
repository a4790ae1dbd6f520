import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

const plans = [
  { name: 'Starter', price: '$140', original: '$166', savings: 'Save $26' },
  { name: 'Creator', price: '$220', original: '$309', savings: 'Save $89' },
  { name: 'Pro Weekly', price: '$300', original: '$501', savings: 'Save $201' },
] as const;

const addOns = [
  ['Rush Delivery (12 hours)', '$50'],
  ['Additional Revision', '$25'],
  ['Transcription Service', '$15'],
  ['Custom Thumbnail Design', '$75'],
  ['Audiogram Creation', '$35'],
  ['Show Notes Writing', '$45'],
] as const;

test('the page shows three plans with price, original price and savings, and the add-ons', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/pricing');
  const region = page.getByRole('region', { name: 'Plans' });
  for (const { name, price, original, savings } of plans) {
    const card = region
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const text of [price, original, savings]) await expect(card).toContainText(text);
    await expect(card.getByRole('button')).toHaveCount(1);
  }
  await expect(region.getByText('Most Popular')).toHaveCount(1);
  const added = page.getByRole('region', { name: 'Add-ons' });
  await expect(added.getByRole('term')).toHaveText(addOns.map(([name]) => name));
  await expect(added.getByRole('definition')).toHaveText(addOns.map(([, price]) => price));
});

test('the buttons of plan, enterprise offer, trial and demo call open their order dialogs', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  for (const [button, slug, name] of [
    ['Contact Sales for Enterprise Pricing', 'enterprise-solution', 'Enterprise Solution'],
    ['Start Free Trial', 'free-trial', 'Free Trial'],
    ['Schedule Demo Call', 'demo-call', 'Demo Call'],
    ['Choose Creator', 'creator', 'Creator'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(`/pricing?order=${slug}`);
    await expect(page.getByRole('dialog')).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('an answer names the yearly discount, and three questions recommend a plan to order', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const faq = page.getByRole('region', { name: 'Pricing questions' });
  await expect(faq.locator('details[open]')).toHaveCount(0);
  await faq.getByText('Is there a discount for a full year?').click();
  await expect(faq.locator('details[open]')).toHaveCount(1);
  await expect(faq.getByText(/15% off/)).toBeVisible();

  const answer = page.getByRole('status', { name: 'Our answer' });
  await expect(answer).toContainText('Starter');
  await page.getByRole('radio', { name: '4 or more' }).focus();
  await page.keyboard.press('Space');
  await expect(answer).toContainText('Pro Weekly');
  await page.getByRole('radio', { name: 'Show notes' }).check({ force: true });
  await expect(answer).toContainText('$110 an episode');
  await page.getByRole('button', { name: 'Order Edit + Show Notes Combo' }).click();
  await expect(page).toHaveURL('/pricing?order=edit-show-notes-combo');
});

test('the first column of the comparison stays fixed while the table scrolls', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: 'Compare them line by line' });
  const label = table.getByRole('rowheader', { name: 'Revision rounds' });
  const before = await label.boundingBox();
  await table.getByRole('button', { name: 'Order Pro Weekly' }).focus();
  await expect(table.getByRole('button', { name: 'Order Pro Weekly' })).toBeInViewport();
  expect((await label.boundingBox())?.x).toBeCloseTo(before?.x ?? Number.NaN, 0);
  await expect(table.getByText('Unlimited')).toBeInViewport({ ratio: 0.9 });
});

test.describe('pricing page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the plan recommendations as a table', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('radio')).toHaveCount(0);
    const table = page.getByRole('table', { name: 'Which one is for me?' });
    await expect(table.getByRole('row')).toHaveCount(10);
  });
});
