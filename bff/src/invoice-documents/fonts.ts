import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { codePointsOf } from './code-points.js';

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

const pointsIn = (file: string) => codePointsOf(readFileSync(file));

const intersection = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  new Set([...one].filter((each) => other.has(each)));
