import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated, hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

test('the home page shows claims, process, solutions, plans and the newest posts', async ({
  page,
}) => {
  const newest = (await (await page.request.get('/api/blog')).json()) as { title: string }[];
  await page.goto('/');
  await hydrated(page);
  const main = page.getByRole('main');

  await test.step('claims, logos and client quotes', async () => {
    for (const claim of ['300+', '24/48hr', '99%', '4.9/5', '500+', '98%']) {
      await expect(main.getByText(claim, { exact: true })).toBeVisible();
    }
    await expect(
      main.getByRole('region', { name: /we work with/ }).getByRole('listitem'),
    ).toHaveCount(8);
    await expect(main.locator('blockquote')).toHaveCount(3);
  });

  await test.step('the process has five steps and a turnaround', async () => {
    const process = page.locator('#process');
    await expect(process.getByRole('listitem')).toHaveCount(5);
    await expect(process.getByRole('heading', { level: 3 })).toHaveText([
      'Brief',
      'Upload',
      'Editing',
      'Review',
      'Publish',
    ]);
    await expect(process.getByText('Average Turnaround: Same Day')).toBeVisible();
  });

  await test.step('every solution links to the contact page', async () => {
    const prices = page
      .getByRole('region', { name: /solutions/ })
      .getByRole('link', { name: 'Contact us' });
    await expect(prices).toHaveCount(6);
    await expect(prices.first()).toHaveAttribute('href', '/contact?topic=ai-review');
    await expect(prices.last()).toHaveAttribute('href', '/contact');
  });

  await test.step('two plans show prices, the largest shows none', async () => {
    const plans = page.getByRole('region', { name: /Plans/ });
    const cards = plans.getByRole('list').first().locator('> li');
    await expect(cards).toHaveCount(3);
    for (const [index, texts] of [
      ['Starter', '$140', 'Save $26'],
      ['Creator', 'Most Popular', '$220', 'Save $89'],
      ['PRO', 'Contact us'],
    ].entries()) {
      for (const text of texts) await expect(cards.nth(index)).toContainText(text);
    }
    await expect(cards.nth(2)).not.toContainText('$300');
  });

  await test.step('the three newest posts', async () => {
    const teaser = page.getByRole('region', { name: 'From the blog' });
    await expect(teaser.getByRole('heading', { level: 3 })).toHaveText(
      newest.slice(0, 3).map(({ title }) => title),
    );
    await expect(teaser.getByRole('link', { name: 'Read more' })).toHaveCount(3);
    await expect(teaser.getByText(/^\w+ \d+, 20\d\d$/)).toHaveCount(3);
  });
});

test('links have their targets, one question is open at a time, and rows are no tab stops', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const main = page.getByRole('main');
  for (const [name, to] of [
    ['START YOUR PROJECT', '/services'],
    ['Explore Solutions', '/pricing#enterprise'],
    ['Request Consultation', '/contact'],
    ['View All Articles', '/blog'],
    ['EXPLORE SERVICES', '/services'],
    ['VIEW PRICING', '/pricing'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true }), name).toHaveAttribute('href', to);
  }

  await test.step('the first question is open initially', async () => {
    const faq = page.getByRole('region', { name: 'Questions before you start' });
    const open = faq.locator('details[open]');
    await expect(open).toHaveCount(1);
    await expect(faq.locator('details').first()).toHaveAttribute('open', '');
    await faq.getByText('How soon can you start?').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('How soon can you start?');
    await faq.getByText('How soon can you start?').click();
    await expect(open).toHaveCount(0);
  });

  await test.step('a row that does not scroll is not a tab stop', async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('main [tabindex="0"]')).toHaveCount(0);
  });

  await main.getByRole('link', { name: 'SEE HOW IT WORKS' }).click();
  await expect(page).toHaveURL('/#process');
  await expect(page.getByRole('heading', { name: 'Brief', exact: true })).toBeInViewport();
  await main.getByRole('link', { name: 'VIEW PRICING', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('posts that fail to load after a navigation show an error, and Retry loads them', async ({
  page,
}) => {
  await page.goto('/about');
  const home = page.getByRole('banner').getByRole('link', { name: /Northcast/ });
  await hydratedElement(home);
  // Start on another page, whose document has no posts, so that the home page requests them.
  const calls = '**/api/blog?fields=summary';
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '' }));
  await home.click();
  await expect(page).toHaveURL('/');
  const teaser = page.getByRole('region', { name: 'From the blog' });
  await expect(teaser.getByText('Failed to load blog posts')).toBeVisible();
  await expect(teaser.getByText('Please try again later.')).toBeVisible();
  await expectSoundAtEverySize(page);
  await page.unroute(calls);
  await teaser.getByRole('button', { name: 'Retry' }).click();
  await expect(teaser.getByRole('link', { name: 'Read more' })).toHaveCount(3);
});
