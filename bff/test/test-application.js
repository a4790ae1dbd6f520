import 'reflect-metadata';
import { createApplication } from '../src/application.js';
import { makeFirstAdministrator } from '../src/auth/first-administrator.js';
import { openDatabase } from '../src/database/database.js';
import { openLog } from '../src/log/log.js';
import { readSettings } from '../src/settings/settings.js';
import { Client } from './client.js';
import { makeDatabase } from './databases.js';
export const administrator = { email: 'admin@northcast.example', password: 'correct horse' };
/** @param environment settings that differ from the defaults; there are no limits unless it says so */
export async function startApplication(name, environment = {}) {
  const own = await makeDatabase(name);
  const settings = readSettings({
    DATA_DIR: own.dataDirectory,
    ...(own.databaseUrl === null ? {} : { DATABASE_URL: own.databaseUrl }),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SEED_POSTS: 'off',
    ...environment,
  });
  const database = await openDatabase(settings);
  const surroundings = { settings, database, secret: 'a secret of tests', log: openLog('silent') };
  const nest = await createApplication(surroundings);
  await makeFirstAdministrator(nest, settings);
  await nest.listen(0, '127.0.0.1');
  const origin = await nest.getUrl();
  let customers = 0;
  return {
    nest,
    database,
    origin,
    visitor: () => new Client(origin),
    administrator: async () => {
      const client = new Client(origin);
      await client.post('/api/login', administrator).expect(200);
      return client;
    },
    customer: async (names = {}) => {
      customers += 1;
      const client = new Client(origin);
      const account = { firstName: 'Ada', lastName: 'Kwon', password: 'password', ...names };
      const email = names.email ?? `customer-${customers}@example.com`;
      await client.post('/api/register', { ...account, email }).expect(201);
      return client;
    },
    close: async () => {
      await nest.close();
      await database.close();
      await own.remove();
    },
  };
}
