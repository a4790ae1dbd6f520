import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false });

const clientPaths = [
  '/auth',
  '/auth/forgot',
  '/unsubscribe',
  '/dashboard',
  '/dashboard/account',
  '/dashboard/orders/6E123456',
  '/admin/login',
  '/admin/orders',
  '/admin/mail',
];
for (const path of clientPaths) {
  test(`${path} shows that it needs JavaScript and no loading state`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
    await expect(page.getByRole('link', { name: /^hello@/ }).first()).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(page.locator('[aria-busy]')).toBeHidden();
  });
}

test('every offered service has a document that explains how to order by mail', async ({
  request,
}) => {
  const slugs = new Set<string>();
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    for (const [, slug] of html.matchAll(/<button[^>]* value="([^"]+)"/g)) slugs.add(`${slug}`);
  }
  expect(slugs.size).toBeGreaterThan(24);
  for (const slug of slugs) {
    const document = await (await request.get(`/services?order=${slug}`)).text();
    expect(document, slug).toContain('id="order-by-mail"');
  }
});

test('the ways to order without script are mail and phone links', async ({ page }) => {
  await page.goto('/pricing?order=free-trial');
  const notice = page.getByRole('region', { name: 'Order Free Trial' });
  const ways = await notice
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split(':')[0]));
  expect(ways).toEqual(['mailto', 'tel']);
});

for (const [path, viewport] of [
  ['/auth', { width: 390, height: 844 }],
  ['/auth', { width: 1366, height: 800 }],
  ['/pricing?order=free-trial', { width: 390, height: 844 }],
  ['/pricing?order=free-trial', { width: 1366, height: 800 }],
] as const) {
  test(`the notice on ${path} is aligned with the page column at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    const notice = page.getByRole('region', { name: /needs JavaScript|Order Free Trial/ });
    const column = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const heading = await notice.getByRole('heading').boundingBox();
    const words = await notice.getByRole('paragraph').boundingBox();
    expect(heading?.x).toBeCloseTo(column?.x ?? Number.NaN, 0);
    expect(words?.x).toBeCloseTo(column?.x ?? Number.NaN, 0);
    expect(heading?.y).toBeGreaterThanOrEqual(16);
  });
}

test('a signed-in customer can sign out', async ({ customer: { page } }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
});

test.describe('phone menu without script', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, follows a link and signs out', async ({ customer: { page } }) => {
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const open = () => page.locator('summary', { hasText: 'Menu' }).click();
    await open();
    await menu.locator('summary', { hasText: 'Resources' }).click();
    await menu.getByRole('link', { name: 'Help Center' }).click();
    await expect(page).toHaveURL('/help');
    await open();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await open();
    await expect(menu.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  });
});
