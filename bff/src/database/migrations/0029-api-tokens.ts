import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';

/** Adds API tokens, with which other systems read. */
export class ApiTokens1795305600029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query(`CREATE TABLE api_tokens (
      id ${id} NOT NULL PRIMARY KEY,
      userId ${id} NOT NULL,
      name varchar(100) NOT NULL,
      tokenHash varchar(64) NOT NULL,
      start varchar(12) NOT NULL,
      createdAt ${timestamp} NOT NULL,
      expiresAt ${timestamp},
      lastUsedAt ${timestamp},
      CONSTRAINT api_tokens_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
    )${suffix}`);
    await runner.query('CREATE UNIQUE INDEX api_tokens_hash ON api_tokens (tokenHash)');
    await runner.query('CREATE INDEX api_tokens_of_user ON api_tokens (userId)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_tokens');
  }
}
