import { brand } from '@northcast/shared-contracts/content/brand';
import type { Letter, LetterBlock } from './letter.js';
import { linesOf, singleLine } from './letter-lines.js';

/** Longest label or value on one line, in characters. */
const longest = 500;

/**
 * Renders the text part of a mail.
 * @param origin prefix for paths, such as `https://www.northcast.example`
 */
export function letterText(letter: Letter, origin: string): string {
  const parts = [
    singleLine(letter.heading, longest),
    ...letter.blocks.map((block) => blockText(block, origin)),
    ['-- ', ...footerLines(letter, origin)].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function blockText(block: LetterBlock, origin: string): string {
  switch (block.type) {
    case 'paragraph':
      return linesOf(block.text).join('\n');
    case 'quote':
      return linesOf(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'facts':
      return block.facts
        .map(([name, value]) => `${name}: ${singleLine(value, longest)}`)
        .join('\n');
    case 'action':
      return `${block.label}:\n${origin}${block.path}`;
    case 'links':
      return block.links
        .map(({ label, path }) => `- ${singleLine(label, longest)}\n  ${origin}${path}`)
        .join('\n');
  }
}

function footerLines({ reason, unsubscribePath }: Letter, origin: string): readonly string[] {
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(unsubscribePath === undefined ? [] : [`Stop these mails: ${origin}${unsubscribePath}`]),
    `${brand.legalName}, ${brand.address}`,
  ];
}
