import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/release-test';

test('a tampered registry is ignored by a running server and causes error panels after a restart', async ({
  page,
  instance,
}) => {
  const folder = path.join(instance.store, 'registry');
  const newest = path.join(folder, (await readdir(folder)).sort().at(-1) ?? '');
  const before = await readFile(newest, 'utf8');
  await page.goto('/auth');
  await writeFile(newest, before.replace('"stable": "1.', '"stable": "9.'));

  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
  await page.goto('/_releases');
  // The page may show other errors of the store too.
  const alerts = page.getByRole('alert');
  await expect(alerts.filter({ hasText: 'not signed by the release key' })).toHaveCount(1);

  await instance.restart();
  try {
    const response = await page.goto('/admin/login');
    expect(response?.status()).toBe(503);
    const panel = page.getByRole('heading', { name: 'This page is not available right now' });
    await expect(panel).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  } finally {
    await writeFile(newest, before);
  }
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a script without an integrity hash does not run, even from a published remote', async ({
  page,
  instance,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  const registry = await (await page.request.get('/releases/registry.json')).json();
  const account = registry.remotes.find((each: { name: string }) => each.name === 'mf-account');
  const outcome = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = src;
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      }),
    `${instance.url}${account.base}${account.entry}`,
  );
  expect(outcome).toBe('refused');
});

test("a remote that claims another remote's route does not receive it in the browser", async ({
  page,
}) => {
  // A registry response with a route claim that no gate has rejected.
  const claim = (text: string) =>
    text.replace(/("name":"mf-marketing",[^[]*"routes":\[)/g, '$1{"path":"/auth"},');
  let claims = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isManifest = request.url().endsWith('/releases/registry.json');
    if (request.method() !== 'GET' || !(request.isNavigationRequest() || isManifest)) {
      return await route.fallback();
    }
    const response = await route.fetch();
    const before = await response.text();
    const body = claim(before);
    if (body !== before) claims += 1;
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We make AI and audio');
  await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  expect(claims).toBeGreaterThanOrEqual(2);
});
