import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import MarkdownIt from 'markdown-it';
import { editorExtensions } from './editor-extensions';
import { writeMarkdown } from './markdown-writer';
import { parsedHtml } from './read-html';

const folder = path.join(__dirname, '../../../bff/content/posts');
const reader = new MarkdownIt({ html: false });
const schema = getSchema(editorExtensions);

const roundTrip = (html: string) => writeMarkdown(parsedHtml(html));

/** Outside code blocks, line breaks in the source do not matter. */
const withoutLines = (html: string) =>
  html
    .replace(/<th style="[^"]*">/g, '<th>')
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre>') ? part : part.replace(/\s*\n\s*/g, ' ')))
    .join('');

function expectSame(markdown: string): void {
  const html = reader.render(markdown);
  const written = roundTrip(html);
  const rendered = reader.render(written);
  expect(withoutLines(rendered)).toBe(withoutLines(html));
  expect(roundTrip(rendered)).toBe(written);
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
  ['signs at line starts', '\\>90% a\\\n\\>b\n\n- \\>c'],
  ['backslashes', 'C:\\\\temp \\\\\\| x'],
  ['exclamation marks before links', 'New\\![a](/a) *New*\\![b](/b) \\\\\\![**c**](/c)'],
  ['pipes in the code of headings', '## `a|b` and `c\\|d`'],
  ['marks that end within a word at punctuation', '**AI-**&#98;ased *a?*&#22825;'],
  ['marks that begin within a word at punctuation', 'U&#83;**$100** &#97;**~~b~~**&#99;'],
])('%s are unchanged after a round trip', (_name, markdown) => expectSame(markdown));

test.each([
  ['<p><strong>AI-</strong>based</p>', '**AI-**&#98;ased'],
  ['<p>US<strong>$100</strong> and <em>a</em>, <em>b</em></p>', 'U&#83;**$100** and *a*, *b*'],
])('only letters beside punctuation within a mark are references: %s', (html, markdown) =>
  expect(roundTrip(html)).toBe(markdown),
);

test.each([
  ['<p>a<strong> b </strong>c</p>', 'a **b** c'],
  ['<p><strong>Read the <a href="/x">guide</a></strong></p>', '**Read the** [**guide**](/x)'],
  ['<p><strong><a href="/x">The guide</a> now.</strong></p>', '[**The guide**](/x) **now.**'],
  ['<p><strong>a <a href="/x">b</a> c</strong></p>', '**a** [**b**](/x) **c**'],
  ['<p><em>very <strong>big</strong></em></p>', '*very* ***big***'],
  ['<p><a href="/x">a <strong>b</strong></a></p>', '[a **b**](/x)'],
])('spaces at the ends of a mark are moved outside the mark: %s', (html, markdown) => {
  expect(roundTrip(html)).toBe(markdown);
  expect(reader.render(markdown)).not.toContain('*');
});

test.each([
  ['an empty nested item', '<ul><li><p>a</p><ul><li><p></p></li></ul></li></ul>'],
  ['a number', '<ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul>'],
])('a nested list that begins with %s stays a list', (_name, html) => {
  const { body } = new DOMParser().parseFromString(reader.render(roundTrip(html)), 'text/html');
  expect(body.querySelectorAll('li li')).toHaveLength(1);
  expect(body.querySelector('li')?.textContent?.replace(/\s+/g, '')).toMatch(/^ab?$/);
});

test('number signs at the end of a heading are part of it', () => {
  expect(roundTrip('<h2>Episode #</h2><h2>C#</h2>')).toBe('## Episode \\#\n\n## C#');
});

test.each([
  ['<p>a<br></p><p>b<br><br> </p><p><br></p>', 'a\n\nb'],
  ['<p>C:\\<br></p>', 'C:\\\\'],
])('line breaks at the end of a paragraph are dropped: %s', (html, markdown) =>
  expect(roundTrip(html)).toBe(markdown),
);

test.each(['>', '#', '-', '1.'])('a line that begins with a space and %s is text', (sign) => {
  const words = [
    { type: 'text', text: 'a' },
    { type: 'hardBreak' },
    { type: 'text', text: ` ${sign} b` },
  ];
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: words }] };
  const html = reader.render(writeMarkdown(Node.fromJSON(schema, doc)));
  expect(withoutLines(html)).toBe(`<p>a<br> ${sign === '>' ? '&gt;' : sign} b</p> `);
});

test.each([
  ['a list', '<ul><li>One</li><li><p>Two</p><ol><li>Three</li></ol></li></ul>', 'One Two Three'],
  ['a quote', '<blockquote><p>One</p><p>Two</p></blockquote>', 'One Two'],
  ['a table', '<table><tr><td>One</td><td>Two</td></tr></table>', 'One Two'],
  ['a heading and code', '<h2>One</h2><pre><code>Two</code></pre>', 'One Two'],
])('the words of %s in a table cell are kept', (_name, block, words) => {
  const html = `<table><tr><th>a</th></tr><tr><td>${block}</td></tr></table><p>After</p>`;
  expect(roundTrip(html)).toBe(`| a |\n| --- |\n| ${words} |\n\nAfter`);
});
