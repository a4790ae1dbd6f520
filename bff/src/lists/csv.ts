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

/** Characters that no text needs; spreadsheets read past some of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them.
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;

/** The start of a formula, wherever a program may begin a cell: some separate cells by semicolon or tab, and then see no quotes. */
const formula = /(^|[;\t\r\n])([^\S\t\r\n]*)(?=[=+\-@|%])/g;

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe in front: what a visitor typed must not run on an
 * administrator's machine.
 */
export function withoutFormulas(text: string): string {
  const printable = text.replace(controls, '');
  return printable.replace(formula, "$1'$2").replace(/^(?=\s*[\t\r])/, "'");
}

function csvCell(cell: string | number | boolean | null | undefined): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const safe = withoutFormulas(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
