import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated, hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

test('the blog shows a search, four categories, the newest post and links to all others', async ({
  page,
}) => {
  const [newest, ...others] = (await (await page.request.get('/api/blog')).json()) as {
    title: string;
    slug: string;
  }[];
  await page.goto('/blog');

  await test.step('heading, search and categories', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'The Northcast Blog' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search articles' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    const categories = page.getByRole('list', { name: 'Categories' });
    await expect(categories.getByRole('listitem')).toHaveText([
      'Getting Started 12 articles',
      'Production Tips 18 articles',
      'Marketing 15 articles',
      'Equipment 9 articles',
    ]);
    await expect(categories.getByRole('link')).toHaveCount(4);
    await expect(categories.locator('[aria-current]')).toHaveCount(0);
  });

  await test.step('posts', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'All Articles' })).toBeVisible();
    const links = page.getByRole('link', { name: 'Read more' });
    await expect(links).toHaveCount(others.length);
    expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(
      others.map(({ slug }) => `/blog/${slug}`),
    );
    await expect(page.getByText(/4 min read/)).toHaveCount(others.length);
    const featured = page.getByRole('article');
    await expect(featured).toContainText('Featured Article');
    await expect(featured).toContainText('5 min read');
    await expect(featured.getByRole('heading')).toHaveText(newest?.title ?? '');
    await featured.getByRole('link', { name: 'Read Full Article' }).click();
    await expect(page).toHaveURL(`/blog/${newest?.slug}`);
  });
});

test('a search is stored in the URL and can be cleared', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('loudness');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/blog?q=loudness');
  await expect(page.getByRole('status').filter({ hasText: '“loudness”' })).toBeVisible();
  const found = await page.getByRole('link', { name: 'Read more' }).count();
  expect(found).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Read more' })).toHaveCount(found);
  await expect(page.getByRole('searchbox')).toHaveValue('loudness');
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No article matches')).toBeVisible();
  await expectSoundAtEverySize(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('article')).toContainText('Featured Article');
});

test('the newsletter form shows errors at its email field and keeps the input', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  const block = page.getByRole('region', { name: 'Stay Updated' });
  await expect(block.getByText('No spam, unsubscribe anytime.')).toBeVisible();
  const field = block.getByRole('textbox', { name: 'Email address' });
  await field.fill('robin@mail');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');

  await page.route('**/api/newsletter', (route) => route.abort());
  await field.fill('robin@mail.example');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toHaveAccessibleDescription(/did not work/);
  await expect(field).toHaveValue('robin@mail.example');
});

test('a blog list that fails to load shows an error with Retry; an empty list shows a message', async ({
  page,
}) => {
  const calls = '**/api/blog?fields=summary';
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.goto('/blog/first-ai-project');
  const link = await hydratedElement(page.getByRole('link', { name: 'Back to All Articles' }));
  await page.route(calls, async (route) => {
    await answered;
    await route.fulfill({ status: 503, body: '' });
  });
  await link.click();
  await expect(page.getByText('Loading articles')).toBeAttached();
  await expect(page.locator('[data-skeleton-card]')).toHaveCount(6);
  answer();
  await expect(page.getByRole('heading', { name: 'Failed to load blog posts' })).toBeVisible();
  await expect(page.getByText('Please try again later.')).toBeVisible();
  await expectSoundAtEverySize(page);

  await page.unroute(calls);
  await page.route(calls, (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'No blog posts available' })).toBeVisible();
  await expect(page.getByText('Check back soon for new content!')).toBeVisible();
  await expectSoundAtEverySize(page);
});
