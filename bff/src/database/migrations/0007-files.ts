import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';

const tables = [
  [
    'files',
    `id ${id} NOT NULL PRIMARY KEY,
    orderId ${id},
    ownerId ${id},
    uploaderId ${id},
    uploaderName varchar(201) NOT NULL,
    uploaderRole varchar(13) NOT NULL,
    purpose varchar(8) NOT NULL,
    deliveryId ${id},
    messageId ${id},
    name varchar(200) NOT NULL,
    size bigint NOT NULL,
    type varchar(100) NOT NULL,
    kind varchar(8) NOT NULL,
    sha256 varchar(64),
    state varchar(9) NOT NULL,
    reason varchar(200),
    link varchar(1000),
    isStored boolean NOT NULL,
    createdAt ${timestamp} NOT NULL,
    completedAt ${timestamp},
    expiresAt ${timestamp},
    warnedAt ${timestamp},
    dueAt ${timestamp},
    attempts int NOT NULL`,
  ],
  [
    'file_leases',
    `id ${id} NOT NULL PRIMARY KEY,
    holder ${id},
    until ${timestamp} NOT NULL,
    isWanted boolean NOT NULL`,
  ],
] as const;

const indexes = [
  'CREATE INDEX files_order ON files (orderId, createdAt)',
  'CREATE INDEX files_owner ON files (ownerId)',
  'CREATE INDEX files_uploader ON files (uploaderId, state)',
  'CREATE INDEX files_delivery ON files (deliveryId)',
  'CREATE INDEX files_message ON files (messageId)',
  'CREATE INDEX files_due ON files (state, dueAt)',
  'CREATE INDEX files_expiry ON files (state, expiresAt)',
];

/** Adds files of orders, and leases for writing to an upload. */
export class Files1795305600007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const suffix = isEmbedded(runner)
      ? ''
      : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    for (const [table, parts] of tables) {
      await runner.query(`CREATE TABLE ${table} (${parts})${suffix}`);
    }
    for (const index of indexes) await runner.query(index);
    // Every transaction that adds a file locks this row, so that two cannot both fit the same
    // quota.
    await runner.query(
      `${isEmbedded(runner) ? 'INSERT' : 'INSERT IGNORE'} INTO file_leases (id, until, isWanted) VALUES ('quota', '2020-01-01 00:00:00.000', 0)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of tables.toReversed()) await runner.query(`DROP TABLE ${table}`);
  }
}

const isEmbedded = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';
