import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';
const ofOrder = (name: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (orderId) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE NO ACTION`;

const tables = [
  [
    'quotes',
    `id ${id} NOT NULL PRIMARY KEY,
    orderId ${id} NOT NULL,
    version int NOT NULL,
    state varchar(10) NOT NULL,
    lineItems text NOT NULL,
    total int NOT NULL,
    validUntil varchar(10) NOT NULL,
    terms text NOT NULL,
    note text,
    createdAt ${timestamp} NOT NULL,
    decidedAt ${timestamp},
    signedName varchar(200),
    reason text,
    ${ofOrder('quotes_order')}`,
  ],
  [
    'payments',
    `orderId ${id} NOT NULL PRIMARY KEY,
    paymentLink varchar(500),
    paidOn varchar(10),
    version int NOT NULL,
    ${ofOrder('payments_order')}`,
  ],
  // Invoices have no foreign keys, because they outlive the order and the account.
  [
    'invoices',
    `id ${id} NOT NULL PRIMARY KEY,
    number int NOT NULL,
    kind varchar(11) NOT NULL,
    orderId ${id} NOT NULL,
    userId ${id},
    correctsId ${id},
    issuedAt ${timestamp} NOT NULL,
    document text NOT NULL`,
  ],
  ['running_numbers', 'name varchar(20) NOT NULL PRIMARY KEY, last int NOT NULL'],
] as const;

const indexes = [
  'CREATE UNIQUE INDEX quotes_version ON quotes (orderId, version)',
  'CREATE UNIQUE INDEX invoices_number ON invoices (number)',
  // One credit note per invoice. Other rows hold null, which a unique index allows repeatedly.
  'CREATE UNIQUE INDEX invoices_corrects ON invoices (correctsId)',
  'CREATE INDEX invoices_order ON invoices (orderId)',
  'CREATE INDEX invoices_user ON invoices (userId)',
];

/** Adds quotes, payments and invoices, and when the customer agreed to the price of an order. */
export class QuotesAndMoney1795305600010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query(`ALTER TABLE orders ADD COLUMN priceAgreedAt ${timestamp}`);
    for (const [table, parts] of tables) {
      await runner.query(`CREATE TABLE ${table} (${parts})${suffix}`);
    }
    for (const index of indexes) await runner.query(index);
    await runner.query(
      `${isEmbedded ? 'INSERT' : 'INSERT IGNORE'} INTO running_numbers (name, last) VALUES ('invoices', 0)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of tables.toReversed()) await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE orders DROP COLUMN priceAgreedAt');
  }
}
