import type { DocumentHeading } from '../content/document';

/** The HTML that the page shows, and the headings for its contents list. */
interface ArticleText {
  readonly html: string;
  readonly headings: readonly DocumentHeading[];
}

/**
 * Adds an id to each heading and wraps each table in a scroll container that the keyboard can
 * focus.
 * @param html HTML from the API: sanitised, headings and tables without attributes
 */
export function articleText(html: string): ArticleText {
  const headings: DocumentHeading[] = [];
  const uses = new Map<string, number>();
  const withIds = html.replace(/<h([234])>(.*?)<\/h\1>/gs, (_, level: string, inner: string) => {
    const text = plainText(inner);
    const id = uniqueId(idOf(text), uses);
    headings.push({ level: Number(level), id, text });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: withScrollableTables(withIds), headings };
}

function withScrollableTables(html: string): string {
  let count = 0;
  return html
    .replace(/<table>/g, () => {
      count += 1;
      return `<div class="table-scroll" role="group" aria-label="Table ${count}" tabindex="0"><table>`;
    })
    .replace(/<\/table>/g, '</table></div>');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const plainText = (inner: string) =>
  inner
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();

/** Prefixed, so that no heading takes the id of another element on the page. */
const idOf = (text: string) =>
  ['section', ...(text.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-');

/** @param uses the ids so far, each with the last number that was tried after it */
function uniqueId(name: string, uses: Map<string, number>): string {
  let use = uses.get(name) ?? 0;
  let id = name;
  while (uses.has(id)) {
    use += 1;
    id = `${name}-${use}`;
  }
  uses.set(name, use).set(id, 1);
  return id;
}
