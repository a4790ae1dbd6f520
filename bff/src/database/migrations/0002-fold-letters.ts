import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Frozen copy of the letters: a migration must not change with later code. */
const letters = [
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const;

/** Columns that hold normalised text, and their length in characters where it is limited. */
const columns = [
  ['users', 'search', null],
  ['users', 'firstNameKey', 60],
  ['users', 'lastNameKey', 60],
  ['orders', 'search', null],
  ['orders', 'serviceNameKey', 60],
  ['orders', 'customerNameKey', 60],
  ['messages', 'search', null],
  ['messages', 'subjectKey', 60],
  ['messages', 'userNameKey', 60],
  ['enquiries', 'search', null],
  ['enquiries', 'nameKey', 60],
] as const;

/** Normalises the search text and sort keys of existing rows like those of new ones. */
export class FoldLetters1795305600002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, length] of columns) {
      const folded = letters.reduce(
        (text, [letter, plain]) => `REPLACE(${text}, '${letter}', '${plain}')`,
        column as string,
      );
      const value = length === null ? folded : `SUBSTR(${folded}, 1, ${length})`;
      const concerned = letters.map(([letter]) => `INSTR(${column}, '${letter}') > 0`).join(' OR ');
      await runner.query(`UPDATE ${table} SET ${column} = ${value} WHERE ${concerned}`);
    }
  }

  /** The original letters cannot be restored; both releases can read the normalised ones. */
  async down(): Promise<void> {}
}
