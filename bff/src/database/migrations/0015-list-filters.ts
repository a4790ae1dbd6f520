import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows that one statement updates. */
const batchSize = 200;

const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const strokes = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

const indexes = [
  ['orders_number', 'numberKey, id'],
  ['orders_email', 'customerEmail, id'],
  ['orders_updated', 'updatedAt, id'],
  // Covers the sum of prices and the count between two dates.
  ['orders_created_price', 'createdAt, status, servicePrice'],
] as const;

interface Searched {
  readonly id: string;
  readonly search: string;
  readonly projectBrief: string;
}

/**
 * Makes orders searchable by brief, sortable by number, e-mail address and change, and summable by
 * date.
 */
export class ListFilters1795305600015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE orders ADD COLUMN numberKey varchar(8) GENERATED ALWAYS AS (SUBSTR(id, -8)) VIRTUAL',
    );
    for (const [name, columns] of indexes) {
      await runner.query(`CREATE INDEX ${name} ON orders (${columns})`);
    }
    let rows = await orders(runner, '');
    while (rows.length > 0) {
      await addBriefs(runner, rows);
      rows = await orders(runner, rows.at(-1)?.id ?? '');
    }
  }

  /** The search text keeps the briefs, because the previous release can read it as it is. */
  async down(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    for (const [name] of indexes) {
      await runner.query(`DROP INDEX ${name}${isEmbedded ? '' : ' ON orders'}`);
    }
    await runner.query('ALTER TABLE orders DROP COLUMN numberKey');
  }
}

function orders(runner: QueryRunner, after: string): Promise<Searched[]> {
  return runner.query(
    `SELECT id, search, projectBrief FROM orders WHERE id > ? ORDER BY id LIMIT ${batchSize}`,
    [after],
  );
}

async function addBriefs(runner: QueryRunner, rows: readonly Searched[]): Promise<void> {
  const cases = rows.map(() => 'WHEN ? THEN ?').join(' ');
  const places = rows.map(() => '?').join(', ');
  await runner.query(`UPDATE orders SET search = CASE id ${cases} END WHERE id IN (${places})`, [
    ...rows.flatMap((row) => [row.id, withBrief(row)]),
    ...rows.map(({ id }) => id),
  ]);
}

/** The search text ends with the brief already if the migration was interrupted and runs again. */
function withBrief({ search, projectBrief }: Searched): string {
  const brief = `\n${folded(projectBrief)}`;
  return search.endsWith(brief) ? search : search + brief;
}

/** Frozen copy of the normalisation: a migration must not change with later code. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(strokes, (letter) => letters[letter] ?? letter);
}
