import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the audit, without foreign keys, because entries outlive their targets. */
export class Audit1795305600004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query(`CREATE TABLE audit_entries (
      id varchar(36) NOT NULL PRIMARY KEY,
      createdAt datetime(3) NOT NULL,
      action varchar(40) NOT NULL,
      status varchar(10) NOT NULL,
      actorId varchar(36),
      targetType varchar(20),
      targetId varchar(36),
      address varchar(45),
      device varchar(100) NOT NULL,
      changes text NOT NULL,
      search mediumtext NOT NULL
    )${suffix}`);
    await runner.query('CREATE INDEX audit_entries_created ON audit_entries (createdAt, id)');
    await runner.query(
      'CREATE INDEX audit_entries_status_created ON audit_entries (status, createdAt, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entries');
  }
}
