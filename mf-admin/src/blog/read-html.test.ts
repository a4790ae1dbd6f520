import { getSchema } from '@tiptap/core';
import { editorExtensions } from './editor-extensions';
import { writeMarkdown } from './markdown-writer';
import { pastedSlice } from './read-html';

const schema = getSchema(editorExtensions);

/** Number of `style` attributes and elements that the browser has blocked and reported. */
let reported = 0;

/** The Markdown of pasted HTML. Like the site's policy, blocks inline styles while parsing. */
function pasted(html: string): string {
  const parse = DOMParser.prototype.parseFromString;
  reported = 0;
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function (
    this: DOMParser,
    ...texts
  ) {
    const parsed = parse.apply(this, texts);
    for (const element of parsed.querySelectorAll<HTMLElement>('[style], style')) {
      element.style.cssText = '';
      reported += 1;
    }
    return parsed;
  });
  const { content } = pastedSlice(schema, html);
  return writeMarkdown(schema.node('doc', null, content)).trim();
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Title</span></h2><p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">Plain </span><span style="font-weight:700">bold</span><span style="font-style:italic"> slanted</span></p></b>`,
    '## Title\n\nPlain **bold** *slanted*',
  ],
  [
    'Word',
    `<html><body lang=EN-US style='tab-interval:35.4pt'><!--StartFragment--><p class=MsoNormal style='margin:0'><span lang=EN-US style='mso-fareast-font-family:"Times New Roman"'>Plain <b style='mso-bidi-font-weight:normal'>bold</b> <i>slanted</i></span></p><!--EndFragment--></body></html>`,
    'Plain **bold** *slanted*',
  ],
  [
    'LibreOffice',
    `<head><style type="text/css">p { margin: 0 }</style></head><p style="margin: 0"><font size="4">Plain <b>bold</b></font></p>`,
    'Plain **bold**',
  ],
  [
    'Notion',
    `<p>Plain <span style="font-weight:600" data-token-index="0">bold</span> <span style='font-style:italic'>slanted</span></p>`,
    'Plain **bold** *slanted*',
  ],
  [
    'elsewhere with a number for normal',
    '<p><b style="font-weight:400">Plain</b> <b>bold</b></p>',
    'Plain **bold**',
  ],
  [
    'elsewhere with plain words in a bold paragraph',
    '<p style="font-weight:bold">Bold <span style="font-weight:normal">plain</span></p>',
    '**Bold** plain',
  ],
  [
    'elsewhere with bold headings and header cells',
    '<h2 style="font-weight:700">Title</h2><table><tr><th style="font-weight:bold">Head</th></tr><tr><td>Cell</td></tr></table>',
    '## Title\n\n| Head |\n| --- |\n| Cell |',
  ],
  ['elsewhere with a space in an end tag', '<style>a</style ><p>Kept</p><style>b</style>', 'Kept'],
  ['elsewhere with a style element that has no end', '<p>Kept</p><style>a', 'Kept'],
  ['an unquoted attribute', '<p STYLE = font-style:italic>Slanted</p>', '*Slanted*'],
])('text from %s keeps bold and italics, and nothing is blocked', (_from, html, markdown) => {
  expect(pasted(html)).toBe(markdown);
  expect(reported).toBe(0);
});

test('words that look like a style attribute stay', () => {
  const picture = '<img src="/a.png" alt="> style=b">';
  expect(pasted(`<p>c > style=d ${picture}</p>`)).toBe('c > style=d ![> style=b](/a.png)');
});

test('headings that posts do not have become the nearest ones', () => {
  expect(pasted('<h1>One</h1><h5>Five</h5><h6>Six</h6>')).toBe('## One\n\n#### Five\n\n#### Six');
});
