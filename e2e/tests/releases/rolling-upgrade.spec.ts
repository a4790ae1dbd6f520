import { expect, test } from '@playwright/test';
import { Balancer } from '../../fixtures/balancer';
import { hydrated } from '../../fixtures/hydrated';
import { firstInstancePort } from '../../fixtures/instance';
import { SkewedProduct } from '../../fixtures/skewed-product';
import { bffProgram, headline, publishAreas, shells } from './skew-builds';

const port = firstInstancePort + 30;
const pages = ['/', '/about', '/pricing', '/help', '/legal/terms', '/auth'];

/**
 * Loads pages with their scripts until stopped.
 * @returns a function that stops the loading and returns the page count and the failures
 */
function loadPages(url: string): () => Promise<{ loaded: number; failed: string[] }> {
  let running = true;
  let loaded = 0;
  const failed: string[] = [];
  const get = async (path: string) => {
    const response = await fetch(`${url}${path}`).catch((error: unknown) => error);
    if (response instanceof Response && response.ok) return await response.text();
    failed.push(`${path}: ${response instanceof Response ? response.status : response}`);
    return '';
  };
  const visit = async (path: string) => {
    const html = await get(path);
    const [, text = 'null'] = /id="registry">([^<]*)</.exec(html) ?? [];
    const manifest = JSON.parse(text) as Manifest | null;
    if (!manifest) return;
    await Promise.all(scriptsOf(manifest).map(get));
    loaded += 1;
  };
  const visitor = async (first: number) => {
    for (let index = first; running; index += 1) {
      await visit(pages[index % pages.length] ?? '/');
      // Without a pause the visitors would starve the starting servers of CPU.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const visitors = Promise.all([0, 1, 2].map(visitor));
  return async () => {
    running = false;
    await visitors;
    return { loaded, failed };
  };
}

interface Manifest {
  readonly shell: { readonly base: string; readonly entry: readonly string[] };
  readonly remotes: readonly { readonly base: string; readonly entry: string }[];
}

const scriptsOf = ({ shell, remotes }: Manifest) => [
  ...shell.entry.map((name) => `${shell.base}${name}`),
  ...remotes.map(({ base, entry }) => `${base}${entry}`),
];

test('a rolling upgrade of React and the router under load causes no failed page load', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const product = await SkewedProduct.make(port);
  const balancer = new Balancer(port + 5, [port + 6, port + 7]);
  try {
    const { earlier, newer } = await shells();
    await product.run(earlier, bffProgram);
    await publishAreas(product);
    await product.release('promote', 'mf-marketing@1.0.0', 'mf-account@1.0.0', 'mf-admin@1.0.0');
    const stops = [
      await product.addShell(earlier, port + 6),
      await product.addShell(earlier, port + 7),
    ];
    await balancer.start();
    const stopLoading = loadPages(balancer.url);

    // A tab opened before the upgrade keeps working during it.
    await page.goto(`${balancer.url}/legal/terms`);
    await hydrated(page);
    for (const [index, stop] of stops.entries()) {
      await stop();
      await product.addShell(newer, port + 6 + index);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline['1.0.0']);
    await page.goto(`${balancer.url}/auth`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();

    const { loaded, failed } = await stopLoading();
    expect(failed).toEqual([]);
    expect(loaded).toBeGreaterThan(20);
  } finally {
    await balancer.stop();
    await product.stop();
  }
});
