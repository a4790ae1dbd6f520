import type { Instance } from '../../fixtures/instance';
import { expect, test } from '../../fixtures/release-test';

const headline = 'We make AI and audio do useful work';
const version = '3.0.0';
const publish = (instance: Instance) =>
  instance.ensure('mf-marketing', version, { [headline]: 'Not for everybody yet' });

test('a preview link shows a version to its visitor only, with a badge and a link back', async ({
  page,
  browser,
  baseURL,
  instance,
}) => {
  await publish(instance);
  await page.goto(await instance.releaseAs({}, 'preview', 'mf-marketing', version, '1'));
  await expect(page).toHaveURL(`${instance.url}/`);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for everybody yet');
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText('You are previewing mf-marketing 3.0.0.');

  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await other.goto('/about');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(headline);
  await other.close();

  await badge.getByRole('link', { name: 'Back to the live site' }).click();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(badge).toBeHidden();
});

test('a preview ends when its time has expired, and its link returns 410', async ({
  page,
  instance,
}) => {
  test.slow();
  await publish(instance);
  // 14 seconds.
  const link = await instance.release('preview', 'mf-marketing', version, '0.004');
  await page.goto(link);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for everybody yet');
  // Requests with the page's cookies, because a page load takes much longer.
  const about = async () => await (await page.request.get('/about')).text();
  expect(await about()).toContain('Not for everybody yet');
  await expect.poll(about, { timeout: 30_000 }).not.toContain('Not for everybody yet');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  // The cookie ends up to a second before the link.
  const answer = async () => (await page.request.get(link, { maxRedirects: 0 })).status();
  await expect.poll(answer).toBe(410);
  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This preview link no longer works',
  );
});
