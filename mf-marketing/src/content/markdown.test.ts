import { renderMarkdown } from '@northcast/tooling/markdown.mjs';

const table = '| a | b |\n|---|---|\n| 1 | 2 |\n';

test('headings of one text have unique ids', () => {
  const { headings, html } = renderMarkdown('## Before\n\n### Say `it`\n\n## Before\n');
  expect(headings).toEqual([
    { level: 2, id: 'before', text: 'Before' },
    { level: 3, id: 'say-it', text: 'Say it' },
    { level: 2, id: 'before-2', text: 'Before' },
  ]);
  expect(html).toContain('<h2 id="before-2">');
});

test('tables are wrapped in focusable scroll regions named after their heading', () => {
  const { html } = renderMarkdown(`## Targets & limits\n\n${table}\n${table}`);
  expect(html).toContain('role="region" tabindex="0" aria-label="Table: Targets &amp; limits"');
  expect(html).toContain('aria-label="Table: Targets &amp; limits (2)"');
});

test('code blocks are escaped and become focusable regions named after their heading', () => {
  const { html } = renderMarkdown('## Feed\n\n```xml\n<rss>\n```\n');
  expect(html).toContain('<pre role="region" tabindex="0" aria-label="Example: Feed">');
  expect(html).toContain('&lt;rss&gt;');
});

test('HTML in Markdown is escaped', () => {
  expect(renderMarkdown('<script>alert(1)</script>').html).not.toContain('<script>');
});

test('task list items become checkboxes with unique ids', () => {
  const { html, tasks } = renderMarkdown(
    '## Before\n\n- [ ] Read [this](/help) **first**\n- [ ] Clap\n- Sit down\n\n1. [ ] Clap\n',
  );
  expect(tasks).toEqual([
    { id: 'read-this-first', text: 'Read this first', heading: 'Before' },
    { id: 'clap', text: 'Clap', heading: 'Before' },
    { id: 'clap-2', text: 'Clap', heading: 'Before' },
  ]);
  expect(html).toContain(
    '<li class="task"><label><input type="checkbox" value="clap" data-task=""><span>Clap</span></label></li>',
  );
  expect(html).toContain('<li>Sit down</li>');
});

test('a diagram has an accessible name and description', () => {
  const source = '```diagram two-steps\nTwo steps\nFirst this,\nthen <that>.\n```\n';
  const svgOf = (name: string) => `<svg viewBox="0 0 1 1"><g class="${name}"/></svg>`;
  expect(renderMarkdown(source, svgOf).html).toBe(
    '<figure class="diagram"><svg viewBox="0 0 1 1" role="img" aria-labelledby="diagram-two-steps" ' +
      'aria-describedby="diagram-two-steps-text"><title id="diagram-two-steps">Two steps</title>' +
      '<desc id="diagram-two-steps-text">First this, then &lt;that&gt;.</desc>' +
      '<g class="two-steps"/></svg><figcaption>Two steps</figcaption></figure>\n',
  );
});

test('a numbered heading keeps its id from a repeated one', () => {
  const { headings } = renderMarkdown('## Part\n\n## Part 2\n\n## Part\n');
  expect(headings.map(({ id }) => id)).toEqual(['part', 'part-2', 'part-3']);
});
