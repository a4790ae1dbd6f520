import { createConnection } from 'mysql2/promise';

/** Where one is looked for when `MYSQL_URL` does not say. An empty one says: not at all. */
const usual = 'mysql://root@127.0.0.1:3306/';

/** Finds out whether a MySQL or MariaDB server answers; the suites run on it too if so. */
export default async function findServer() {
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
