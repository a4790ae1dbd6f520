import { expect, test } from '../../fixtures/test';

test('tells the story, the numbers and the values', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Our story' })).toContainText('2019');
  const numbers = page.getByRole('region', { name: 'The work in numbers' });
  for (const number of ['2019', '250+', '300+', '500+', '4.9/5', '98%']) {
    await expect(numbers.getByText(number, { exact: true })).toBeVisible();
  }
  const values = page.getByRole('region', { name: 'What we hold to' });
  await expect(values.getByRole('listitem')).toHaveCount(4);
});

for (const { name, to } of [
  { name: 'Contact Us', to: '/contact' },
  { name: 'View Services', to: '/services' },
]) {
  test(`'${name}' leads to ${to}`, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(to);
  });
}
