import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  // Covering index: the figures of orders are computed without reading a row.
  ['orders_figures', 'orders', 'createdAt, status, servicePrice, serviceName'],
  ['orders_price_status', 'orders', 'servicePrice, status, createdAt, id'],
  ['quotes_state', 'quotes', 'state, createdAt'],
  ['deliveries_decision', 'deliveries', 'decision, createdAt'],
  ['deliveries_first', 'deliveries', 'version, createdAt'],
  ['payments_day', 'payments', 'paidOn'],
  ['messages_answered', 'messages', 'adminReplyDate'],
] as const;

/** Adds indexes for open tasks and for the figures of the overview. */
export class Business1795305600016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table, columns] of indexes) {
      await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    for (const [name, table] of indexes) {
      await runner.query(`DROP INDEX ${name}${isEmbedded ? '' : ` ON ${table}`}`);
    }
  }
}
