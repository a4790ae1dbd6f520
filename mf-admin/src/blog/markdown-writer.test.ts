import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import MarkdownIt from 'markdown-it';
import { editorExtensions } from './editor-extensions';
import { writeMarkdown } from './markdown-writer';
import { documentOf } from './read-html';

const folder = path.join(__dirname, '../../../bff/content/posts');
const reader = new MarkdownIt({ html: false });
const schema = getSchema(editorExtensions);

const roundTrip = (html: string) => writeMarkdown(Node.fromJSON(schema, documentOf(html)));

/** Outside code blocks, line breaks in the source do not matter. */
const withoutLines = (html: string) =>
  html
    .replace(/<th style="[^"]*">/g, '<th>')
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre>') ? part : part.replace(/\s*\n\s*/g, ' ')))
    .join('');

function expectSame(markdown: string): void {
  const html = reader.render(markdown);
  expect(withoutLines(reader.render(roundTrip(html)))).toBe(withoutLines(html));
}

test.each(readdirSync(folder))('the post %s is unchanged after a round trip', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  expectSame(text.replace(/^---\n[\s\S]*?\n---\n/, ''));
});

test.each([
  ['headings', '## Two\n\n### Three\n\n#### Four'],
  ['marks', 'a **bold** *italic* ~~gone~~ `code` ***both*** **a *b* c**'],
  ['marks within words', 'un*frigging*believable, **a**b, *a* **b**'],
  ['links', '[a](https://example.com/a_(b) "t") [**b**](/x) [*c*](mailto:a@example.com)'],
  ['pictures', 'x ![A [desk]](/api/pictures/a.webp) y'],
  ['lists', '- a\n- b\n  - c\n    1. d\n\n3. x\n4. y'],
  ['consecutive lists', '- a\n\n* b\n\n1. c\n\n1) d'],
  ['lists of paragraphs', '- a\n\n  b\n\n- c'],
  ['quotes', '> a\n>\n> - b\n> - c\n>\n> > d'],
  ['code', '```\na\n\n  <b> `c`\n```\n\n`` a`b `` and ` `` `'],
  ['tables', '| a | b |\n|---|---|\n| **x** | a \\| b `c \\| d` |\n| | [l](/l) |'],
  ['tables before text', '| a |\n|---|\n| b |\n\nAfter'],
  ['rules and breaks', 'a\\\nb\n\n---\n\nc'],
  [
    'escaped characters',
    '\\# a\n\n1\\. b\n\n\\- c\n\n\\> d \\*e\\* \\_f\\_ \\[g\\] \\`h\\` \\~~i~~',
  ],
  ['entities', '&amp;lt; and \\&copy; AT&T <b>x</b>'],
  ['backslashes', 'C:\\\\temp \\\\\\| x'],
])('%s are unchanged after a round trip', (_name, markdown) => expectSame(markdown));

test('spaces at the ends of a mark are moved outside the mark', () => {
  expect(roundTrip('<p>a<strong> b </strong>c</p>')).toBe('a **b** c');
});
