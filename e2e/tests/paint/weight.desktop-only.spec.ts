import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';

/** Maximum brotli-compressed bytes of a first visit. */
const most = { script: 150_000, document: 14_000 };

/** Encoded bytes of the scripts that a page loads. */
async function weighScripts(page: Page, path: string): Promise<number> {
  await page.goto(path);
  // The shell requests this chunk last.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/shell/chunk.')),
  );
  await page.waitForLoadState('networkidle');
  return await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => /\.(js|json)$/.test(new URL(name).pathname))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

/** At small size one page per kind: text pages all load the same scripts. */
const weighedPaths =
  process.env['STRESS'] === 'full'
    ? [...publicPaths, '/blog/first-ai-project']
    : ['/', '/services', '/blog', '/contact', '/help', '/legal/terms', '/blog/first-ai-project'];

test('no public page loads more than 150 kB of scripts', async ({ browser }) => {
  test.setTimeout(180_000);
  const heavy: string[] = [];
  for (const address of weighedPaths) {
    const page = await browser.newPage();
    const script = await weighScripts(page, address);
    await page.close();
    expect(script).toBeGreaterThan(50_000);
    if (script > most.script) heavy.push(`${address}: ${script} bytes of script`);
  }
  expect(heavy).toEqual([]);
});

/** Encoded bytes of a document. */
async function weighDocument(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  return Number(answer.headers()['content-length']);
}

for (const path of ['/', '/pricing', '/contact']) {
  test(`the document of ${path} is no larger than 14 kB`, async ({ request }) => {
    // The first response after a release is compressed quickly, later ones at the best level.
    await expect.poll(() => weighDocument(request, path)).toBeLessThanOrEqual(most.document);
  });
}

interface Weighed {
  readonly brotliBytes: number;
  readonly totalBrotliBytes: number;
}

test('every remote stays within its size budget, or that of a new remote', async ({ page }) => {
  const file = path.resolve(import.meta.dirname, '../../../shell/budgets.json');
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, { readonly first: number; readonly total: number }>
  >;
  await page.goto('/');
  const registry = JSON.parse((await page.locator('#registry').textContent()) ?? '') as {
    readonly remotes: readonly { readonly name: string; readonly base: string }[];
  };
  expect(['default', ...registry.remotes.map(({ name }) => name)]).toEqual(
    expect.arrayContaining(Object.keys(budgets)),
  );
  for (const { name, base } of registry.remotes) {
    const answer = await page.request.get(`${base}release.json`);
    const { exposes } = (await answer.json()) as { exposes: Record<string, Weighed> };
    for (const [expose, { brotliBytes, totalBrotliBytes }] of Object.entries(exposes)) {
      const most = budgets[name]?.[expose] ?? budgets['default']?.['*'];
      expect(brotliBytes, `${name} ${expose} at first`).toBeLessThanOrEqual(most?.first ?? 0);
      expect(totalBrotliBytes, `${name} ${expose} in all`).toBeLessThanOrEqual(most?.total ?? 0);
    }
  }
});
