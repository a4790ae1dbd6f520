import { fileLimits } from '@northcast/shared-contracts/api/files';
import type { QueryRunner } from 'typeorm';

const day = 86_400_000;

const reason = 'It was waiting in a restored backup, and may have been sent since.';

/**
 * Changes what waits in the backup to failed: it may have been sent since, and the team can send it
 * again. Otherwise it would be sent twice.
 */
export async function failWaiting(runner: QueryRunner): Promise<void> {
  // Forgotten mails are deleted once they are sent or given up.
  await runner.query("DELETE FROM backup.mails WHERE status = 'waiting' AND isForgotten");
  for (const table of ['mails', 'webhook_deliveries']) {
    await runner.query(
      `UPDATE backup.${table} SET status = 'failed', holder = NULL, lastError = ?
        WHERE status = 'waiting'`,
      [reason],
    );
  }
}

/**
 * Restarts the periods after which files are deleted that nobody uses, or whose customer was
 * warned. Servers would otherwise delete at once what has been used since the backup, and the
 * restore could not be undone.
 */
export async function deferDeletions(runner: QueryRunner, now = Date.now()): Promise<void> {
  const since = stored(now);
  await runner.query(
    `UPDATE main.files SET completedAt = ? WHERE purpose IN ('delivery', 'message')
      AND deliveryId IS NULL AND messageId IS NULL AND completedAt IS NOT NULL`,
    [since],
  );
  await runner.query(
    `UPDATE main.files SET warnedAt = ?, expiresAt = MAX(expiresAt, ?)
      WHERE warnedAt IS NOT NULL AND expiresAt IS NOT NULL`,
    [since, stored(now + fileLimits.warning.days * day)],
  );
  // Also of images that are used: the posts that use them may be about to leave the bin.
  await runner.query('UPDATE main.post_pictures SET createdAt = ?', [since]);
}

/** A time as the embedded database stores it. */
const stored = (time: number): string =>
  new Date(time).toISOString().replace('T', ' ').slice(0, -1);
