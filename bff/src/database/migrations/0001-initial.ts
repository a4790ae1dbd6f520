import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each count is the sum of this many rows, so that concurrent writers rarely wait for each other.
 */
const countSlots = 8;

const timestamp = 'datetime(3)';
const id = 'varchar(36)';

/** The same SQL for both dialects; both compare columns by code point. */
const tables = [
  `CREATE TABLE users (
    id ${id} NOT NULL PRIMARY KEY,
    email varchar(254) NOT NULL,
    firstName varchar(100) NOT NULL,
    lastName varchar(100) NOT NULL,
    passwordHash varchar(200) NOT NULL,
    isAdmin boolean NOT NULL,
    createdAt ${timestamp} NOT NULL,
    version int NOT NULL,
    search mediumtext NOT NULL,
    firstNameKey varchar(60) NOT NULL,
    lastNameKey varchar(60) NOT NULL
  )`,
  `CREATE TABLE sessions (
    tokenHash varchar(64) NOT NULL PRIMARY KEY,
    userId ${id} NOT NULL,
    createdAt ${timestamp} NOT NULL,
    lastSeenAt ${timestamp} NOT NULL,
    CONSTRAINT sessions_owner FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
  )`,
  `CREATE TABLE orders (
    id ${id} NOT NULL PRIMARY KEY,
    userId ${id},
    serviceName varchar(120) NOT NULL,
    servicePrice int NOT NULL,
    customerName varchar(201) NOT NULL,
    customerEmail varchar(254) NOT NULL,
    customerPhone varchar(40),
    projectBrief text NOT NULL,
    status varchar(10) NOT NULL,
    createdAt ${timestamp} NOT NULL,
    updatedAt ${timestamp} NOT NULL,
    version int NOT NULL,
    search mediumtext NOT NULL,
    serviceNameKey varchar(60) NOT NULL,
    customerNameKey varchar(60) NOT NULL,
    CONSTRAINT orders_owner FOREIGN KEY (userId) REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION,
    CONSTRAINT orders_status CHECK (status IN ('pending', 'processing', 'completed', 'cancelled')),
    CONSTRAINT orders_price CHECK (servicePrice >= 0)
  )`,
  `CREATE TABLE messages (
    id ${id} NOT NULL PRIMARY KEY,
    userId ${id},
    userName varchar(201) NOT NULL,
    userEmail varchar(254) NOT NULL,
    subject varchar(200) NOT NULL,
    message text NOT NULL,
    status varchar(10) NOT NULL,
    createdAt ${timestamp} NOT NULL,
    adminReply text,
    adminReplyDate ${timestamp},
    search mediumtext NOT NULL,
    subjectKey varchar(60) NOT NULL,
    userNameKey varchar(60) NOT NULL,
    CONSTRAINT messages_owner FOREIGN KEY (userId) REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION,
    CONSTRAINT messages_status CHECK (status IN ('pending', 'replied'))
  )`,
  `CREATE TABLE posts (
    id ${id} NOT NULL PRIMARY KEY,
    slug varchar(200) NOT NULL,
    title varchar(300) NOT NULL,
    excerpt text NOT NULL,
    content mediumtext NOT NULL,
    imageUrl varchar(500),
    publishedAt ${timestamp} NOT NULL,
    updatedAt ${timestamp} NOT NULL,
    sourceHash varchar(64)
  )`,
  `CREATE TABLE enquiries (
    id ${id} NOT NULL PRIMARY KEY,
    name varchar(200) NOT NULL,
    email varchar(254) NOT NULL,
    podcastName varchar(200),
    service varchar(40) NOT NULL,
    message text NOT NULL,
    createdAt ${timestamp} NOT NULL,
    search mediumtext NOT NULL,
    nameKey varchar(60) NOT NULL
  )`,
  `CREATE TABLE repeatable_calls (
    id varchar(64) NOT NULL PRIMARY KEY,
    fingerprint varchar(200) NOT NULL,
    answer mediumtext,
    createdAt ${timestamp} NOT NULL
  )`,
  `CREATE TABLE list_counts (
    list varchar(20) NOT NULL,
    status varchar(10) NOT NULL,
    slot int NOT NULL,
    total int NOT NULL,
    PRIMARY KEY (list, status, slot)
  )`,
];

const indexes = [
  'CREATE UNIQUE INDEX users_email ON users (email)',
  'CREATE INDEX users_created ON users (createdAt, id)',
  'CREATE INDEX users_first_name ON users (firstNameKey, id)',
  'CREATE INDEX users_last_name ON users (lastNameKey, id)',
  'CREATE INDEX sessions_user ON sessions (userId)',
  'CREATE INDEX sessions_seen ON sessions (lastSeenAt)',
  'CREATE INDEX orders_of_user ON orders (userId, createdAt, id)',
  'CREATE INDEX orders_created ON orders (createdAt, id)',
  'CREATE INDEX orders_status_created ON orders (status, createdAt, id)',
  'CREATE INDEX orders_service ON orders (serviceNameKey, id)',
  'CREATE INDEX orders_price ON orders (servicePrice, id)',
  'CREATE INDEX orders_customer ON orders (customerNameKey, id)',
  'CREATE INDEX messages_of_user ON messages (userId, createdAt, id)',
  'CREATE INDEX messages_created ON messages (createdAt, id)',
  'CREATE INDEX messages_status_created ON messages (status, createdAt, id)',
  'CREATE INDEX messages_subject ON messages (subjectKey, id)',
  'CREATE INDEX messages_user_name ON messages (userNameKey, id)',
  'CREATE UNIQUE INDEX posts_slug ON posts (slug)',
  'CREATE INDEX posts_published ON posts (publishedAt, id)',
  'CREATE INDEX enquiries_created ON enquiries (createdAt, id)',
  'CREATE INDEX enquiries_name ON enquiries (nameKey, id)',
  'CREATE INDEX enquiries_service ON enquiries (service, id)',
  'CREATE INDEX repeatable_calls_created ON repeatable_calls (createdAt)',
];

const countedLists = [
  ['customers', ''],
  ['orders', 'pending'],
  ['orders', 'processing'],
  ['orders', 'completed'],
  ['orders', 'cancelled'],
  ['messages', 'pending'],
  ['messages', 'replied'],
  ['enquiries', ''],
] as const;

const tableNames = [
  'list_counts',
  'repeatable_calls',
  'enquiries',
  'posts',
  'messages',
  'orders',
  'sessions',
  'users',
];

export class Initial1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    for (const table of tables) await runner.query(table + suffix);
    // An interrupted migration finds its tables on a server, but no accounts.
    const [user] = await runner.query('SELECT 1 FROM users LIMIT 1');
    if (user !== undefined) throw new Error('it has accounts, but no record of its migrations');
    for (const index of indexes) await runner.query(index);
    const insert = isEmbedded ? 'INSERT' : 'INSERT IGNORE';
    for (const [list, status] of countedLists) {
      for (let slot = 0; slot < countSlots; slot += 1) {
        await runner.query(`${insert} INTO list_counts VALUES (?, ?, ?, 0)`, [list, status, slot]);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of tableNames) await runner.query(`DROP TABLE ${name}`);
  }
}
