import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = 'varchar(36)';

const notes = `CREATE TABLE customer_notes (
  id ${id} NOT NULL PRIMARY KEY,
  customerId ${id} NOT NULL,
  authorId ${id},
  authorName varchar(201) NOT NULL,
  text text NOT NULL,
  createdAt datetime(3) NOT NULL,
  editedAt datetime(3),
  CONSTRAINT customer_notes_customer FOREIGN KEY (customerId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT customer_notes_author FOREIGN KEY (authorId) REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION
)`;

/**
 * Each customer's number of orders and their total come from one covering index. The audit says who
 * last changed an account. The team's notes about customers are new.
 */
const indexes = [
  ['orders_of_user_price', 'orders', 'userId, status, servicePrice'],
  ['audit_entries_target', 'audit_entries', 'targetId, createdAt'],
  ['audit_entries_actor', 'audit_entries', 'actorId, createdAt'],
  ['customer_notes_of_customer', 'customer_notes', 'customerId, createdAt, id'],
  ['customer_notes_of_author', 'customer_notes', 'authorId'],
] as const;

export class Customers1795305600022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const suffix = isEmbedded(runner)
      ? ''
      : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query(notes + suffix);
    for (const [name, table, columns] of indexes) {
      await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE customer_notes');
    for (const [name, table] of indexes) {
      if (table === 'customer_notes') continue;
      await runner.query(`DROP INDEX ${name}${isEmbedded(runner) ? '' : ` ON ${table}`}`);
    }
  }
}

const isEmbedded = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';
