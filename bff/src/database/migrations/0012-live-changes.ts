import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds recent changes for browsers connected to any process; rows are kept for an hour. */
export class LiveChanges1795305600012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    await runner.query(
      `CREATE TABLE live_changes (
        id varchar(36) NOT NULL PRIMARY KEY,
        createdAt datetime(3) NOT NULL,
        userId varchar(36),
        orderId varchar(36),
        tags varchar(200) NOT NULL
      )${isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin'}`,
    );
    await runner.query('CREATE INDEX live_changes_created ON live_changes (createdAt)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_changes');
  }
}
