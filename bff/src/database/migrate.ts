import type { DataSource } from 'typeorm';

/**
 * Brings the embedded database's schema up to date. Several processes may do so at once: one works, the others wait and
 * find it done. The lock is SQLite's own, on the same connection that the migrations run on.
 */
export async function migrateEmbedded(writer: DataSource): Promise<void> {
  const runner = writer.createQueryRunner();
  await runner.query('BEGIN IMMEDIATE');
  try {
    await writer.runMigrations({ transaction: 'none' });
    await runner.query('COMMIT');
  } catch (error) {
    await runner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
