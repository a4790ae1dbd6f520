import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchText } from '../search-text.js';

/** Rows that one statement updates. */
const batchSize = 200;

interface Issued {
  readonly id: string;
  readonly document: string;
}

/** The parts of a document by which it is found. */
interface Searched {
  readonly number: string;
  readonly orderNumber: string;
  readonly customer: { readonly name: string };
}

/**
 * Adds the text by which the list of all invoices finds a document. It may be null, so that servers
 * of the previous release can issue invoices.
 */
export class InvoiceSearch1795305600032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices ADD COLUMN search mediumtext');
    let rows = await invoices(runner, '');
    while (rows.length > 0) {
      await addSearch(runner, rows);
      rows = await invoices(runner, rows.at(-1)?.id ?? '');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices DROP COLUMN search');
  }
}

function invoices(runner: QueryRunner, after: string): Promise<Issued[]> {
  return runner.query(
    `SELECT id, document FROM invoices WHERE id > ? ORDER BY id LIMIT ${batchSize}`,
    [after],
  );
}

async function addSearch(runner: QueryRunner, rows: readonly Issued[]): Promise<void> {
  const cases = rows.map(() => 'WHEN ? THEN ?').join(' ');
  const places = rows.map(() => '?').join(', ');
  await runner.query(`UPDATE invoices SET search = CASE id ${cases} END WHERE id IN (${places})`, [
    ...rows.flatMap((row) => [row.id, searchOf(row)]),
    ...rows.map(({ id }) => id),
  ]);
}

function searchOf({ document }: Issued): string {
  const { number, orderNumber, customer }: Searched = JSON.parse(document);
  return searchText(number, orderNumber, customer.name);
}
