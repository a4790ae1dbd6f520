import type { Mark, Node } from '@tiptap/pm/model';
import { altText, escapedText, joined, linkTarget, quotedTitle } from './markdown-escapes';

/** Converts an editor document to Markdown that renders to the same HTML. */
export function writeMarkdown(doc: Node): string {
  return blocksOf(doc, '\n\n').trim();
}

function blocksOf(parent: Node, separator: string): string {
  const parts: string[] = [];
  let previous: Node | null = null;
  parent.forEach((node) => {
    const isSecondList = previous?.type === node.type && /List$/.test(node.type.name);
    const text = blockOf(node, isSecondList && !parts.at(-1)?.startsWith('*'));
    previous = node;
    if (text !== '') parts.push(text);
  });
  return parts.join(separator);
}

/**
 * @param isOther uses the other bullet, because two adjacent lists with the same one would merge
 */
function blockOf(node: Node, isOther: boolean): string {
  switch (node.type.name) {
    case 'heading':
      return `${'#'.repeat(Number(node.attrs.level))} ${headingText(inlineOf(node, ' '))}`;
    case 'blockquote':
      return prefixed(blocksOf(node, '\n\n'), '> ', '> ');
    case 'codeBlock':
      return codeBlockOf(node.textContent);
    case 'bulletList':
      return listOf(node, () => (isOther ? '* ' : '- '));
    case 'orderedList': {
      const start = Number(node.attrs.start ?? 1);
      return listOf(node, (index) => `${start + index}${isOther ? ')' : '.'} `);
    }
    case 'horizontalRule':
      return '---';
    case 'table':
      return tableOf(node);
    default:
      return atLineStart(inlineOf(node, '\\\n'));
  }
}

/** Escapes number signs at the end, which Markdown would take for the end of the heading. */
const headingText = (text: string) => text.replace(/(^| )(#+)$/, '$1\\$2');

function codeBlockOf(text: string): string {
  const code = text.replace(/\n$/, '');
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

function listOf(list: Node, markerOf: (index: number) => string): string {
  const items: string[] = [];
  let isTight = true;
  list.forEach((item) => {
    item.forEach((child, _offset, index) => {
      if (index > 0 && !interruptsText(child)) isTight = false;
    });
  });
  list.forEach((item, _offset, index) => {
    const marker = markerOf(index);
    const indent = ' '.repeat(marker.length);
    items.push(prefixed(blocksOf(item, isTight ? '\n' : '\n\n'), marker, indent).trimEnd());
  });
  return items.join(isTight ? '\n' : '\n\n');
}

/** Whether Markdown reads a block below a paragraph as a list if no blank line is between them. */
const interruptsText = ({ type, attrs, firstChild }: Node) =>
  /List$/.test(type.name) && (attrs.start ?? 1) === 1 && firstChild?.firstChild?.childCount !== 0;

/** Adds one prefix to the first line and another to all other lines. */
function prefixed(text: string, first: string, others: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => (index === 0 ? first + line : (others + line).trimEnd()))
    .join('\n');
}

function tableOf(table: Node): string {
  const rows: string[][] = [];
  table.forEach((row) => {
    const cells: string[] = [];
    row.forEach((cell) => void cells.push(cellTextOf(cell)));
    rows.push(cells);
  });
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

/** All text of a cell on one line: Markdown has no blocks in a cell. */
function cellTextOf(node: Node): string {
  if (node.inlineContent) return inlineOf(node, ' ', true);
  const parts = node.children.map(cellTextOf);
  return parts.filter((text) => text !== '').join(' ');
}

/** Escapes the start of each line that Markdown would read as another block. */
function atLineStart(text: string): string {
  return text
    .replace(/^( *)(#{1,6}(?=\s|$)|[-+=](?=\s|[-=]|$)|-{2,}|>)/gm, '$1\\$2')
    .replace(/^( *\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
}

const delimiters: Readonly<Record<string, string>> = { bold: '**', italic: '*', strike: '~~' };
/** Nesting of marks, outermost first. */
const order = ['link', 'bold', 'italic', 'strike', 'code'];
const nested = (marks: readonly Mark[]): Mark[] =>
  [...marks].sort((a, b) => order.indexOf(a.type.name) - order.indexOf(b.type.name));
/** How many outer marks two runs share, so that these stay open between them. */
const sharedCount = (marks: readonly Mark[], others: readonly Mark[]) => {
  const end = marks.findIndex((mark, index) => others[index]?.eq(mark) !== true);
  return end < 0 ? marks.length : end;
};

function inlineOf(parent: Node, lineBreak: string, isInTable = false): string {
  let text = '';
  let open: Mark[] = [];
  for (const { words, marks } of runsOf(parent, lineBreak, isInTable)) {
    const sorted = nested(marks);
    const kept = sharedCount(open, sorted);
    text = joined(text, closingsOf(open.slice(kept)), openingsOf(sorted.slice(kept)), words);
    open = sorted;
  }
  text += closingsOf(open);
  return text.replace(/(\\\n\s*)+$/, '').trim();
}

const opening = ({ type }: Mark) => (type.name === 'link' ? '[' : (delimiters[type.name] ?? ''));
const closing = (mark: Mark) =>
  mark.type.name === 'link'
    ? `](${linkTarget(String(mark.attrs.href))}${quotedTitle(mark.attrs.title)})`
    : (delimiters[mark.type.name] ?? '');
const openingsOf = (marks: readonly Mark[]) => marks.map(opening).join('');
const closingsOf = (marks: readonly Mark[]) => [...marks].reverse().map(closing).join('');

interface Run {
  readonly words: string;
  readonly marks: readonly Mark[];
}

/**
 * Text runs with their marks. Leading and trailing spaces keep only the marks they share with the
 * neighbouring run, because a Markdown mark may not begin or end with a space.
 */
function runsOf(parent: Node, lineBreak: string, isInTable: boolean): Run[] {
  return parent.children.flatMap((node, index) => {
    if (node.type.name === 'image') return [{ words: imageOf(node), marks: node.marks }];
    const before = commonMarks(node, parent.children[index - 1]);
    const after = commonMarks(node, parent.children[index + 1]);
    if (node.type.name === 'hardBreak') return [{ words: lineBreak, marks: after }];
    const text = node.text ?? '';
    if (node.marks.some(({ type }) => type.name === 'code')) {
      return [{ words: codeOf(text, isInTable), marks: node.marks }];
    }
    const [, first = '', words = '', last = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
    const runs = [
      {
        words: first,
        marks: words === '' ? before.filter((mark) => after.includes(mark)) : before,
      },
      { words: escapedText(words), marks: node.marks },
      { words: last, marks: after },
    ];
    return runs.filter((run) => run.words !== '');
  });
}

/**
 * Marks that stay open to the neighbour. A link always counts, because it may begin or end with a
 * space.
 */
function commonMarks(node: Node, neighbour: Node | undefined): Mark[] {
  const marks = nested(node.marks);
  const isLink = marks[0]?.type.name === 'link';
  return marks.slice(0, Math.max(sharedCount(marks, nested(neighbour?.marks ?? [])), +isLink));
}

function imageOf({ attrs: { src, alt, title } }: Node): string {
  return `![${altText(String(alt ?? ''))}](${linkTarget(String(src))}${quotedTitle(title)})`;
}

function codeOf(text: string, isInTable: boolean): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  const words = isInTable ? text.replaceAll('|', '\\|') : text;
  return `${fence}${pad}${words}${pad}${fence}`;
}
