import { join } from 'node:path';
import Libsql from 'libsql';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { SessionEntity } from '../auth/session.entity.js';
import { PostEntity } from '../blog/post.entity.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { EnquiryEntity } from '../enquiries/enquiry.entity.js';
import { RepeatableCallEntity } from '../idempotency/repeatable-call.entity.js';
import { MessageEntity } from '../messages/message.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { Initial1763600000001 } from './migrations/0001-initial.js';

const shared = {
  entities: [
    CustomerEntity,
    SessionEntity,
    OrderEntity,
    MessageEntity,
    PostEntity,
    EnquiryEntity,
    RepeatableCallEntity,
  ],
  migrations: [Initial1763600000001],
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
 */
export function embeddedDataSource(file: string, role: 'reader' | 'writer'): DataSource {
  return new DataSource({
    ...shared,
    type: 'better-sqlite3',
    driver: Libsql,
    database: file,
    enableWAL: true,
    timeout: 5000,
    prepareDatabase: (connection: { pragma(text: string): unknown }) => {
      connection.pragma('synchronous = NORMAL');
      if (role === 'reader') connection.pragma('query_only = ON');
    },
  });
}

/** The pool of a MySQL or MariaDB server. */
export function serverDataSource(url: string): DataSource {
  return new DataSource({
    ...shared,
    type: 'mariadb',
    url: url.replace(/^mysql:/, 'mariadb:'),
    timezone: 'Z',
    charset: 'utf8mb4_bin',
    supportBigNumbers: true,
    connectTimeout: 5000,
    extra: { connectionLimit: 20, enableKeepAlive: true, multipleStatements: false },
  });
}
