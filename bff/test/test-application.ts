import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import type { Role } from '@northcast/shared-contracts/roles';
import { FirstAdministratorService } from '../src/auth/first-administrator.service.js';
import { Database } from '../src/database/database.js';
import { createApplication } from '../src/server/create-application.js';
import { readSettings } from '../src/settings/settings.js';
import { UserEntity } from '../src/users/user.entity.js';
import { Client } from './client.js';
import { type DatabaseName, makeDatabase, type TestDatabase } from './databases.js';

export const administrator = { email: 'admin@northcast.example', password: 'correct horse' };

interface Names {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
}

/** The whole application on its own database, listening on a free port. */
export interface TestApplication {
  readonly nest: INestApplication;
  readonly database: Database;
  readonly origin: string;
  /** Settings for another process on the same database. */
  readonly place: Record<string, string>;
  /** A browser without a session. */
  visitor(): Client;
  /** A browser signed in as the first administrator. */
  administrator(): Promise<Client>;
  /** A browser signed in with a new account. */
  customer(names?: Names): Promise<Client>;
  /** A browser signed in with a new account of the team. */
  member(role: Role): Promise<Client>;
  close(): Promise<void>;
}

/**
 * @param environment settings that differ from the defaults; rate limits are off unless set here
 * @param make creates the database
 */
export async function startApplication(
  name: DatabaseName,
  environment: Record<string, string> = {},
  make: (name: DatabaseName) => Promise<TestDatabase> = makeDatabase,
): Promise<TestApplication> {
  const own = await make(name);
  const place = {
    DATA_DIR: own.dataDirectory,
    ...(own.databaseUrl === null ? {} : { DATABASE_URL: own.databaseUrl }),
  };
  const read = readSettings({
    ...place,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SEED_POSTS: 'off',
    ...environment,
  });
  const nest = await createApplication({ ...read, sessionSecret: 'a secret of tests' });
  await nest.get(FirstAdministratorService).ensure();
  await nest.listen(0, '127.0.0.1');
  const origin = await nest.getUrl();
  let customers = 0;
  const customer = async (names: Names = {}) => {
    customers += 1;
    const client = new Client(origin);
    const account = { firstName: 'Ada', lastName: 'Kwon', password: 'password', ...names };
    const email = names.email ?? `customer-${customers}@example.com`;
    await client.post('/api/register', { ...account, email }).expect(201);
    return client;
  };
  return {
    nest,
    database: nest.get(Database),
    origin,
    place,
    visitor: () => new Client(origin),
    administrator: async () => {
      const client = new Client(origin);
      await client.post('/api/login', administrator).expect(200);
      return client;
    },
    customer,
    member: async (role) => {
      const client = await customer();
      const { id } = await client.user();
      await nest
        .get(Database)
        .unitOfWork.write((manager) => manager.update(UserEntity, { id }, { isAdmin: true, role }));
      return client;
    },
    close: async () => {
      await nest.close();
      await own.remove();
    },
  };
}
