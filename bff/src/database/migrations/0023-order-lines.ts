import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the line items of orders with more than one item. */
export class OrderLines1795305600023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN lineItems text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN lineItems');
  }
}
