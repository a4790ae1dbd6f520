/** Address of a MySQL or MariaDB for tests: MYSQL_URL, else the one on this machine, if it answers within two seconds. */
export async function mysqlUrl() {
  const url = process.env.MYSQL_URL ?? 'mysql://root@127.0.0.1:3306/test';
  const { createConnection } = await import('mysql2/promise');
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 2000 });
    await connection.end();
    return url;
  } catch {
    return undefined;
  }
}
