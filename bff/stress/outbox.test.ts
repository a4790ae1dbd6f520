import { setTimeout as wait } from 'node:timers/promises';
import { IsNull, Like, MoreThan } from 'typeorm';
import { type Database, openDatabase } from '../src/database/database.js';
import { entities } from '../src/entities.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { OutboxService } from '../src/mail/outbox.service.js';
import { mostConnections } from '../src/mail/smtp-transport.js';
import { readSettings } from '../src/settings/settings.js';
import { databases, makeDatabase, type TestDatabase } from '../test/databases.js';
import { type Behaviour, MailServer } from '../test/mail-server.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';
import { sized } from '../test/size.js';

const mails = sized(60, 1000);
const kills = sized(2, 20);
/** Probability of a hanging connection, which costs a process its whole timeout. */
const hangs = sized(0, 0.005);

jest.setTimeout(sized(120_000, 900_000));
beforeAll(buildServer);

describe.each(databases)('two servers killed while sending mails on %s', (name) => {
  let own: TestDatabase;
  let database: Database;
  let environment: Record<string, string>;
  let servers: ServerProcess[];
  const mailServer = new MailServer();
  const taken = () => mailServer.received.length;
  const table = () => database.unitOfWork.read.getRepository(MailEntity);
  let takenUnsaid = 0;

  beforeAll(async () => {
    own = await makeDatabase(name);
    const port = await mailServer.listen();
    environment = { ...environmentOf(own), SMTP_URL: `smtp://127.0.0.1:${port}` };
    database = await openDatabase(readSettings(environment), entities);
    mailServer.slowness = 40;
    mailServer.behave = oddBehaviour;
  });
  afterAll(async () => {
    for (const server of servers) await server.end('SIGKILL');
    await database.close();
    await mailServer.close();
    await own.remove();
  });

  /** Usually accepts a mail; otherwise postpones it, drops the connection or hangs. */
  function oddBehaviour(): Behaviour {
    const chance = Math.random();
    if (chance < 0.05) return { at: 'recipient', status: 451 };
    if (chance < 0.08) return { at: 'data', status: 452 };
    if (chance < 0.11) return { at: 'data', ending: 'drop' };
    if (chance < 0.11 + hangs) return { at: 'data', ending: 'hang' };
    if (chance < 0.13) {
      takenUnsaid += 1;
      return { at: 'data', ending: 'drop after taking' };
    }
    return 'take';
  }

  async function write(): Promise<string[]> {
    const outbox = new OutboxService(readSettings(environment));
    const addresses = Array.from({ length: mails }, (_, index) => `mail-${index}@example.com`);
    const letter = { heading: 'Hello', blocks: [] };
    await database.unitOfWork.write(async (manager) => {
      for (const address of addresses) {
        const mail = { kind: 'test', to: { name: 'Ada', address }, userId: null, subject: 'Hello' };
        await outbox.enqueue(manager, { ...mail, letter });
      }
    });
    return addresses;
  }

  /**
   * Makes waiting mails due at once: those leased by a dead process and those delayed after a
   * failed attempt.
   */
  const letTimePass = (deadPid?: number) =>
    database.unitOfWork.write(async (manager) => {
      const now = { dueAt: new Date() };
      const postponed = {
        status: 'waiting',
        holder: IsNull(),
        dueAt: MoreThan(now.dueAt),
      } as const;
      await manager.update(MailEntity, postponed, now);
      if (deadPid === undefined) return;
      await manager.update(MailEntity, { status: 'waiting', holder: Like(`${deadPid}.%`) }, now);
    });

  test(`lose none of ${mails} mails and send only those in transit twice: ${kills} kills`, async () => {
    servers = [new ServerProcess(environment), new ServerProcess(environment)];
    for (const server of servers) await server.listening();
    const addresses = await write();
    for (let kill = 1; kill <= kills; kill += 1) {
      while (taken() < (kill * mails) / (kills + 1)) {
        await wait(50);
        await letTimePass();
      }
      const victim = servers.shift();
      await victim?.end('SIGKILL');
      await letTimePass(victim?.pid);
      servers.push(new ServerProcess(environment));
    }
    while (await table().existsBy({ status: 'waiting' })) {
      await wait(200);
      await letTimePass();
    }
    expect(await table().countBy({ status: 'sent' })).toBe(mails);
    const idsByAddress = new Map<string, string[]>();
    for (const { to, email } of mailServer.received) {
      idsByAddress.set(to, [...(idsByAddress.get(to) ?? []), email.messageId ?? '']);
    }
    expect([...idsByAddress.keys()].sort()).toEqual(addresses.sort());
    for (const ids of idsByAddress.values()) expect(new Set(ids).size).toBe(1);
    const twice = taken() - mails;
    expect(twice).toBeLessThanOrEqual(kills * mostConnections + takenUnsaid);
  });
});
