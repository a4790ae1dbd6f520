import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';

/** One column per statement, because SQLite does not support more. */
const columns = [
  "status varchar(10) NOT NULL DEFAULT 'new'",
  'version int NOT NULL DEFAULT 1',
  `becameCustomerId ${id}`,
  `becameOrderId ${id}`,
];

const tables = [
  [
    'enquiry_answers',
    `id ${id} NOT NULL PRIMARY KEY,
    enquiryId ${id} NOT NULL,
    authorId ${id},
    authorName varchar(201) NOT NULL,
    text text NOT NULL,
    mailId ${id} NOT NULL,
    createdAt ${timestamp} NOT NULL,
    CONSTRAINT enquiry_answers_enquiry FOREIGN KEY (enquiryId) REFERENCES enquiries (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT enquiry_answers_author FOREIGN KEY (authorId) REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION`,
  ],
  [
    'saved_replies',
    `id ${id} NOT NULL PRIMARY KEY,
    title varchar(100) NOT NULL,
    text text NOT NULL,
    position int NOT NULL,
    version int NOT NULL,
    updatedAt ${timestamp} NOT NULL`,
  ],
] as const;

const indexes = [
  ['enquiries_status', 'enquiries (status, createdAt, id)'],
  ['enquiry_answers_of_enquiry', 'enquiry_answers (enquiryId, createdAt, id)'],
  ['enquiry_answers_of_author', 'enquiry_answers (authorId)'],
  ['messages_queue', 'messages (queueKey, id)'],
  ['messages_queue_of_status', 'messages (status, queueKey, id)'],
] as const;

/**
 * Seconds of the last post since the year 2000. Both functions depend only on their arguments, as a
 * generated column requires.
 */
const lastPost = {
  sqlite: "CAST(strftime('%s', COALESCE(lastPostAt, createdAt)) AS INTEGER) - 946684800",
  mysql: "TIMESTAMPDIFF(SECOND, '2000-01-01 00:00:00', COALESCE(lastPostAt, createdAt))",
};

/**
 * Adds state, answers and outcome of enquiries, saved replies, and the sorting of messages by
 * waiting time. The sort key is a generated column, so that servers of the previous release
 * maintain it, too.
 */
export class Inbox1795305600018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = isSqlite(runner);
    for (const column of columns) await runner.query(`ALTER TABLE enquiries ADD COLUMN ${column}`);
    const seconds = isEmbedded ? lastPost.sqlite : lastPost.mysql;
    await runner.query(
      `ALTER TABLE messages ADD COLUMN queueKey bigint GENERATED ALWAYS AS (CASE WHEN status = 'pending' THEN ${seconds} ELSE 100000000000 - (${seconds}) END) VIRTUAL`,
    );
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    for (const [table, parts] of tables) {
      await runner.query(`CREATE TABLE ${table} (${parts})${suffix}`);
    }
    for (const [name, target] of indexes) await runner.query(`CREATE INDEX ${name} ON ${target}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of tables.toReversed()) await runner.query(`DROP TABLE ${table}`);
    for (const [name, target] of indexes) {
      const [table = ''] = target.split(' ');
      if (tables.some(([dropped]) => dropped === table)) continue;
      await runner.query(`DROP INDEX ${name}${isSqlite(runner) ? '' : ` ON ${table}`}`);
    }
    await runner.query('ALTER TABLE messages DROP COLUMN queueKey');
    for (const column of columns.toReversed()) {
      await runner.query(`ALTER TABLE enquiries DROP COLUMN ${column.split(' ')[0]}`);
    }
  }
}

const isSqlite = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';
