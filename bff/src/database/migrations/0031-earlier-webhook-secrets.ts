import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the secret before the previous one, for webhooks whose secret is renewed again soon. */
export class EarlierWebhookSecrets1795305600031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks ADD COLUMN earlierSecret varchar(300)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks DROP COLUMN earlierSecret');
  }
}
