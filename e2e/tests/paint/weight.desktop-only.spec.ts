import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';

/** Bytes of brotli that a first visit may take, as the design says. */
const most = { script: 130_000, document: 13_000 };
const light = ['/', '/pricing', '/contact'];

/** What came for the page, in bytes on the wire. */
async function weigh(page: Page, path: string): Promise<{ document: number; script: number }> {
  await page.goto(path);
  // The shell asks for this one when everything else is there.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/shell/chunk.')),
  );
  await page.waitForLoadState('networkidle');
  return await page.evaluate(() => {
    const entries = (type: string) =>
      performance.getEntriesByType(type) as PerformanceResourceTiming[];
    const [document] = entries('navigation');
    const scripts = entries('resource').filter(({ name }) =>
      /\.(js|json)$/.test(new URL(name).pathname),
    );
    const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { document: document?.encodedBodySize ?? 0, script };
  });
}

test('no public page carries more script than 130 kB, nor the lightest a document over 13 kB', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const heavy: string[] = [];
  for (const address of [...publicPaths, '/blog/first-ai-project']) {
    const page = await browser.newPage();
    const { document, script } = await weigh(page, address);
    await page.close();
    expect(script).toBeGreaterThan(50_000);
    expect(document).toBeGreaterThan(1000);
    if (script > most.script) heavy.push(`${address}: ${script} bytes of script`);
    if (light.includes(address) && document > most.document) {
      heavy.push(`${address}: a document of ${document} bytes`);
    }
  }
  expect(heavy).toEqual([]);
});

interface Weighed {
  readonly brotliBytes: number;
  readonly totalBrotliBytes: number;
}

test('every remote keeps within its budget', async ({ page }) => {
  const file = path.resolve(import.meta.dirname, '../../../shell/budgets.json');
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, { readonly first: number; readonly total: number }>
  >;
  await page.goto('/');
  const registry = JSON.parse((await page.locator('#registry').textContent()) ?? '') as {
    readonly remotes: readonly { readonly name: string; readonly base: string }[];
  };
  expect(registry.remotes.map(({ name }) => name).sort()).toEqual(
    Object.keys(budgets)
      .filter((name) => name !== 'default')
      .sort(),
  );
  for (const { name, base } of registry.remotes) {
    const answer = await page.request.get(`${base}release.json`);
    const { exposes } = (await answer.json()) as { exposes: Record<string, Weighed> };
    for (const [expose, { brotliBytes, totalBrotliBytes }] of Object.entries(exposes)) {
      const most = budgets[name]?.[expose];
      expect(brotliBytes, `${name} ${expose} at first`).toBeLessThanOrEqual(most?.first ?? 0);
      expect(totalBrotliBytes, `${name} ${expose} in all`).toBeLessThanOrEqual(most?.total ?? 0);
    }
  }
});
