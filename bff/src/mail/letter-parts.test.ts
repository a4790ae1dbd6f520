import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Letter } from './letter.js';
import { letterHtml } from './letter-html.js';
import { singleLine } from './letter-lines.js';
import { letterColors } from './letter-styles.js';
import { letterText } from './letter-text.js';

const origin = 'https://www.northcast.example';

const letter: Letter = {
  heading: 'New order from <Ada> & "Co"',
  blocks: [
    { type: 'paragraph', text: 'Hello Ada,' },
    { type: 'quote', text: 'First line\r\n\r\n<script>alert(1)</script>\u0000' },
    {
      type: 'facts',
      facts: [
        ['Service', 'Jingle'],
        ['Price', '$140'],
      ],
    },
    { type: 'links', links: [{ label: 'Order #1\n>', path: '/admin/orders?q=1&page=2' }] },
    { type: 'action', label: 'See your order', path: '/dashboard' },
  ],
  reason: 'You get this mail because there is an order in your account.',
  unsubscribePath: '/unsubscribe?token=abc',
};

test('the text part contains all blocks in order, with absolute URLs', () => {
  expect(letterText(letter, origin)).toBe(`New order from <Ada> & "Co"

Hello Ada,

> First line
>
> <script>alert(1)</script>

Service: Jingle
Price: $140

- Order #1 >
  https://www.northcast.example/admin/orders?q=1&page=2

See your order:
https://www.northcast.example/dashboard

-- 
You get this mail because there is an order in your account.
Stop these mails: https://www.northcast.example/unsubscribe?token=abc
Northcast Limited, Unit 1904, Harbour Signal Centre, 28 Example Road, Sheung Wan, Hong Kong
`);
});

describe('the HTML part', () => {
  const html = letterHtml(letter, origin);

  test('escapes every text', () => {
    expect(html).toContain('New order from &lt;Ada&gt; &amp; &quot;Co&quot;</h1>');
    expect(html).toContain('First line<br>\n<br>\n&lt;script&gt;alert(1)&lt;/script&gt;<');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('\u0000');
  });

  test('contains the texts and links of the letter', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links).toEqual([
      'https://www.northcast.example/',
      'https://www.northcast.example/admin/orders?q=1&amp;page=2',
      'https://www.northcast.example/dashboard',
      'https://www.northcast.example/unsubscribe?token=abc',
    ]);
    for (const words of ['Hello Ada,', 'Jingle', '$140', 'See your order', letter.reason ?? '']) {
      expect(html).toContain(words);
    }
  });

  test('loads no images, scripts, style sheets or trackers', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object)|url\(|src=|@import|background=/i);
  });

  test('fits narrow screens: widths are 100% with a maximum', () => {
    const widths = [...html.matchAll(/(?<![-\w])(?:min-)?width[:=]"?([^;"]+)/g)].map(
      ([, width]) => width,
    );
    expect(new Set(widths)).toEqual(new Set(['100%', 'device-width,initial-scale=1']));
    expect(html).toContain('max-width:560px');
    expect(html).not.toContain('nowrap');
  });

  test('supports dark mode, with a dark colour for every coloured element', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const [, dark = ''] = /prefers-color-scheme:dark\)\{(.*)$/s.exec(style) ?? [];
    const coloured = [...html.matchAll(/<(?!body|head)\w+[^>]*style="[^"]*#[^"]*"[^>]*>/g)];
    expect(coloured.length).toBeGreaterThan(8);
    for (const [tag] of coloured) {
      const [, names = ''] = /class="([^"]*)"/.exec(tag) ?? [];
      expect(names.split(' ').some((name) => dark.includes(`.${name}{`))).toBe(true);
    }
  });
});

test('a letter without an unsubscribe path has no unsubscribe link', () => {
  const { heading, blocks } = letter;
  expect(letterText({ heading, blocks }, origin)).not.toContain('Stop');
  expect(letterHtml({ heading, blocks }, origin)).not.toContain('Stop');
});

test('long words can wrap and long texts are not truncated', () => {
  const text = 'x'.repeat(5000);
  const long: Letter = { heading: text, blocks: [{ type: 'quote', text }] };
  const html = letterHtml(long, origin);
  expect(html).toContain(text);
  expect(html).toMatch(/<blockquote[^>]*overflow-wrap:anywhere/);
  expect(letterText(long, origin)).toContain(text);
});

test('a header field is one line and is truncated between characters', () => {
  expect(singleLine(' a\r\nBcc: b\t c ', 100)).toBe('a Bcc: b c');
  expect(singleLine('👩👩👩👩', 3)).toBe('👩👩…');
});

test('the mail colours equal those of the design system', () => {
  const file = resolve(__dirname, '../../../shared-ui/src/theme/tokens.tsx');
  const tokens = readFileSync(file, 'utf8');
  for (const [name, [light, dark]] of Object.entries(letterColors)) {
    expect(tokens).toContain(`  ${name}: shade('${light}', '${dark}'),`);
  }
});
