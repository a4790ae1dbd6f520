import type { DataSource } from 'typeorm';

/** Longest wait for another process, in seconds. */
const timeoutSeconds = 60;

/**
 * Runs work that only one process may do at a time, under a named lock of the server. The lock is held by a connection that
 * does nothing else, and ends with it.
 */
export async function holdingLock<Result>(
  pool: DataSource,
  work: () => Promise<Result>,
): Promise<Result> {
  const runner = pool.createQueryRunner();
  const lock = `northcast ${pool.driver.database ?? ''}`.slice(0, 64);
  try {
    const [row] = await pool.query<{ got: number | string | null }[]>(
      'SELECT GET_LOCK(?, ?) AS got',
      [lock, timeoutSeconds],
      runner,
    );
    if (Number(row?.got) !== 1) {
      throw new Error(`another process has been preparing the database for ${timeoutSeconds} s`);
    }
    return await work().finally(() => runner.query('SELECT RELEASE_LOCK(?)', [lock]));
  } finally {
    await runner.release();
  }
}
