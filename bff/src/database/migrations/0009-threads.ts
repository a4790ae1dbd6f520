import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';

/** One column per statement, because SQLite does not support more. */
const columns = [
  `orderId ${id}`,
  `starterId ${id}`,
  'starterName varchar(201)',
  'postCount int NOT NULL DEFAULT 0',
  `lastPostAt ${timestamp}`,
  `customerReadAt ${timestamp}`,
  `administratorReadAt ${timestamp}`,
];

const posts = `CREATE TABLE message_posts (
  id ${id} NOT NULL PRIMARY KEY,
  messageId ${id} NOT NULL,
  authorId ${id},
  authorName varchar(201) NOT NULL,
  authorRole varchar(13) NOT NULL,
  text text NOT NULL,
  createdAt ${timestamp} NOT NULL,
  CONSTRAINT message_posts_thread FOREIGN KEY (messageId) REFERENCES messages (id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT message_posts_author FOREIGN KEY (authorId) REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION
)`;

const indexes = [
  ['messages_of_order', 'messages (orderId, createdAt, id)'],
  ['messages_starter', 'messages (starterId)'],
  ['message_posts_of_thread', 'message_posts (messageId, createdAt, id)'],
  ['message_posts_of_author', 'message_posts (authorId)'],
] as const;

/**
 * Turns messages into threads: posts after the first answer, the related order, and what each side
 * has read.
 */
export class Threads1795305600009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE messages ADD COLUMN ${column}`);
    const suffix = isEmbedded(runner)
      ? ''
      : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query(posts + suffix);
    for (const [name, target] of indexes) await runner.query(`CREATE INDEX ${name} ON ${target}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE message_posts');
    for (const name of ['messages_of_order', 'messages_starter']) {
      await runner.query(`DROP INDEX ${name}${isEmbedded(runner) ? '' : ' ON messages'}`);
    }
    for (const column of columns.toReversed()) {
      await runner.query(`ALTER TABLE messages DROP COLUMN ${column.split(' ')[0]}`);
    }
  }
}

const isEmbedded = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';
