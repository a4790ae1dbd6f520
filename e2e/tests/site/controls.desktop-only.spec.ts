import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { laidOut } from '../../fixtures/laid-out';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';

const pages = [...publicPaths, '/blog/first-ai-project'];

/** Everything that a click can change, as one string: URL, document, clipboard, storage, focus. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    const values = [...document.querySelectorAll('input, textarea, select')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return [
      location.href,
      document.documentElement.outerHTML.length,
      [...document.querySelectorAll('[aria-expanded], [aria-pressed], details')]
        .map((each) => `${each.ariaExpanded}${each.ariaPressed}${each.hasAttribute('open')}`)
        .join(),
      document.querySelectorAll('dialog[open], [role=dialog], [role=alert]').length,
      document.documentElement.dataset['copied'],
      document.documentElement.dataset['printed'],
      JSON.stringify({ ...localStorage }),
      values.join(),
      active?.matches('input, textarea, select') ? active.outerHTML : '',
      document.querySelectorAll(':invalid').length,
      Math.round(scrollY),
    ].join('\n');
  });

/** Groups controls that behave alike: all order buttons of a page, all questions of a list. */
const kindOf = (control: Locator) =>
  control.evaluate((each) => {
    if (each.matches('summary, [name=order]')) return each.matches('summary') ? 'summary' : 'order';
    return (each.getAttribute('aria-label') ?? each.textContent ?? '').trim();
  });

/** Opens a page and waits until it no longer changes by itself. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await laidOut(page);
  // The deferred features, which are the last to start, remove it.
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
}

/** Names of the buttons on a page that do nothing. */
async function deadButtons(page: Page, path: string): Promise<string[]> {
  await openAtRest(page, path);
  const seen = new Set<string>();
  const dead: string[] = [];
  const count = await buttonsOf(page).count();
  for (let index = 0; index < count; index++) {
    const button = buttonsOf(page).nth(index);
    if (!(await button.isVisible())) continue;
    const name = await kindOf(button);
    if (seen.has(name)) continue;
    seen.add(name);
    const before = await observe(page);
    await button.click();
    const changes = expect.poll(() => observe(page), { timeout: 3000 }).not.toBe(before);
    if (!(await changes.then(() => true).catch(() => false))) dead.push(`${path}: ${name}`);
    if (new URL(page.url()).search !== '' || (await page.getByRole('dialog').count()) > 0) {
      await openAtRest(page, path);
    }
  }
  return dead;
}

const buttonsOf = (page: Page) =>
  page.locator('main, footer').locator('button, summary, [role=button]');

test('every button of the public pages has an effect', async ({ page }) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    const copy = (text: string) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy } });
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  const dead: string[] = [];
  // Texts of one kind have the same buttons, so check one of each kind.
  const kinds = new Set<string>();
  for (const path of pages) {
    const kind = path.replace(/^(\/(?:help\/\w+|legal))\/.*/, '$1/');
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    dead.push(...(await deadButtons(page, path)));
  }
  expect(dead).toEqual([]);
});

test("no link of a public page lacks an address, and nothing is disabled or 'coming soon'", async ({
  request,
}) => {
  const violations: string[] = [];
  const targets = new Set<string>();
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    if (/coming soon|aria-disabled="true"/i.test(html))
      violations.push(`${path}: promised for later`);
    for (const [tag] of html.matchAll(/<a\b[^>]*>/g)) {
      if (!/\shref="[^"#]|\shref="#./.test(tag)) violations.push(`${path}: ${tag}`);
    }
    for (const [tag] of html.matchAll(/<button\b[^>]*\sname="order"[^>]*>/g)) {
      targets.add(/\svalue="([^"]*)"/.exec(tag)?.[1] ?? '');
    }
  }
  expect(violations).toEqual([]);
  expect([...targets]).toContain('mix-master');
});
