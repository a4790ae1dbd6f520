import { withScrollableTables } from './article-html';

test('each table stands in a frame of its own name', () => {
  const frame = (count: number, table: string) =>
    `<div class="table-scroll" role="group" aria-label="Table ${count}" tabindex="0">${table}</div>`;
  const table = '<table><tr><td>1</td></tr></table>';
  expect(withScrollableTables(`<p>a</p>${table}<p>b</p>${table}`)).toBe(
    `<p>a</p>${frame(1, table)}<p>b</p>${frame(2, table)}`,
  );
});

test('a text without tables stays as it is', () => {
  expect(withScrollableTables('<p>The table is set.</p>')).toBe('<p>The table is set.</p>');
});
