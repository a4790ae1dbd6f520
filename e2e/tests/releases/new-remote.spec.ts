import { expect, type Page, test } from '@playwright/test';
import { CheckoutCopy } from '../../fixtures/checkout-copy';
import { firstInstancePort, Instance } from '../../fixtures/instance';

const port = firstInstancePort + 5;

async function makeArea(copy: CheckoutCopy): Promise<void> {
  const before = await copy.changes();
  const said = await copy.node(['scripts/new-remote.mjs', 'mf-live-events']);
  expect(said).toContain('with a page at /live-events and its test');
  const after = await copy.changes();
  const changed = [...after].filter(([file, hash]) => before.get(file) !== hash);
  expect(
    changed.map(([file]) => file).filter((file) => !file.startsWith('mf-live-events/')),
  ).toEqual(['package-lock.json']);
  await copy.node(['node_modules/typescript/bin/tsc', '-p', 'mf-live-events', '--noEmit']);
  await copy.node(['node_modules/.bin/biome', 'ci', 'mf-live-events']);
  await copy.node(['node_modules/.bin/jest', '-c', 'mf-live-events/jest.config.mjs']);
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('a new area appears on running servers and in an open tab after publish and promote', async ({
  page,
  browser,
}) => {
  test.setTimeout(580_000);
  const [instance, copy] = await Promise.all([
    Instance.start(port, { RATE_LIMITS: 'off' }),
    CheckoutCopy.make(),
  ]);
  try {
    await page.goto(`${instance.url}/about`);
    await page.waitForLoadState('networkidle');
    await makeArea(copy);
    const settings = { DATA_DIR: instance.folder, PORT: String(port) };
    await copy.node(['scripts/release.mjs', 'publish', 'mf-live-events'], settings);
    expect((await page.request.get(`${instance.url}/live-events`)).status()).toBe(404);
    await copy.node(['scripts/release.mjs', 'promote', 'mf-live-events'], settings);

    // A tab that was already open learns of it on its next navigation.
    await linkTo(page, 'Pricing').click();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Resources').click();
    await linkTo(page, 'Live events').click();
    const heading = { level: 1, name: 'Live events' } as const;
    await expect(page.getByRole('heading', heading)).toBeVisible();

    // The server renders it and links to it for a new visitor.
    const visitor = await browser.newPage({ javaScriptEnabled: false });
    const answer = await visitor.goto(`${instance.url}/live-events`);
    expect(answer?.status()).toBe(200);
    await expect(visitor.getByRole('heading', heading)).toBeVisible();
    await visitor.getByRole('navigation', { name: 'Main' }).getByText('Resources').click();
    await expect(linkTo(visitor, 'Live events')).toHaveAttribute('href', '/live-events');
    await visitor.close();
    const sitemap = await (await page.request.get(`${instance.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('/live-events</loc>');
  } finally {
    await Promise.all([instance.stop(), copy.remove()]);
  }
});
