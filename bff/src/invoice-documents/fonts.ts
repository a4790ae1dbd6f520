import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { codePointsOf } from './code-points.js';

const folder = new URL('../../content/fonts/', import.meta.url);
const pathOf = (name: string) => fileURLToPath(new URL(name, folder));

/** Paths of the invoice's own typeface. */
export const fontFiles = {
  regular: pathOf('DejaVuSansCondensed.ttf'),
  bold: pathOf('DejaVuSansCondensed-Bold.ttf'),
};

/** Typefaces of East Asia, which have one weight; half as large as they would be uncompressed. */
const eastAsianFiles = {
  /** Chinese characters, Kana, Bopomofo and their punctuation. */
  han: pathOf('NotoSansSC-Han.ttf.br'),
  hangul: pathOf('NotoSansKR-Hangul.ttf.br'),
};

/** @returns the font; reading it takes some 60 ms, so it is read where a text needs it */
export const eastAsianFont = (typeface: keyof typeof eastAsianFiles): Buffer =>
  brotliDecompressSync(readFileSync(eastAsianFiles[typeface]));

/** Where a character is found: `latin` is the typeface of the invoice itself, with Hebrew and Arabic too. */
export type Typeface = 'latin' | 'han' | 'hangul';

/** Scripts from right to left that nothing here sets, and marks that the PDF library would misplace. */
const unset = /[\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}\p{C}]/u;

let known: readonly (readonly [Typeface, ReadonlySet<number>])[] | undefined;

/** A text as it is printed: letters with their accents as one character, on one line. */
export const printedText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The typeface of a character; undefined where none has it. */
export function typefaceOf(character: string): Typeface | undefined {
  known ??= [
    ['latin', intersection(pointsIn(fontFiles.regular), pointsIn(fontFiles.bold))],
    ['han', codePointsOf(eastAsianFont('han'))],
    ['hangul', codePointsOf(eastAsianFont('hangul'))],
  ];
  const codePoint = character.codePointAt(0) ?? 0;
  return known.find(([, points]) => points.has(codePoint))?.[0];
}

/** The characters of a text that would be missing on paper, each once. */
export function unprintableCharacters(text: string): string[] {
  const isMissing = (character: string) =>
    unset.test(character) || typefaceOf(character) === undefined;
  return [...new Set(printedText(text))].filter(isMissing);
}

const pointsIn = (file: string) => codePointsOf(readFileSync(file));

const intersection = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  new Set([...one].filter((each) => other.has(each)));
