import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** Removes the directory that the suites of this run shared, and the schemas named after it. */
export default async function tearDown() {
  const directory = process.env.NORTHCAST_TEST_RUN;
  await rm(directory, { recursive: true, force: true });
  if (process.env.NORTHCAST_TEST_SERVER === undefined) return;
  const connection = await createConnection({ uri: process.env.NORTHCAST_TEST_SERVER });
  const [schemas] = await connection.query({ sql: 'SHOW DATABASES', rowsAsArray: true });
  for (const [schema] of schemas) {
    // The server may store names in lower case.
    const isOfRun = schema.toLowerCase().startsWith(basename(directory).toLowerCase());
    if (isOfRun) await connection.query(`DROP DATABASE ${schema}`);
  }
  await connection.end();
}
