import { hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

test('the contact form opened from the AI page is filled in with its topic', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'For your company' }).click();
  await expect(page).toHaveURL('/ai');
  await page.getByRole('link', { name: 'Ask about AI Implementation' }).click();
  await expect(page).toHaveURL('/contact?topic=ai-implementation');
  await expect(page.getByLabel('Message')).toHaveValue(/about an AI Implementation/);
  await expect(page.getByLabel('Service')).toHaveValue('Enterprise Solution');
  await page.getByLabel('Message').fill('Our own words');
  await page.reload();
  await hydratedElement(page.getByRole('button', { name: 'Send Message' }));
  await expect(page.getByLabel('Message')).toHaveValue('Our own words');
});

test('the calculator updates on input and reports invalid values', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/ai');
  const people = await hydratedElement(page.getByLabel('People who do the work'));
  const result = page.getByRole('status', { name: 'Result' });
  await expect(result).toContainText('$66,120');
  await expect(result).toContainText('6 months');
  await people.fill('6');
  await expect(result).toContainText('$135,240');
  await people.fill('many');
  await expect(page.getByText('Enter a number from 1 to 10,000')).toBeVisible();
  await expect(people).toHaveAttribute('aria-invalid', 'true');
  await expect(result).toContainText('Correct the marked fields');
});
