/** One column of a table: its heading and what a row has in it. */
export type CsvColumn<Row> = readonly [
  heading: string,
  cell: (row: Row) => string | number | boolean | null | undefined,
];

/** So that spreadsheet programs take the text for UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A line of RFC 4180. */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe in front: what a visitor typed must not run on an
 * administrator's machine.
 */
function csvCell(cell: string | number | boolean | null | undefined): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const safe = /^\s*[=+\-@\t\r|%]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
