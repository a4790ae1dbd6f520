import bidiFactory from 'bidi-js';
import { type Typeface, typefaceOf } from './fonts.js';

const bidi = bidiFactory();

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const eastAsian = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}`;
/** Chinese and Japanese may break after every character, other scripts only after a space. */
const piece = new RegExp(`[${eastAsian}] ?|[^ ${eastAsian}]+ ?| +`, 'gu');

/** Adjacent characters with the same typeface and direction. */
export interface TextRun {
  /** In the order that the PDF library expects: it reverses Hebrew and Arabic by itself. */
  readonly text: string;
  readonly typeface: Typeface;
}

interface LeveledRun extends TextRun {
  /** Embedding level of the Unicode Bidirectional Algorithm; odd levels run from right to left. */
  readonly level: number;
  /**
   * Whether these are Persian or Urdu digits. They run from left to right, but the PDF library
   * reverses them as if they were letters.
   */
  readonly isArabicNumber: boolean;
}

/** Whether a text needs another typeface than `latin`, or right-to-left layout. */
export const isMixed = (text: string): boolean =>
  rightToLeft.test(text) || [...text].some((character) => typefaceOf(character) !== 'latin');

/** The runs of one line from left to right, in visual order. */
export function visualRuns(line: string): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const runs: LeveledRun[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels[index] ?? 0;
    const typeface = typefaceOf(character) ?? 'latin';
    const isTurned = level % 2 === 1;
    const text = (isTurned ? bidi.getMirroredCharacter(character) : null) ?? character;
    const isArabicNumber = !isTurned && rightToLeft.test(character);
    const last = runs.at(-1);
    const isSameRun = last?.level === level && last.typeface === typeface;
    if (isSameRun && last.isArabicNumber === isArabicNumber) {
      runs[runs.length - 1] = { ...last, text: last.text + text };
    } else runs.push({ text, typeface, level, isArabicNumber });
    index += character.length;
  }
  return reordered(runs).map(({ text, typeface, level }) => ({
    // Reverse what the PDF library does not, and undo where it reverses against the level.
    text: (level % 2 === 1) !== rightToLeft.test(text) ? [...text].reverse().join('') : text,
    typeface,
  }));
}

/**
 * Rule L2 of the Unicode Bidirectional Algorithm: from the highest level down to the lowest odd
 * one, reverses each sequence of at least that level.
 */
function reordered(runs: readonly LeveledRun[]): readonly LeveledRun[] {
  const result = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < result.length) {
      let end = start;
      while ((result[end]?.level ?? -1) >= level) end += 1;
      result.splice(start, end - start, ...result.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return result;
}

/**
 * Breaks a text into lines, in logical order.
 * @param widthOf measures a line, in the unit of `width`
 */
export function linesWithin(
  text: string,
  width: number,
  widthOf: (line: string) => number,
): string[] {
  const pieces = (text.match(piece) ?? []).flatMap((each) =>
    widthOf(each.trimEnd()) > width ? [...each] : [each],
  );
  const lines: string[] = [];
  let line = '';
  for (const each of pieces) {
    if (line !== '' && widthOf((line + each).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += each;
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}
