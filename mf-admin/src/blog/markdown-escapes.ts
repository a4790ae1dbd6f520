/** Escapes, with a backslash, every character that Markdown would read as syntax. */
export function escapedText(text: string): string {
  return text
    .replace(/[\\`*_[\]<~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\s*\n\s*/g, ' ');
}

/**
 * Joins two texts by the delimiters between them. A delimiter has no effect between punctuation
 * inside its mark and a letter outside it, so that letter becomes a character reference, whose ends
 * are punctuation. An exclamation mark would turn the link after it into a picture.
 * @param closings delimiters of the marks that end between the texts
 * @param openings delimiters of the marks that begin there
 */
export function joined(before: string, closings: string, openings: string, after: string): string {
  const marks = closings + openings;
  // Equal characters form one delimiter run, which may close one mark and open another.
  const [first = ''] = /^(?:\*+|~+)/.exec(marks) ?? [];
  const [last = ''] = /(?:\*+|~+)$/.exec(marks) ?? [];
  const opensBeforeSign =
    first.length > closings.length && /^[\p{P}\p{S}]/u.test(marks.slice(first.length) + after);
  const closesAfterSign =
    last.length > openings.length && /[\p{P}\p{S}]$/u.test(before + marks.slice(0, -last.length));
  let start = before;
  if (marks.startsWith('[')) start = before.replace(/!$/, '\\!');
  if (opensBeforeSign) start = before.replace(/[^\s\p{P}\p{S}]$/u, reference);
  const end = closesAfterSign ? after.replace(/^[^\s\p{P}\p{S}]/u, reference) : after;
  return start + marks + end;
}

const reference = (letter: string) => `&#${letter.codePointAt(0)};`;

export function linkTarget(address: string): string {
  return /[\s()<>]/.test(address)
    ? `<${address.replace(/[<>\n]/g, (sign) => encodeURIComponent(sign))}>`
    : address;
}

export function quotedTitle(title: unknown): string {
  return typeof title === 'string' && title !== '' ? ` "${title.replace(/["\\]/g, '\\$&')}"` : '';
}

/** The alt text of a picture. Backslash escapes do not survive here, so characters are replaced. */
export function altText(text: string): string {
  const plain = text.replace(/\s+/g, ' ').replaceAll('\\', '/').replace(/[`*]/g, '');
  return isBalanced(plain) ? plain : plain.replace(/[[\]]/g, '');
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '[') depth += 1;
    if (sign === ']') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
