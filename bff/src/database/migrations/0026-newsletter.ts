import type { MigrationInterface, QueryRunner } from 'typeorm';

const subscribers = `CREATE TABLE subscribers (
  id varchar(36) NOT NULL PRIMARY KEY,
  email varchar(254) NOT NULL,
  status varchar(10) NOT NULL,
  createdAt datetime(3) NOT NULL,
  confirmedAt datetime(3),
  mailedAt datetime(3) NOT NULL,
  search varchar(254) NOT NULL
)`;

const indexes = [
  ['UNIQUE INDEX', 'subscribers_email', 'email'],
  ['INDEX', 'subscribers_created', 'createdAt, id'],
  ['INDEX', 'subscribers_confirmed', 'confirmedAt, id'],
  ['INDEX', 'subscribers_status', 'status, createdAt, id'],
] as const;

/** Adds newsletter subscribers. */
export class Newsletter1795305600026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query(subscribers + suffix);
    for (const [kind, name, columns] of indexes) {
      await runner.query(`CREATE ${kind} ${name} ON subscribers (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE subscribers');
  }
}
