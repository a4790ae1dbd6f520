/**
 * Gives each table of an article a frame of its own to scroll in, which the keyboard reaches.
 * @param html as the API answers it: sanitised, tables without attributes
 */
export function withScrollableTables(html: string): string {
  let count = 0;
  return html
    .replace(/<table>/g, () => {
      count += 1;
      return `<div class="table-scroll" role="group" aria-label="Table ${count}" tabindex="0"><table>`;
    })
    .replace(/<\/table>/g, '</table></div>');
}
