/**
 * A table as HTML.
 * @param rows cells as HTML
 * @param empty what stands in place of a table without rows
 */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  empty: string,
): string {
  if (rows.length === 0) return `<p>${empty}</p>`;
  const head = heads.map((text) => (text ? `<th scope="col">${text}</th>` : '<td></td>')).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
