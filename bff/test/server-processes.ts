import { type DatabaseName, makeDatabase, type TestDatabase } from './databases.js';
import { environmentOf, ServerProcess } from './server-process.js';

/**
 * Starts servers for the tests of a suite.
 * @param owner each test gets its own database, and its servers stop when it ends; or one database
 * and its servers are there for all tests of the suite
 */
export function serverProcesses(
  name: DatabaseName,
  make: (name: DatabaseName) => Promise<TestDatabase> = makeDatabase,
  owner: 'test' | 'suite' = 'test',
) {
  let database: TestDatabase;
  const servers: ServerProcess[] = [];
  const before = owner === 'test' ? beforeEach : beforeAll;
  const after = owner === 'test' ? afterEach : afterAll;
  before(async () => {
    database = await make(name);
  });
  after(async () => {
    for (const server of servers.splice(0)) await server.end('SIGKILL');
    await database.remove();
  });
  const environment = () => environmentOf(database);
  const started = (changes: Record<string, string> = {}) => {
    const server = new ServerProcess({ ...environment(), ...changes });
    servers.push(server);
    return server;
  };
  return { environment, started };
}
