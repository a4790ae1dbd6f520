import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = 'varchar(36)';

const notes = `CREATE TABLE order_notes (
  id ${id} NOT NULL PRIMARY KEY,
  orderId ${id} NOT NULL,
  authorId ${id},
  authorName varchar(201) NOT NULL,
  text text NOT NULL,
  createdAt datetime(3) NOT NULL,
  CONSTRAINT order_notes_order FOREIGN KEY (orderId) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT order_notes_author FOREIGN KEY (authorId) REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION
)`;

const indexes = [
  ['orders_due', 'orders (dueOn, id)'],
  ['order_notes_of_order', 'order_notes (orderId, createdAt, id)'],
  ['order_notes_of_author', 'order_notes (authorId)'],
] as const;

/** Adds due dates of orders, and the team's notes about them. */
export class DueDatesAndNotes1795305600014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const suffix = isEmbedded(runner)
      ? ''
      : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query('ALTER TABLE orders ADD COLUMN dueOn varchar(10)');
    await runner.query(notes + suffix);
    for (const [name, target] of indexes) await runner.query(`CREATE INDEX ${name} ON ${target}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_notes');
    await runner.query(`DROP INDEX orders_due${isEmbedded(runner) ? '' : ' ON orders'}`);
    await runner.query('ALTER TABLE orders DROP COLUMN dueOn');
  }
}

const isEmbedded = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';
