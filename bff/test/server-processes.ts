import { type DatabaseName, makeDatabase, type TestDatabase } from './databases.js';
import { environmentOf, ServerProcess } from './server-process.js';

/**
 * Starts servers for the tests of a suite. Each test gets its own database, and its servers stop
 * when it ends.
 */
export function serverProcesses(
  name: DatabaseName,
  make: (name: DatabaseName) => Promise<TestDatabase> = makeDatabase,
) {
  let database: TestDatabase;
  const servers: ServerProcess[] = [];
  beforeEach(async () => {
    database = await make(name);
  });
  afterEach(async () => {
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
