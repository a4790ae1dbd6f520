import { join } from 'node:path';
import Libsql from 'libsql';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { loadMigrations } from './migrations.js';

/** Classes of the features' tables. */
export type Entities = readonly (new () => object)[];

const shared = {
  migrationsTableName: 'migrations',
  synchronize: false,
  logging: false,
} as const satisfies Partial<DataSourceOptions>;

/** Where the embedded database lies. */
export function embeddedFile(dataDirectory: string): string {
  return join(dataDirectory, 'northcast.sqlite');
}

/**
 * A connection to the embedded database. A reader refuses to write, at once: a write beside the writer's would wait for
 * it and hold up the whole process.
 * @param entities none where only SQL is run
 */
export async function openEmbeddedSource(
  file: string,
  role: 'reader' | 'writer',
  entities: Entities = [],
): Promise<DataSource> {
  const source = new DataSource({
    ...shared,
    entities: [...entities],
    migrations: await loadMigrations(),
    type: 'better-sqlite3',
    driver: Libsql,
    database: file,
    enableWAL: true,
    timeout: 5000,
    prepareDatabase: (connection: { pragma(text: string): unknown }) => {
      connection.pragma('synchronous = NORMAL');
      // What is deleted is overwritten: nothing of a person stays in pages that are free.
      connection.pragma('secure_delete = ON');
      if (role === 'reader') connection.pragma('query_only = ON');
    },
  });
  return await source.initialize();
}

/** The pool of a MySQL or MariaDB server. */
export async function openServerSource(url: string, entities: Entities): Promise<DataSource> {
  const source = new DataSource({
    ...shared,
    entities: [...entities],
    migrations: await loadMigrations(),
    type: 'mariadb',
    url: url.replace(/^mysql:/, 'mariadb:'),
    timezone: 'Z',
    charset: 'utf8mb4_bin',
    supportBigNumbers: true,
    connectTimeout: 5000,
    extra: { connectionLimit: 20, enableKeepAlive: true, multipleStatements: false },
  });
  return await source.initialize();
}
