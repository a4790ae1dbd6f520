import { createConnection } from 'mysql2/promise';

/**
 * URL of a MySQL or MariaDB server for tests, from MYSQL_URL or on this machine, if it answers
 * within two seconds.
 */
export async function mysqlUrl() {
  const url = process.env.MYSQL_URL ?? 'mysql://root@127.0.0.1:3306/';
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 2000 });
    await connection.end();
    return url;
  } catch {
    return undefined;
  }
}

/**
 * Creates an empty database on the server.
 * @param {string} name
 * @returns its URL and a function that drops it; undefined if no server answers
 */
export async function emptyDatabase(name) {
  const server = await mysqlUrl();
  if (server === undefined) return undefined;
  /** @param {string} sql */
  const run = async (sql) => {
    const connection = await createConnection({ uri: server });
    try {
      await connection.query(sql);
    } finally {
      await connection.end();
    }
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(`/${name}`, server).href;
  return { url, drop: () => run(`DROP DATABASE ${name}`) };
}
