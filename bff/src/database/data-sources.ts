import { join } from 'node:path';
import Libsql from 'libsql';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { loadMigrations } from './migrations.js';

/** Entity classes of the features. */
export type Entities = readonly (new () => object)[];

const shared = {
  migrationsTableName: 'migrations',
  synchronize: false,
  logging: false,
} as const satisfies Partial<DataSourceOptions>;

/** Path of the embedded database. */
export function embeddedFile(dataDirectory: string): string {
  return join(dataDirectory, 'northcast.sqlite');
}

/**
 * Opens a connection to the embedded database. A reader's writes fail at once: they would otherwise
 * wait for the writer's, and block the whole process.
 * @param entities empty where only SQL runs
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
      // Overwrite deleted content, so that no personal data stays in free pages.
      connection.pragma('secure_delete = ON');
      if (role === 'reader') connection.pragma('query_only = ON');
    },
  });
  return await source.initialize();
}

/** Opens the connection pool of a MySQL or MariaDB server. */
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
