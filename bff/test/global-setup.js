import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** Default of `MYSQL_URL`. An empty `MYSQL_URL` turns the MySQL tests off. */
const usual = 'mysql://root@127.0.0.1:3306/';

/** Creates the directory that the suites share, and detects a MySQL server. */
export default async function setUp() {
  process.env.NORTHCAST_TEST_RUN = await mkdtemp(join(tmpdir(), 'northcast_test_run_'));
  await findServer();
}

/** Detects whether a MySQL or MariaDB server answers; if so, the suites run on it too. */
async function findServer() {
  const address = process.env.MYSQL_URL ?? usual;
  if (address === '') return;
  const server = new URL(address);
  server.pathname = '/';
  try {
    const connection = await createConnection({ uri: String(server), connectTimeout: 2000 });
    await connection.end();
    process.env.NORTHCAST_TEST_SERVER = String(server);
  } catch (error) {
    if (process.env.MYSQL_URL !== undefined) throw error;
    process.stdout.write('No MySQL or MariaDB answers: the suites run on SQLite only.\n');
  }
}
