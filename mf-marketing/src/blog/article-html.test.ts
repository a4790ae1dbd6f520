import { articleText } from './article-html';

test('each table is wrapped in a scrollable group with a unique name', () => {
  const frame = (count: number, table: string) =>
    `<div class="table-scroll" role="group" aria-label="Table ${count}" tabindex="0">${table}</div>`;
  const table = '<table><tr><td>1</td></tr></table>';
  expect(articleText(`<p>a</p>${table}<p>b</p>${table}`).html).toBe(
    `<p>a</p>${frame(1, table)}<p>b</p>${frame(2, table)}`,
  );
});

test('HTML without tables and headings is unchanged', () => {
  const html = '<p>The table is set.</p>';
  expect(articleText(html)).toEqual({ html, headings: [] });
});

test('headings get unique ids and are listed with their text', () => {
  const { html, headings } = articleText(
    '<h2>What it <em>costs</em></h2><p>a</p><h3>Q &amp; A {{x}}</h3><h2>What it costs</h2><h2>結論</h2>',
  );
  expect(headings).toEqual([
    { level: 2, id: 'section-what-it-costs', text: 'What it costs' },
    { level: 3, id: 'section-q-a-x', text: 'Q & A {{x}}' },
    { level: 2, id: 'section-what-it-costs-2', text: 'What it costs' },
    { level: 2, id: 'section', text: '結論' },
  ]);
  for (const { id } of headings) expect(html).toContain(` id="${id}">`);
  expect(html).toContain('<h2 id="section-what-it-costs">What it <em>costs</em></h2>');
});

test('a heading that ends in a number gets no id of a repeated heading', () => {
  const { headings } = articleText('<h2>Part</h2><h2>Part 2</h2><h2>Part</h2><h2>Part</h2>');
  const ids = headings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
