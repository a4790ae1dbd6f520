import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { collectConsole } from '../../fixtures/console';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';

interface Rules {
  readonly prefetch: readonly [
    {
      readonly where: {
        readonly and: readonly [
          { readonly href_matches: string },
          { readonly not: { readonly href_matches: readonly string[] } },
        ];
      };
      readonly eagerness: string;
    },
  ];
}

const privatePaths = ['mf-account', 'mf-admin'].flatMap((remote) => {
  const file = path.resolve(import.meta.dirname, '../../..', remote, 'remote.json');
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] };
  return routes.map((route) => route.path);
});
const noPages = ['/api/blog', '/_releases', '/releases/registry.json', '/services?order=lite-edit'];

async function rulesOf(request: APIRequestContext, address: string): Promise<Rules | null> {
  const html = await (await request.get(address)).text();
  const [, text] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
  return text === undefined ? null : (JSON.parse(text) as Rules);
}

/** Opens a page whose shell never starts, so that the browser handles every click. */
async function openWithoutShell(page: Page, address: string): Promise<void> {
  await page.route('**/shell/*.js', () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
}

/** Hovers over a link until the browser has prefetched its document. */
async function hoverUntilFetched(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Promise((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve(status);
    });
  });
  await session.send('Preload.enable');
  await linkTo(page, name).hover();
  await fetched;
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

const howItCame = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as { deliveryType?: string } | undefined)
        ?.deliveryType,
  );

test('speculation rules of public documents allow prefetching of public pages only', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  for (const address of [...publicPaths, '/blog/first-ai-project']) {
    const rules = await rulesOf(page.request, address);
    if (rules === null) throw new Error(`${address} has no rules`);
    const [{ where, eagerness }] = rules.prefetch;
    expect(eagerness).toBe('moderate');
    const [{ href_matches: included }, { not }] = where.and;
    const fetched = await page.evaluate(
      ({ addresses, patterns }) => {
        const matches = (pattern: string, each: string) =>
          new URLPattern(pattern, location.href).test(each, location.href);
        return addresses.filter(
          (each) =>
            matches(patterns.included, each) &&
            !patterns.excluded.some((pattern) => matches(pattern, each)),
        );
      },
      {
        addresses: [...publicPaths, '/blog?q=ai', ...privatePaths, ...noPages],
        patterns: { included, excluded: not.href_matches },
      },
    );
    expect(fetched).toEqual([...publicPaths, '/blog?q=ai']);
  }
});

test('private and not-found documents have no speculation rules', async ({ request }) => {
  for (const address of [...privatePaths, '/no/such/page']) {
    expect(await rulesOf(request, address)).toBeNull();
  }
});

test('before the shell starts, a link opens from the prefetched document', async ({ page }) => {
  const messages = collectConsole(page);
  await openWithoutShell(page, '/about');
  await hoverUntilFetched(page, 'Pricing');
  await linkTo(page, 'Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => howItCame(page)).toBe('navigational-prefetch');
  expect(messages).toEqual([]);
});

test('the shell removes the speculation rules when it has started', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

test('a document rendered before sign-in shows the signed-in state after loading', async ({
  customer: { page },
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await page.route('**/pricing', async (route) =>
    route.fulfill({ response: await stranger.get('/pricing') }),
  );
  const messages = collectConsole(page);
  const response = await page.goto('/pricing');
  expect(await response?.text()).not.toContain('href="/dashboard"');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  expect(messages).toEqual([]);
  await stranger.dispose();
});
