import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';
const reference = (name: string, column: string, table: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (${column}) REFERENCES ${table} (id) ON DELETE CASCADE ON UPDATE NO ACTION`;

const tables = [
  [
    'deliveries',
    `id ${id} NOT NULL PRIMARY KEY,
    orderId ${id} NOT NULL,
    version int NOT NULL,
    note text NOT NULL,
    createdAt ${timestamp} NOT NULL,
    authorId ${id},
    authorName varchar(201) NOT NULL,
    decision varchar(10),
    decidedAt ${timestamp},
    decisionText text,
    CONSTRAINT deliveries_version UNIQUE (orderId, version),
    ${reference('deliveries_order', 'orderId', 'orders')}`,
  ],
  [
    'delivery_comments',
    `id ${id} NOT NULL PRIMARY KEY,
    deliveryId ${id} NOT NULL,
    fileId ${id} NOT NULL,
    parentId ${id},
    authorId ${id},
    authorName varchar(201) NOT NULL,
    authorRole varchar(20) NOT NULL,
    atMs int,
    text text NOT NULL,
    createdAt ${timestamp} NOT NULL,
    doneAt ${timestamp},
    doneBy varchar(20),
    ${reference('delivery_comments_delivery', 'deliveryId', 'deliveries')}`,
  ],
  [
    'file_analyses',
    `fileId ${id} NOT NULL PRIMARY KEY,
    state varchar(12) NOT NULL,
    durationMs int,
    loudness double,
    peak double,
    peaks text,
    attempts int NOT NULL,
    dueAt ${timestamp} NOT NULL,
    leaseHolder ${id},
    error varchar(200),
    ${reference('file_analyses_file', 'fileId', 'files')}`,
  ],
] as const;

const indexes = [
  'CREATE INDEX deliveries_author ON deliveries (authorId)',
  'CREATE INDEX delivery_comments_place ON delivery_comments (deliveryId, createdAt)',
  'CREATE INDEX delivery_comments_author ON delivery_comments (authorId)',
  'CREATE INDEX file_analyses_due ON file_analyses (state, dueAt)',
];

/** Adds versions of deliveries, comments on them, and audio measurements. */
export class Deliveries1795305600008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    for (const [table, parts] of tables) {
      await runner.query(`CREATE TABLE ${table} (${parts})${suffix}`);
    }
    for (const index of indexes) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of tables.toReversed()) await runner.query(`DROP TABLE ${table}`);
  }
}
