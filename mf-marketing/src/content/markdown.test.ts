import { renderMarkdown } from '@northcast/tooling/markdown.mjs';

const table = '| a | b |\n|---|---|\n| 1 | 2 |\n';

test('headings of one text have ids of their own', () => {
  const { headings, html } = renderMarkdown('## Before\n\n### Say `it`\n\n## Before\n');
  expect(headings).toEqual([
    { level: 2, id: 'before', text: 'Before' },
    { level: 3, id: 'say-it', text: 'Say it' },
    { level: 2, id: 'before-2', text: 'Before' },
  ]);
  expect(html).toContain('<h2 id="before-2">');
});

test('tables scroll in frames that are reachable by keyboard and named after their heading', () => {
  const { html } = renderMarkdown(`## Targets & limits\n\n${table}\n${table}`);
  expect(html).toContain('role="region" tabindex="0" aria-label="Table: Targets &amp; limits"');
  expect(html).toContain('aria-label="Table: Targets &amp; limits (2)"');
});

test('code scrolls in such a frame too and runs nothing', () => {
  const { html } = renderMarkdown('## Feed\n\n```xml\n<rss>\n```\n');
  expect(html).toContain('<pre role="region" tabindex="0" aria-label="Example: Feed">');
  expect(html).toContain('&lt;rss&gt;');
});

test('markup in a text stays text', () => {
  expect(renderMarkdown('<script>alert(1)</script>').html).not.toContain('<script>');
});
