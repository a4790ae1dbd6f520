import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time of the last edit of a note about an order. */
export class OrderNoteEdits1795305600025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_notes ADD COLUMN editedAt datetime(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_notes DROP COLUMN editedAt');
  }
}
