import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

const server = process.env.NORTHCAST_TEST_SERVER;
/** Every suite runs on each of these. */
export const databases = server === undefined ? ['sqlite'] : ['sqlite', 'mysql'];
let made = 0;
export async function makeDatabase(name) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'northcast-test-'));
  const removeDirectory = () => rm(dataDirectory, { recursive: true, force: true });
  if (name === 'sqlite') return { dataDirectory, databaseUrl: null, remove: removeDirectory };
  made += 1;
  const schema = `northcast_test_${process.pid}_${made}`;
  await onServer(`DROP DATABASE IF EXISTS ${schema}`);
  await onServer(`CREATE DATABASE ${schema}`);
  return {
    dataDirectory,
    databaseUrl: `${server}${schema}`,
    remove: async () => {
      await removeDirectory();
      await onServer(`DROP DATABASE ${schema}`);
    },
  };
}
async function onServer(statement) {
  const connection = await createConnection({ uri: server ?? '' });
  await connection.query(statement);
  await connection.end();
}
