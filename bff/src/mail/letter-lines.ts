/** Characters that no mail needs: controls but for tab and line feed, and half surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them.
const unprintable = /[\0-\x08\x0b-\x1f\x7f-\x9f\p{Cs}]/gu;

/** A text as a mail holds it: line feeds only. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unprintable, '');
}

/** The lines of a text that somebody wrote. */
export function linesOf(text: string): readonly string[] {
  return printable(text).trim().split('\n');
}

/**
 * A text on one line, as a header field holds it: what comes after a line feed would be another field.
 * @param max characters; a longer text ends with …
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
