import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds categories of posts. The category of files that were imported before is read once more. */
export class PostCategories1795305600028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts ADD COLUMN category varchar(40)');
    await runner.query(
      'ALTER TABLE post_imports ADD COLUMN categoryRead boolean NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE post_imports DROP COLUMN categoryRead');
    await runner.query('ALTER TABLE posts DROP COLUMN category');
  }
}
