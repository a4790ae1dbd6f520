import { brand } from '@northcast/shared-contracts/content/brand';
import type { Letter, LetterBlock, LetterLink } from './letter.js';
import { linesOf, printable, singleLine } from './letter-lines.js';
import { letterStyleSheet, styles } from './letter-styles.js';

/** Longest label on one line, in characters. */
const longest = 500;

/**
 * Renders the HTML part of a mail with tables and inline styles, as mail clients require. It has no
 * images, no scripts and no external resources. The style sheet only adds the dark scheme and
 * narrow screens, so a client that drops it still shows a readable mail.
 * @param origin prefix for paths, such as `https://www.northcast.example`
 */
export function letterHtml(letter: Letter, origin: string): string {
  const heading = singleLine(letter.heading, longest);
  const blocks = letter.blocks.map((block) => blockHtml(block, origin)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${letterStyleSheet}</style>
</head>
<body class="canvas" style="${styles.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="${styles.canvas}"><tr><td align="center" class="edge" style="${styles.edge}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.column}"><tr><td>
<p style="${styles.brand}"><a href="${escapeHtml(`${origin}/`)}" class="ink" style="${styles.brandLink}">${brand.name}</a></p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="surface" style="${styles.surface}"><tr><td class="sheet" style="${styles.sheet}">
<h1 class="ink" style="${styles.heading}">${escapeHtml(heading)}</h1>
${blocks}
</td></tr></table>
${footerHtml(letter, origin)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: LetterBlock, origin: string): string {
  switch (block.type) {
    case 'paragraph':
      return `<p class="text" style="${styles.paragraph}">${textHtml(block.text)}</p>`;
    case 'quote':
      return `<blockquote dir="auto" class="text quote" style="${styles.quote}">${textHtml(block.text)}</blockquote>`;
    case 'facts':
      return factsHtml(block.facts);
    case 'action':
      return `<p style="${styles.action}">${linkHtml(block, origin, 'button', styles.button)}</p>`;
    case 'links':
      return block.links
        .map((link) => {
          const html = linkHtml(link, origin, 'accent', styles.link);
          return `<p dir="auto" class="text" style="${styles.paragraph}">${html}</p>`;
        })
        .join('\n');
  }
}

/** Each name stands above its value, so that both fit on narrow screens. */
function factsHtml(facts: readonly (readonly [name: string, value: string])[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="line" style="${styles.fact}"><span class="muted" style="${styles.factName}">${escapeHtml(name)}</span><br><span dir="auto" class="ink" style="${styles.factValue}">${textHtml(value)}</span></td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" role="presentation" style="${styles.facts}">${rows.join('')}</table>`;
}

function footerHtml({ reason, unsubscribePath: path }: Letter, origin: string): string {
  const lines = [
    ...(reason === undefined ? [] : [textHtml(reason)]),
    ...(path === undefined
      ? []
      : [linkHtml({ label: 'Stop these mails', path }, origin, 'muted', styles.footerLink)]),
    escapeHtml(brand.legalName),
    escapeHtml(brand.address),
  ];
  return `<p class="muted" style="${styles.footer}">${lines.join('<br>')}</p>`;
}

function linkHtml(link: LetterLink, origin: string, name: string, style: string): string {
  const label = escapeHtml(singleLine(link.label, longest));
  return `<a href="${escapeHtml(origin + link.path)}" class="${name}" style="${style}">${label}</a>`;
}

/** Escapes a text and keeps its line breaks. */
function textHtml(text: string): string {
  return linesOf(text).map(escapeHtml).join('<br>\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
