import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { root } from '../../fixtures/builds';
import { hydrated } from '../../fixtures/hydrated';
import { firstInstancePort, Instance } from '../../fixtures/instance';
import { administrator, newPerson } from '../../fixtures/test';
import type { Variant } from '../../fixtures/variants';
import { openInPlace } from './areas';
import { nextMigration, orderReference } from './order-reference';
import { newerArea, newerBff } from './skew-builds';

const port = firstInstancePort + 40;
const reference = 'PO 4711';

interface Product {
  /** This checkout's shell, a bff with the new field, and 2.0.0 of both remotes with the field. */
  readonly product: Instance;
}

const test = base.extend<object, Product>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the parameter's source.
    async ({}, use, { parallelIndex }) => {
      const bff = await newerBff();
      const instance = await Instance.start(port + parallelIndex, {}, { bff: mainOf(bff) });
      try {
        for (const area of ['mf-account', 'mf-admin'] as const) {
          const { version, folder } = await newerArea(area);
          // Refused until the shell has read the bff's version, which it polls every half second.
          await expect(() => instance.publishBuilt({ remote: area, version, folder })).toPass({
            timeout: 20_000,
          });
        }
        await use(instance);
      } finally {
        await instance.stop();
      }
    },
    { scope: 'worker', timeout: 420_000 },
  ],
  baseURL: [async ({ product }, use) => await use(product.url), { scope: 'test' }],
});

// Serial: with one worker, the product is built and started once.
test.describe.configure({ mode: 'default' });

const mainOf = ({ folder }: Variant) => path.join(folder, 'main.js');

/** The files that the recipe's numbered steps start with. */
async function filesOfRecipe(): Promise<string[]> {
  const text = await readFile(path.join(root, 'docs/contributing.md'), 'utf8');
  const [, recipe = ''] = text.split('\n## Add a field\n');
  const steps = recipe.split('\n## ')[0]?.matchAll(/^\d+\. `([^`]+)`/gm) ?? [];
  return [...steps].map(([, file]) => (file ?? '').replace('NNNN', nextMigration));
}

/** A customer with an order, signed in in the same browser context. */
async function order(context: BrowserContext, url: string) {
  const headers = { Origin: url };
  const person = newPerson();
  const service = { customerPhone: '+852 5555 5555', projectBrief: 'Two hosts, one hour' };
  await context.request.post('/api/register', { data: person, headers });
  const placed = await context.request.post('/api/orders', { data: service, headers });
  expect(placed.status()).toBe(201);
  return person;
}

async function signInAsAdministrator(context: BrowserContext, url: string): Promise<void> {
  const headers = { Origin: url };
  expect((await context.request.post('/api/login', { data: administrator, headers })).ok()).toBe(
    true,
  );
}

test('the recipe lists at most ten files, none of the shell or its contract', async () => {
  const files = await filesOfRecipe();
  expect(files).toEqual(Object.keys(orderReference));
  expect(files.length).toBeLessThanOrEqual(10);
  expect(files.filter((file) => /^(shell|shared-contracts\/src\/host)\//.test(file))).toEqual([]);
});

const visits = {
  dashboard: async (page: Page) => {
    await openInPlace(page, '/dashboard?order=lite-edit');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Phone')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  },
  panel: async (page: Page) => {
    await openInPlace(page, '/admin/orders');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Reference')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  },
} as const;

for (const [first, second] of [
  ['dashboard', 'panel'],
  ['panel', 'dashboard'],
] as const) {
  test(`mf-admin with the field works with mf-account without it: ${first}, then ${second}`, async ({
    product,
    context,
    page,
  }) => {
    await product.release('promote', 'mf-admin', '2.0.0');
    await order(context, product.url);
    await signInAsAdministrator(context, product.url);
    await page.goto('/about');
    await hydrated(page);
    await visits[first](page);
    await visits[second](page);
    await visits[first](page);
  });
}

test('the field is edited in the admin panel and shown there and on the dashboard', async ({
  product,
  context,
  browser,
  baseURL,
}) => {
  await product.release('promote', 'mf-admin', '2.0.0');
  await product.release('promote', 'mf-account', '2.0.0');
  const person = await order(context, product.url);

  const office = await browser.newContext(baseURL ? { baseURL } : {});
  await signInAsAdministrator(office, product.url);
  const panel = await office.newPage();
  await panel.goto(`/admin/orders?q=${encodeURIComponent(person.email)}`);
  await panel.getByRole('button', { name: /^Edit/ }).first().click();
  const dialog = panel.getByRole('dialog');
  await dialog.getByLabel('Reference').fill(reference);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('table').getByText(reference)).toBeVisible();
  await office.close();

  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  await expect(dashboard.getByText(`Reference ${reference}`)).toBeVisible();
});
