import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';

interface Visited {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

/** Internal paths that a document links to, without query and fragment. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href]) => href ?? '');
  return hrefs
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.split(/[?#]/)[0] || '/');
}

/** Fragments that a document links to, with their path. */
function fragmentsOf(path: string, html: string): [string, string][] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"#]*)#([^"]+)"/g)]
    .filter(([, target = '']) => target === '' || target.startsWith('/'))
    .map(([, target = '', id = '']) => [target.split('?')[0] || path, id]);
}

async function crawl(request: APIRequestContext): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue;
    const response = await request.get(path);
    const html = await response.text();
    visited.set(path, { path, status: response.status(), html });
    if (!path.startsWith('/api')) waiting.push(...linksOf(html));
  }
  return visited;
}

const titleOf = (html: string) => /<title[^>]*>([^<]*)</.exec(html)?.[1];
const descriptionOf = (html: string) =>
  /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

test('all links from the home page work; pages have title, description and sitemap entry', async ({
  request,
}) => {
  const visited = await crawl(request);
  const broken = [...visited.values()]
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => `${status} ${path}`);
  expect(broken).toEqual([]);
  expect(publicPaths.filter((path) => !visited.has(path))).toEqual([]);

  const lost = [...visited.values()]
    .flatMap(({ path, html }) => fragmentsOf(path, html))
    .filter(([path, id]) => !visited.get(path)?.html.includes(`id="${id}"`));
  expect(lost, 'fragments that no part of a page has').toEqual([]);

  // Titles and descriptions of public pages are unique, and the sitemap lists every page.
  const pages = [...visited.values()].filter(({ html }) => html.includes('rel="canonical"'));
  for (const textOf of [titleOf, descriptionOf]) {
    const texts = pages.map(({ html }) => textOf(html));
    expect(texts.filter((text) => !text)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const missing = pages.filter(({ path }) => !sitemap.includes(`${path}</loc>`));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('every public document is valid HTML', async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // Style of React's markup, the same on every page.
      'attr-quotes': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'error',
      // The layout decides where the phone number and the addresses wrap.
      'tel-non-breaking': 'off',
      'long-title': 'off',
      // Inline scripts have hashes in the policy; the hashes of files are in the registry.
      'require-sri': 'off',
    },
  });
  const violations: string[] = [];
  for (const path of [...publicPaths, '/blog/first-ai-project', '/no-such-page']) {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      violations.push(
        ...messages.map(
          ({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`,
        ),
      );
    }
  }
  expect([...new Set(violations)].slice(0, 40)).toEqual([]);
});

test('feed, robots.txt, security.txt and structured data are available', async ({ request }) => {
  const feed = await (await request.get('/rss.xml')).text();
  expect(feed.match(/<item>/g)?.length).toBeGreaterThanOrEqual(8);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin/');
  expect(await (await request.get('/.well-known/security.txt')).text()).toContain(
    'Contact: mailto:',
  );
  const services = await (await request.get('/services')).text();
  const [, data = '{}'] = /ld\+json">([\s\S]*?)<\/script>/.exec(services) ?? [];
  const { '@graph': graph } = JSON.parse(data) as {
    '@graph': { '@type': string; price?: string }[];
  };
  expect(graph.filter(({ '@type': type }) => type === 'Offer')).toHaveLength(24);
});
