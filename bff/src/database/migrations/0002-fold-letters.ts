import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As rows were folded from here on, whatever becomes of that later. */
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

/** Columns that hold plain text, and the most characters of those that are bounded. */
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

/** What rows of before are found and sorted by is written as it is for new ones. */
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

  /** The letters of before are not known any more; both versions read what is there. */
  async down(): Promise<void> {}
}
