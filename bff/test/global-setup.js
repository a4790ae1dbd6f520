import { createConnection } from 'mysql2/promise';

const address = process.env.MYSQL_URL ?? 'mysql://root@127.0.0.1:3306/test';

/** Finds out whether a MySQL or MariaDB server answers; the suites run on it too if so. */
export default async function findServer() {
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
