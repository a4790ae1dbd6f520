/** Escapes, with a backslash, every character that Markdown would read as syntax. */
export function escapedText(text: string): string {
  return text
    .replace(/[\\`*_[\]<~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\s*\n\s*/g, ' ');
}

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
