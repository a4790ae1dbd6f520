import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';
const hash = 'varchar(64)';
const owner = (name: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION`;

/** One column per statement, because SQLite does not support more. */
const columns = [
  ['users', `secondFactorSince ${timestamp}`],
  ['sessions', `confirmedAt ${timestamp}`],
] as const;

const tables = [
  [
    'totp_secrets',
    `userId ${id} NOT NULL PRIMARY KEY,
    secret varchar(200) NOT NULL,
    createdAt ${timestamp} NOT NULL,
    confirmedAt ${timestamp},
    lastStep int,
    ${owner('totp_secrets_owner')}`,
  ],
  [
    'recovery_codes',
    `userId ${id} NOT NULL,
    codeHash ${hash} NOT NULL,
    PRIMARY KEY (userId, codeHash),
    ${owner('recovery_codes_owner')}`,
  ],
  [
    'passkeys',
    `id ${id} NOT NULL PRIMARY KEY,
    userId ${id} NOT NULL,
    credentialHash ${hash} NOT NULL,
    credentialId text NOT NULL,
    publicKey text NOT NULL,
    counter bigint NOT NULL,
    transports varchar(200) NOT NULL,
    name varchar(60) NOT NULL,
    createdAt ${timestamp} NOT NULL,
    lastUsedAt ${timestamp},
    ${owner('passkeys_owner')}`,
  ],
  [
    'passkey_challenges',
    `bindingHash ${hash} NOT NULL PRIMARY KEY,
    challenge varchar(64) NOT NULL,
    createdAt ${timestamp} NOT NULL`,
  ],
] as const;

const indexes = [
  'CREATE INDEX users_second_factor ON users (isAdmin, secondFactorSince)',
  'CREATE UNIQUE INDEX passkeys_credential ON passkeys (credentialHash)',
  'CREATE INDEX passkeys_user ON passkeys (userId)',
  'CREATE INDEX passkey_challenges_age ON passkey_challenges (createdAt)',
];

/** Adds authenticator apps, recovery codes and passkeys. */
export class SecondFactor1795305600005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const suffix = isEmbedded(runner)
      ? ''
      : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    for (const [table, column] of columns) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    }
    for (const [table, parts] of tables) {
      await runner.query(`CREATE TABLE ${table} (${parts})${suffix}`);
    }
    for (const index of indexes) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX users_second_factor${isEmbedded(runner) ? '' : ' ON users'}`);
    for (const [table] of tables.toReversed()) await runner.query(`DROP TABLE ${table}`);
    for (const [table, column] of columns.toReversed()) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column.split(' ')[0]}`);
    }
  }
}

const isEmbedded = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';
