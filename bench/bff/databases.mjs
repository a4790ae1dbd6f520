import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

const server = process.env.MYSQL_URL ?? 'mysql://root@127.0.0.1:3306/';

/** Who signs in to measure. */
export const administrator = { email: 'admin@northcast.example', password: 'a bench password' };

/** An empty database of the run's own: the settings that lead to it, and how to be rid of it. */
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
  const schema = `northcast_bench_${process.pid}`;
  await onServer(`CREATE DATABASE ${schema}`);
  return {
    environment: { ...environment, DATABASE_URL: new URL(schema, server).href },
    remove: async () => {
      await removeDirectory();
      await onServer(`DROP DATABASE ${schema}`);
    },
  };
}

async function onServer(statement) {
  const connection = await createConnection({ uri: new URL('/', server).href });
  await connection.query(statement);
  await connection.end();
}
