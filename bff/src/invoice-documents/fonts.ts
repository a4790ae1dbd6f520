import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import { moneyTexts } from '@northcast/shared-contracts/content/texts/money-texts';

const folder = new URL('../../content/fonts/', import.meta.url);
const pathOf = (name: string) => fileURLToPath(new URL(name, folder));

/** Paths of the invoice's main typeface. */
export const fontFiles = {
  regular: pathOf('DejaVuSansCondensed.ttf'),
  bold: pathOf('DejaVuSansCondensed-Bold.ttf'),
};

/** Typefaces for East Asian scripts, in one weight; compression halves their size. */
const eastAsianFiles = {
  /** Chinese characters, Kana, Bopomofo and their punctuation. */
  han: pathOf('NotoSansSC-Han.ttf.br'),
  hangul: pathOf('NotoSansKR-Hangul.ttf.br'),
};

/** @returns the font. Reading it takes about 60 ms, so read it only when a text needs it. */
export const eastAsianFont = (typeface: keyof typeof eastAsianFiles): Buffer =>
  brotliDecompressSync(readFileSync(eastAsianFiles[typeface]));

/**
 * Typeface of a character: `latin` is the invoice's main typeface, which includes Hebrew and
 * Arabic.
 */
export type Typeface = 'latin' | 'han' | 'hangul';

/** Right-to-left scripts that we do not support, and marks that the PDF library would misplace. */
const unset = /[\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}\p{C}]/u;

let known: readonly (readonly [Typeface, ReadonlySet<number>])[] | undefined;

/** Normalises a text for printing: composed accents, and a single line. */
export const printedText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The typeface of a character; undefined if none has it. */
export function typefaceOf(character: string): Typeface | undefined {
  known ??= [
    ['latin', intersection(pointsIn(fontFiles.regular), pointsIn(fontFiles.bold))],
    ['han', codePointsOf(eastAsianFont('han'))],
    ['hangul', codePointsOf(eastAsianFont('hangul'))],
  ];
  const codePoint = character.codePointAt(0) ?? 0;
  return known.find(([, points]) => points.has(codePoint))?.[0];
}

/** The distinct characters of a text that cannot be printed. */
export function unprintableCharacters(text: string): string[] {
  const isMissing = (character: string) =>
    unset.test(character) || typefaceOf(character) === undefined;
  return [...new Set(printedText(text))].filter(isMissing);
}

/** Errors at the fields with characters that would be silently missing from an invoice. */
export function printErrors(fields: readonly (readonly [path: string, text: string])[]) {
  return fields.flatMap(([path, text]): FieldError[] => {
    const missing = unprintableCharacters(text);
    if (missing.length === 0) return [];
    const named = missing.slice(0, 10).map(nameOf).join(' ');
    return [{ path, message: moneyTexts.unprintable(named) }];
  });
}

/** The character, or the code of one that could not be seen by itself, such as `U+200B`. */
function nameOf(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return /[\p{M}\p{C}]/u.test(character) ? `U+${code}` : character;
}

const pointsIn = (file: string) => codePointsOf(readFileSync(file));

const intersection = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  new Set([...one].filter((each) => other.has(each)));

/**
 * Code points below 65,536 that a TrueType font has a glyph for, from its `cmap` table in format 4.
 */
function codePointsOf(font: Buffer): ReadonlySet<number> {
  const table = formatFour(font, tableOffset(font, 'cmap'));
  const count = font.readUInt16BE(table + 6) / 2;
  const endAt = table + 14;
  const startAt = endAt + 2 * count + 2;
  const points = new Set<number>();
  for (let segment = 0; segment < count; segment += 1) {
    const end = font.readUInt16BE(endAt + 2 * segment);
    const start = font.readUInt16BE(startAt + 2 * segment);
    const delta = font.readUInt16BE(startAt + 2 * count + 2 * segment);
    const rangeAt = startAt + 4 * count + 2 * segment;
    const range = font.readUInt16BE(rangeAt);
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const listed = range === 0 ? point : font.readUInt16BE(rangeAt + range + 2 * (point - start));
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) points.add(point);
    }
  }
  return points;
}

function tableOffset(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${name}`);
}

function formatFour(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    if (font.readUInt16BE(table) === 4) return table;
  }
  throw new Error('the font has no character table in format 4');
}
