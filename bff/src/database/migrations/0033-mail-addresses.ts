import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds the mails to an address. Without this, exporting and deleting an account read the whole
 * outbox.
 */
export class MailAddresses1795305600033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX mails_address ON mails (toAddress, userId)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    await runner.query(`DROP INDEX mails_address${isEmbedded ? '' : ' ON mails'}`);
  }
}
