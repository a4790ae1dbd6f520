import { expect, test } from '../../fixtures/test';

// The page must be readable without script.
test.use({ javaScriptEnabled: false });

test('the contact page shows services, contact options and locations without script', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('combobox', { name: 'Service' }).getByRole('option')).toHaveText([
    'Select a service',
    'Audio Production',
    'Video Production',
    'Launch Package',
    'Enterprise Solution',
  ]);
  const main = page.getByRole('main');
  // One beside the form, and one in the form, which cannot be sent without script.
  const mails = main.getByRole('link', { name: 'hello@northcast.example', exact: true });
  await expect(mails).toHaveCount(2);
  for (const mail of await mails.all()) {
    await expect(mail).toHaveAttribute('href', 'mailto:hello@northcast.example');
  }
  await expect(main.getByRole('link', { name: '+1 212 555 0142' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(main.getByText('24/7 worldwide')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Company information' })).toBeVisible();
  // Accounts that do not exist must not be links.
  await expect(main.getByText('LinkedIn, YouTube or Instagram')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Email hello@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  const presence = page.getByRole('region', { name: 'Global presence' });
  await expect(presence.getByRole('listitem')).toHaveCount(3);
  for (const text of [
    'Hong Kong',
    'Headquarters',
    'USA',
    'North America hub',
    'UK',
    'Europe operations',
  ]) {
    await expect(presence.getByText(text, { exact: true })).toBeVisible();
  }
  const faq = page.getByRole('region', { name: 'Before you write' });
  await expect(faq.locator('details')).toHaveCount(3);
  for (const answer of [
    /Ines Tolland.*Answers about podcasts and orders, the same day/,
    /Rafiq Holm.*Answers about AI projects, the same day/,
  ]) {
    await expect(page.locator('main')).toContainText(answer);
  }
  const portraits = page.locator('main img[src*="/images/people/"]');
  await expect(portraits).toHaveCount(2);

  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  expect(await page.locator('noscript').innerText()).toContain('Sending needs JavaScript.');
});
