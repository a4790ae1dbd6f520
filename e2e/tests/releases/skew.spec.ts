import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { firstInstancePort } from '../../fixtures/instance';
import { SkewedProduct } from '../../fixtures/skewed-product';
import { administrator, newPerson } from '../../fixtures/test';
import { openInPlace } from './areas';
import {
  type Area,
  areas,
  bffs,
  headline,
  pending,
  publishAreas,
  publishNewerAreas,
  shells,
} from './skew-builds';

const port = firstInstancePort + 20;
const isFull = process.env['STRESS'] === 'full';

type Version = '1.0.0' | '2.0.0';
type Mix = Readonly<Record<Area, Version>>;

const orders: readonly (readonly Area[])[] = [
  ['mf-marketing', 'mf-account', 'mf-admin'],
  ['mf-marketing', 'mf-admin', 'mf-account'],
  ['mf-account', 'mf-marketing', 'mf-admin'],
  ['mf-account', 'mf-admin', 'mf-marketing'],
  ['mf-admin', 'mf-marketing', 'mf-account'],
  ['mf-admin', 'mf-account', 'mf-marketing'],
];

const versions: readonly Version[] = ['1.0.0', '2.0.0'];
const mixes: readonly Mix[] = versions.flatMap((marketing) =>
  versions.flatMap((account) =>
    versions.map((admin) => ({
      'mf-marketing': marketing,
      'mf-account': account,
      'mf-admin': admin,
    })),
  ),
);

/** At small size each mix is tested in one order of remotes, and each order at least once. */
const walksOf = (index: number) => (isFull ? orders : [orders[index % orders.length] ?? areas]);

/** Number of remotes that run the newer version. */
const newerIn = (mix: Mix) => areas.filter((area) => mix[area] === '2.0.0').length;

/**
 * At small size each shell gets half of the mixes, so that each mix is tested once. In each half,
 * every pair of remotes occurs in all four combinations of versions.
 */
const mixesOf = (shell: 'newer' | 'earlier') =>
  [...mixes.entries()].filter(
    ([, mix]) => isFull || newerIn(mix) % 2 === (shell === 'newer' ? 0 : 1),
  );

let product: SkewedProduct;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await SkewedProduct.make(port);
  const [shell, bff] = [await shells(), await bffs()];
  await product.run(shell.newer, bff.newer);
  await publishAreas(product);
  await publishNewerAreas(product);
});

test.afterAll(async () => await product.stop());

/** Signs in an administrator who has placed an order. */
async function signIn(context: BrowserContext): Promise<void> {
  const headers = { Origin: product.url };
  const person = newPerson();
  await context.request.post(`${product.url}/api/register`, { data: person, headers });
  await context.request.post(`${product.url}/api/login`, { data: administrator, headers });
  const order = { customerPhone: '+852 5555 5555', projectBrief: 'Two hosts, one hour' };
  const placed = await context.request.post(`${product.url}/api/orders`, { data: order, headers });
  expect(placed.status()).toBe(201);
}

/** Uses a remote in the open tab and checks the text of its version. */
const visits: Readonly<Record<Area, (page: Page, version: Version) => Promise<void>>> = {
  'mf-marketing': async (page, version) => {
    await openInPlace(page, '/about');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline[version]);
  },
  'mf-account': async (page, version) => {
    await openInPlace(page, '/dashboard?order=lite-edit');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Phone')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(pending[version]).first()).toBeVisible();
  },
  'mf-admin': async (page, version) => {
    await openInPlace(page, '/admin/orders');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Project brief')).toBeVisible();
    await expect(dialog.getByLabel('Reference')).toHaveCount(version === '2.0.0' ? 1 : 0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  },
};

/** Visits all three remotes in one tab, then the first one again. */
async function walk(context: BrowserContext, order: readonly Area[], mix: Mix): Promise<void> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${product.url}/legal/terms`);
  await hydrated(page);
  for (const area of [...order, order[0] ?? 'mf-marketing']) await visits[area](page, mix[area]);
  await expect(page.getByText('is not available right now')).toHaveCount(0);
  expect(errors).toEqual([]);
  await page.close();
}

const pointersOf = (mix: Mix) => areas.map((area) => `${area}@${mix[area]}`);

for (const shell of ['newer', 'earlier'] as const) {
  test(`with the ${shell} shell and newer bff, remotes at N and N−1 work mixed in one tab`, async ({
    context,
  }) => {
    test.setTimeout(isFull ? 1_800_000 : 300_000);
    await product.run((await shells())[shell], (await bffs()).newer);
    await signIn(context);
    for (const [index, mix] of mixesOf(shell)) {
      await product.release('promote', ...pointersOf(mix));
      for (const order of walksOf(index)) await walk(context, order, mix);
    }
  });
}

test('with the earlier bff, promote and canary refuse versions that need a newer field', async ({
  context,
}) => {
  test.setTimeout(isFull ? 900_000 : 300_000);
  const earlier = mixes[0] as Mix;
  await product.release('promote', ...pointersOf(earlier));
  await product.run((await shells()).newer, (await bffs()).earlier);
  for (const area of ['mf-account', 'mf-admin'] as const) {
    const refusal = await product.errorOf('promote', `${area}@2.0.0`);
    expect(refusal).toContain('reference');
    expect(await product.errorOf('canary', area, '2.0.0', '10')).toContain('reference');
  }
  await signIn(context);
  for (const [index, marketing] of versions.entries()) {
    const mix = { ...earlier, 'mf-marketing': marketing };
    await product.release('promote', ...pointersOf(mix));
    for (const order of walksOf(index)) await walk(context, order, mix);
  }
});
