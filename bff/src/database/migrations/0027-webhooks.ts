import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';

const tables = [
  `CREATE TABLE webhooks (
    id ${id} NOT NULL PRIMARY KEY,
    url varchar(500) NOT NULL,
    description varchar(100) NOT NULL,
    events varchar(500) NOT NULL,
    isEnabled boolean NOT NULL,
    disabledReason varchar(300),
    secret varchar(300) NOT NULL,
    formerSecret varchar(300),
    formerSecretUntil ${timestamp},
    createdAt ${timestamp} NOT NULL,
    version int NOT NULL
  )`,
  `CREATE TABLE webhook_deliveries (
    id ${id} NOT NULL PRIMARY KEY,
    webhookId ${id} NOT NULL,
    userId ${id},
    enquiryId ${id},
    event varchar(40) NOT NULL,
    body text NOT NULL,
    status varchar(10) NOT NULL,
    createdAt ${timestamp} NOT NULL,
    dueAt ${timestamp} NOT NULL,
    attempts int NOT NULL,
    responseStatus int,
    lastError varchar(300),
    holder ${id},
    CONSTRAINT webhook_deliveries_webhook FOREIGN KEY (webhookId) REFERENCES webhooks (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT webhook_deliveries_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT webhook_deliveries_enquiry FOREIGN KEY (enquiryId) REFERENCES enquiries (id) ON DELETE CASCADE ON UPDATE NO ACTION
  )`,
] as const;

const indexes = [
  ['webhook_deliveries_of_webhook', 'webhookId, createdAt, id'],
  ['webhook_deliveries_of_user', 'userId'],
  ['webhook_deliveries_of_enquiry', 'enquiryId'],
  ['webhook_deliveries_due', 'status, dueAt'],
  ['webhook_deliveries_created', 'createdAt'],
] as const;

/** Adds webhooks, which notify other systems of events. */
export class Webhooks1795305600027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    for (const table of tables) await runner.query(table + suffix);
    for (const [name, columns] of indexes) {
      await runner.query(`CREATE INDEX ${name} ON webhook_deliveries (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_deliveries');
    await runner.query('DROP TABLE webhooks');
  }
}
