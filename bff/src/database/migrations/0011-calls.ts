import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the times of demo calls. A cancelled call keeps its row without a time, because calendars
 * need the count of its changes.
 */
export class Calls1795305600011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query(
      `CREATE TABLE calls (
        orderId varchar(36) NOT NULL PRIMARY KEY,
        startsAt datetime(3),
        changeCount int NOT NULL,
        updatedAt datetime(3) NOT NULL,
        CONSTRAINT calls_order FOREIGN KEY (orderId) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE NO ACTION
      )${suffix}`,
    );
    await runner.query('CREATE UNIQUE INDEX calls_start ON calls (startsAt)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calls');
  }
}
