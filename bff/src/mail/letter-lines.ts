/** Control characters except tab and line feed, and unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them.
const unprintable = /[\0-\x08\x0b-\x1f\x7f-\x9f\p{Cs}]/gu;

/** Normalises line endings to line feeds and removes unprintable characters. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unprintable, '');
}

export function linesOf(text: string): readonly string[] {
  return printable(text).trim().split('\n');
}

/**
 * Puts a text on one line, so that a line feed in a header value cannot start another header field.
 * @param max length in characters; a longer text is cut and ends with …
 */
export function singleLine(text: string, max: number): string {
  const line = [...printable(text).replace(/\s+/g, ' ').trim()];
  return line.length > max
    ? `${line
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : line.join('');
}
