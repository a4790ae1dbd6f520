import { setTimeout as wait } from 'node:timers/promises';
import { databases, makeDatabase, type TestDatabase } from '../test/databases.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';
import { sized } from '../test/size.js';
import { type WriteRecord, Writer } from './writer.js';

const rounds = sized(2, 10);
const writesAtOnce = sized(80, 500);

/**
 * Waits until a random number of the round's writes, up to half, are acknowledged. The others are
 * then in progress, however slow the machine is.
 */
async function someAcknowledged(writes: readonly WriteRecord[]): Promise<void> {
  const enough = 1 + Math.floor((Math.random() * writesAtOnce) / 2);
  const acknowledged = () => writes.filter(({ answer }) => answer !== null).length;
  while (acknowledged() < enough) await wait(1);
}

jest.setTimeout(sized(120_000, 600_000));
beforeAll(buildServer);

describe.each(databases)('a server killed during writes on %s', (name) => {
  let database: TestDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await makeDatabase(name);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await database.remove();
  });

  test(`keeps acknowledged writes and stores none twice: ${rounds} times ${writesAtOnce} writes`, async () => {
    const records: WriteRecord[] = [];
    let acknowledged = 0;
    let unanswered = 0;
    for (let round = 1; round <= rounds; round += 1) {
      server = new ServerProcess(environmentOf(database));
      const writer = await Writer.signIn(await server.listening(), round);
      const writes = await writer.prepare(writesAtOnce);
      const sent = Promise.all(writes.map((write) => writer.send(write, write.isCut)));
      await someAcknowledged(writes);
      await server.end('SIGKILL');
      await sent;
      acknowledged += writes.filter(({ answer }) => answer !== null).length;
      unanswered += writes.filter(({ answer }) => answer === null).length;
      records.push(...writes);

      server = new ServerProcess(environmentOf(database));
      const survivor = await Writer.signIn(await server.listening(), round);
      await survivor.expectAcknowledged(records);
      for (const write of writes) {
        if (write.answer === null) await survivor.send(write, false);
      }
      await survivor.expectExactly(records);
      await server.end('SIGTERM');
    }
    expect(acknowledged).toBeGreaterThan(0);
    expect(unanswered).toBeGreaterThan(0);
  });
});
