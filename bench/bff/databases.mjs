import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '../../scripts/mysql.mjs';

/** Account that the measurements sign in with. */
export const administrator = { email: 'admin@northcast.example', password: 'a bench password' };

/** A separate empty database: the settings that select it, and a function that removes it. */
export async function makeDatabase(name) {
  const directory = await mkdtemp(join(tmpdir(), 'northcast-bench-'));
  const environment = {
    DATA_DIR: directory,
    PORT: '0',
    SESSION_SECRET: 'a secret of the bench, longer than 32 characters',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  const removeDirectory = () => rm(directory, { recursive: true });
  if (name === 'sqlite') return { environment, remove: removeDirectory };
  const database = await emptyDatabase(`northcast_bench_${process.pid}`);
  if (database === undefined) throw new Error('no MySQL or MariaDB answers at MYSQL_URL');
  return {
    environment: { ...environment, DATABASE_URL: database.url },
    remove: async () => {
      await removeDirectory();
      await database.drop();
    },
  };
}
