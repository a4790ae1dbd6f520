import { expect, test } from '../../fixtures/test';

/** Zero until a picture has loaded, and if it cannot be decoded. */
const drawnWidth = (picture: SVGElement | HTMLElement) =>
  picture instanceof HTMLImageElement ? picture.naturalWidth : 0;

test('the about page shows the story, the numbers, the values and six people', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Our story' })).toContainText('2019');
  const numbers = page.getByRole('region', { name: 'The work in numbers' });
  for (const number of ['2019', '250+', '500+', '300+', '99%', '24/48hr', '4.9/5', '98%']) {
    await expect(numbers.getByText(number, { exact: true })).toBeVisible();
  }
  await expect(numbers).toContainText('Counted since 2019');
  const values = page.getByRole('region', { name: 'What we hold to' });
  await expect(values.getByRole('listitem')).toHaveCount(4);

  const people = page.getByRole('region', { name: 'The people behind the work' });
  await expect(people.getByRole('listitem')).toHaveCount(6);
  const portraits = people.locator('img');
  await expect(portraits).toHaveCount(6);
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(() => portrait.evaluate(drawnWidth)).toBeGreaterThan(0);
  }
  await expect(people).toContainText('portraits are illustrations');

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
  await main.getByRole('link', { name: 'View Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
});
