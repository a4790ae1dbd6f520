import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';
import { articles, guides } from './texts';

const categories = [
  'Getting Started',
  'Pricing & Payments',
  'Technical Questions',
  'Video Services',
  'Content & Creative',
  'Delivery & Formats',
  'Quality & Revisions',
  'Advanced Services',
];

test.describe('help center without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all guides, articles, questions and support links', async ({ page }) => {
    await page.goto('/help');
    for (const { heading, texts } of [
      { heading: 'Quick guides', texts: guides },
      { heading: 'Knowledge articles', texts: articles },
    ]) {
      const cards = page.getByRole('region', { name: heading }).getByRole('listitem');
      await expect(cards).toHaveCount(texts.length);
      for (const [index, { path, label, readTime }] of texts.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('link')).toHaveAttribute('href', path);
        await expect(card.getByText(label, { exact: true })).toBeVisible();
        await expect(card.getByText(readTime, { exact: true })).toBeVisible();
      }
    }
    for (const name of categories) {
      const category = page.getByRole('region', { name, exact: true });
      await expect(category.getByRole('heading', { level: 3, name })).toBeVisible();
      expect(await category.locator('summary').count()).toBeGreaterThanOrEqual(4);
    }

    const support = page.getByRole('region', { name: 'Still need help' });
    await expect(support.getByRole('heading', { name: 'Email Support' })).toBeVisible();
    await expect(support.getByText('24/7 same day response')).toBeVisible();
    await expect(support.getByRole('link')).toHaveAttribute('href', '/contact');
    const main = page.getByRole('main');
    for (const [name, to] of [
      ['View All Articles', '/blog'],
      ['Contact Support', '/contact'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', to);
    }
    // The refund policy has its own test for this figure.
    const answer = page.locator('details', { hasText: 'How many revisions are included?' });
    await expect(answer).toContainText('unlimited on Professional and Premium plans');
    await expect(answer).toContainText('2-3 rounds');
  });
});

test('opening an answer closes the previous one, and cards and buttons open their targets', async ({
  page,
}) => {
  await page.goto('/help');
  await hydrated(page);
  const open = page.locator('main details[open]');
  await expect(open).toHaveCount(0);

  const first = page.locator('summary', { hasText: 'How do I place my first order?' });
  await first.click();
  await expect(page.getByText('Create an account, open Services or Pricing')).toBeVisible();
  await expect(open).toHaveCount(1);

  const second = page.locator('summary', { hasText: 'How large can my files be?' });
  await second.click();
  await expect(page.getByText('Up to 2GB per episode')).toBeVisible();
  await expect(open).toHaveCount(1);

  await second.press('Enter');
  await expect(open).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: 'Schedule a Call' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/help?order=demo-call');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const card = page.getByRole('region', { name: 'Quick guides' }).getByRole('link').first();
  const title = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replaceAll('\n', ' '));
});
