/** A column of a CSV file: its heading, and the cell of a row. */
export type CsvColumn<Row> = readonly [
  heading: string,
  cell: (row: Row) => string | number | boolean | null | undefined,
];

/** Makes spreadsheet programs read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Formats a line by RFC 4180. */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Control characters, which no text needs; spreadsheets ignore some of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them.
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;

/**
 * The start of a formula, wherever a program may start a cell: some split at semicolons or tabs,
 * and then ignore quotes.
 */
const formula = /(^|[;\t\r\n])([^\S\t\r\n]*)(?=[=+\-@|%])/g;

/**
 * Prefixes text that a spreadsheet would treat as a formula with an apostrophe, so that a visitor's
 * input cannot run on an administrator's machine (CSV injection).
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
