import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What customers are sorted by, how many orders they have and what those come to, is read of one index. Who changed an account last
 * is found in the audit.
 */
const indexes = [
  ['orders_of_user_price', 'orders', 'userId, status, servicePrice'],
  ['audit_entries_target', 'audit_entries', 'targetId, createdAt'],
  ['audit_entries_actor', 'audit_entries', 'actorId, createdAt'],
] as const;

export class CustomerFigures1795305600022 implements MigrationInterface {
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
