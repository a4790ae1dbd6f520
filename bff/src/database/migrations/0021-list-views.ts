import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = 'varchar(36)';

const table = `CREATE TABLE list_views (
  id ${id} NOT NULL PRIMARY KEY,
  userId ${id} NOT NULL,
  list varchar(20) NOT NULL,
  name varchar(40) NOT NULL,
  nameKey varchar(80) NOT NULL,
  query varchar(500) NOT NULL,
  hidden text NOT NULL,
  version int NOT NULL,
  createdAt datetime(3) NOT NULL,
  updatedAt datetime(3) NOT NULL,
  CONSTRAINT list_views_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
)`;

/** Adds views of lists that team members save for themselves. */
export class ListViews1795305600021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query(table + suffix);
    await runner.query('CREATE UNIQUE INDEX list_views_name ON list_views (userId, list, nameKey)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE list_views');
  }
}
