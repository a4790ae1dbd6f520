import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';
const hash = 'varchar(64)';
const owner = (name: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION`;

/** One column per statement, because SQLite does not support more. */
const columns = [
  ['users', `emailConfirmedAt ${timestamp}`],
  ['users', "notices varchar(10) NOT NULL DEFAULT 'at-once'"],
  ['sessions', "device varchar(100) NOT NULL DEFAULT ''"],
  ['sessions', 'address varchar(45)'],
  ['repeatable_calls', `userId ${id}`],
] as const;

const tables = [
  [
    'known_devices',
    `tokenHash ${hash} NOT NULL,
    userId ${id} NOT NULL,
    lastSeenAt ${timestamp} NOT NULL,
    PRIMARY KEY (userId, tokenHash),
    ${owner('known_devices_owner')}`,
  ],
  [
    'mail_links',
    `tokenHash ${hash} NOT NULL PRIMARY KEY,
    userId ${id} NOT NULL,
    purpose varchar(20) NOT NULL,
    email varchar(254) NOT NULL,
    createdAt ${timestamp} NOT NULL,
    expiresAt ${timestamp} NOT NULL,
    CONSTRAINT mail_links_purpose CHECK (purpose IN ('password', 'confirmation', 'email-change')),
    ${owner('mail_links_owner')}`,
  ],
  [
    'mails',
    `id ${id} NOT NULL PRIMARY KEY,
    userId ${id},
    kind varchar(40) NOT NULL,
    toName varchar(201) NOT NULL,
    toAddress varchar(254) NOT NULL,
    subject varchar(300) NOT NULL,
    textPart mediumtext NOT NULL,
    letter mediumtext NOT NULL,
    headers text NOT NULL,
    isSecret boolean NOT NULL,
    isForgotten boolean NOT NULL,
    status varchar(10) NOT NULL,
    createdAt ${timestamp} NOT NULL,
    dueAt ${timestamp} NOT NULL,
    sentAt ${timestamp},
    attempts int NOT NULL,
    lastError varchar(300),
    holder ${id},
    search mediumtext NOT NULL,
    CONSTRAINT mails_status CHECK (status IN ('waiting', 'sent', 'failed')),
    ${owner('mails_owner')}`,
  ],
  [
    'digest_items',
    `id ${id} NOT NULL PRIMARY KEY,
    userId ${id} NOT NULL,
    title varchar(300) NOT NULL,
    path varchar(300) NOT NULL,
    createdAt ${timestamp} NOT NULL,
    ${owner('digest_items_owner')}`,
  ],
] as const;

const indexes = [
  'CREATE INDEX mail_links_user ON mail_links (userId, purpose)',
  'CREATE INDEX mail_links_expiry ON mail_links (expiresAt)',
  'CREATE INDEX known_devices_seen ON known_devices (lastSeenAt)',
  'CREATE INDEX mails_due ON mails (status, dueAt)',
  'CREATE INDEX mails_status_created ON mails (status, createdAt, id)',
  'CREATE INDEX mails_created ON mails (createdAt, id)',
  'CREATE INDEX mails_user ON mails (userId)',
  'CREATE INDEX digest_items_user ON digest_items (userId, createdAt)',
  'CREATE INDEX sessions_created ON sessions (createdAt)',
  'CREATE INDEX enquiries_email ON enquiries (email)',
  'CREATE INDEX repeatable_calls_user ON repeatable_calls (userId)',
  // Few users are administrators, and every order looks them up.
  'CREATE INDEX users_admin ON users (isAdmin)',
];

/** Adds the outbox, links in mails, and known devices. */
export class AccountsAndMail1795305600003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    for (const [table, column] of columns) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    }
    for (const [table, parts] of tables) {
      await runner.query(`CREATE TABLE ${table} (${parts})${suffix}`);
    }
    for (const index of indexes) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    for (const [index, table] of [
      ['users_admin', 'users'],
      ['repeatable_calls_user', 'repeatable_calls'],
      ['enquiries_email', 'enquiries'],
      ['sessions_created', 'sessions'],
    ]) {
      await runner.query(`DROP INDEX ${index}${isEmbedded ? '' : ` ON ${table}`}`);
    }
    for (const [table] of tables.toReversed()) await runner.query(`DROP TABLE ${table}`);
    for (const [table, column] of columns.toReversed()) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column.split(' ')[0]}`);
    }
  }
}
