import { collectConsole } from '../../fixtures/console';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';
import { policies } from './texts';

/** Date format of the page: `November 20, 2026`. */
const longDate = (date: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(
    date,
  );

const figures: Readonly<Record<(typeof policies)[number]['path'], readonly string[]>> = {
  '/legal/refund': ['24 hours', '30-day money-back guarantee', '3-5', '1-2', '5-10', '2-3 rounds'],
  '/legal/shipping': ['2GB', '90 days', 'same day'],
  '/legal/cookies': ['30 days', '1 year', '2 years', '30-90 days'],
  '/legal/terms': ['USD', 'Hong Kong', "30 days' notice", '20%', '30%'],
  '/legal/acceptable-use': ['30 days', '7 business days'],
  '/legal/privacy': ['under 13', '90 days'],
};

test("every policy shows its title, today's date, its figures and links to the others", async ({
  page,
}) => {
  for (const { path, title } of policies) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveTitle(`${title} · Northcast`);
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(article.getByText(/^Last updated: /)).toHaveText(
        `Last updated: ${longDate(new Date())}`,
      );
      const others = article.getByRole('navigation', { name: 'Other policies' }).getByRole('link');
      await expect(others).toHaveText(
        policies.filter((each) => each.path !== path).map((each) => each.title),
      );
      await expect(article).not.toContainText('{{');
      await expect(article).toContainText('Northcast Limited');
      const text = (await article.innerText()).replaceAll('’', "'");
      for (const figure of figures[path]) expect.soft(text, figure).toContain(figure);
    });
  }
});

test('a date rendered before midnight is updated without a hydration mismatch', async ({
  page,
}) => {
  const messages = collectConsole(page);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await page.clock.setFixedTime(tomorrow);
  await page.goto('/legal/terms');
  await hydrated(page);
  await expect(page.getByText(/^Last updated: /)).toHaveText(`Last updated: ${longDate(tomorrow)}`);
  expect(messages.filter((message) => !message.includes('/api/'))).toEqual([]);
});

// At any time, at least one of the two zones has a date other than UTC's.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`policies in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'de-DE' });

    test("show the date in the reader's time zone and in English", async ({ page }) => {
      const expected = `Last updated: ${longDate(new Date(), timezoneId)}`;
      await page.goto('/legal/privacy');
      await expect(page.getByText(/^Last updated: /)).toHaveText(expected);
      await page.goto('/about');
      await hydrated(page);
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/legal/privacy"]')?.click(),
      );
      await expect(page.getByText(/^Last updated: /)).toHaveText(expected);
    });
  });
}

test('the cookie policy names every cookie, and none lasts longer than stated', async ({
  customer: { page },
  browser,
  baseURL,
}) => {
  // A signed-out visitor has a cookie that a customer's visit may not have.
  const visitor = await browser.newContext(baseURL ? { baseURL } : {});
  // Any response may set a cookie.
  await (await visitor.newPage()).goto('/legal/cookies', { waitUntil: 'networkidle' });
  await page.goto('/legal/cookies', { waitUntil: 'networkidle' });
  const text = await page.getByRole('article').innerText();
  const cookies = [...(await page.context().cookies()), ...(await visitor.cookies())];
  expect(cookies.map(({ name }) => name)).toContain('nc_device');
  const day = 86_400;
  const most: Readonly<Record<string, number>> = { nc_session: 30 * day, nc_signed_in: 30 * day };
  for (const { name, expires } of cookies) {
    expect(text).toContain(name);
    expect(expires - Date.now() / 1000).toBeLessThan((most[name] ?? 365 * day) + 60);
  }
  await visitor.close();
});
