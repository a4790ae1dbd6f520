import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the timeline of orders. Events are deleted with their order. */
export class OrderEvents1795305600006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    await runner.query(`CREATE TABLE order_events (
      id varchar(36) NOT NULL PRIMARY KEY,
      orderId varchar(36) NOT NULL,
      createdAt datetime(3) NOT NULL,
      actorId varchar(36),
      actorName varchar(201) NOT NULL,
      actorRole varchar(20) NOT NULL,
      kind varchar(40) NOT NULL,
      detail varchar(500) NOT NULL,
      CONSTRAINT order_events_order FOREIGN KEY (orderId) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE NO ACTION
    )${isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin'}`);
    await runner.query('CREATE INDEX order_events_place ON order_events (orderId, createdAt, id)');
    await runner.query('CREATE INDEX order_events_actor ON order_events (actorId)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_events');
  }
}
