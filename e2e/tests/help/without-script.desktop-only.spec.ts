import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false });

test('a blog article has a table of contents and three further articles without script', async ({
  page,
}) => {
  await page.goto('/blog/first-ai-project');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  const next = page.getByRole('region', { name: 'Continue Reading' });
  await expect(next.getByRole('listitem')).toHaveCount(3);
});

test('without script, opening an answer closes the previous one and the search is a form', async ({
  page,
}) => {
  await page.goto('/help');
  await page.locator('summary', { hasText: 'How do I cancel an order?' }).click();
  await expect(page.getByText('within 24 hours of payment, you get a full refund')).toBeVisible();
  await page.locator('summary', { hasText: 'How long do refunds take?' }).click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  const box = page.getByRole('searchbox', { name: 'Search questions and answers' });
  await box.fill('refund');
  await box.press('Enter');
  await expect(page).toHaveURL('/help?q=refund');
});
