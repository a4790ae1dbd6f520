import { type Connection, createConnection } from 'mysql2/promise';

/** URL of the MySQL or MariaDB server that the global setup found. */
export const testServer = process.env.NORTHCAST_TEST_SERVER;

export const addressOf = (schema: string) => `${testServer}${schema}`;

/** Runs statements on their own connection, without foreign key checks. */
export async function onServer(...statements: readonly string[]): Promise<void> {
  await withConnection(async (connection) => {
    for (const statement of statements) await connection.query(statement);
  });
}

/** The first column of the result. */
export async function selectFromServer(query: string): Promise<string[]> {
  return await withConnection(async (connection) => {
    const [rows] = await connection.query({ sql: query, rowsAsArray: true });
    return (rows as unknown[][]).map(([first]) => String(first));
  });
}

async function withConnection<Result>(
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await createConnection({ uri: testServer ?? '' });
  try {
    await connection.query('SET FOREIGN_KEY_CHECKS = 0');
    return await work(connection);
  } finally {
    await connection.end();
  }
}
