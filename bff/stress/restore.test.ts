import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PicturesService } from '../src/blog/pictures.service.js';
import { backUp } from '../src/database/back-up.js';
import { embeddedFile } from '../src/database/data-sources.js';
import { restore } from '../src/database/restore.js';
import { FileRetentionService } from '../src/files/file-retention.service.js';
import { FileSweepsService } from '../src/files/file-sweeps.service.js';
import { picture, sendPicture } from '../test/blog-posts.js';
import { Client } from '../test/client.js';
import { makeDatabase, type TestDatabase } from '../test/databases.js';
import { storeFile } from '../test/order-files.js';
import { companyEnvironment, invoicedOrder, placeOrder } from '../test/order-money.js';
import { setUpTotp } from '../test/second-factor.js';
import { buildServer, environmentOf, runCommand, ServerProcess } from '../test/server-process.js';
import { startApplication, type TestApplication } from '../test/test-application.js';
import { filesPurged } from '../test/uploads.js';
import { changeIn, valuesIn } from './stored-values.js';

jest.setTimeout(60_000);
beforeAll(buildServer);

const day = 86_400_000;
/** Tables that a new machine gets from the backup, besides those of orders. */
const restoredTables = [
  'api_tokens',
  'webhooks',
  'webhook_deliveries',
  'totp_secrets',
  'recovery_codes',
  'invoices',
  'mails',
  'mail_links',
  'known_devices',
  'audit_entries',
];

describe('a restore into the database of the backup', () => {
  let application: TestApplication;
  let directory: string;
  let live: string;
  let backups = 0;
  let backup: string;
  beforeAll(async () => {
    application = await startApplication('sqlite');
    directory = application.place.DATA_DIR ?? '';
    live = embeddedFile(directory);
  });
  beforeEach(() => {
    backups += 1;
    backup = join(directory, `mine-${backups}.sqlite`);
  });
  afterAll(() => application.close());

  /**
   * In a process of its own: here, waiting for a write of the application would block that write.
   * @returns the path of the copy of what was there before
   */
  const restoreByCommand = async (file = backup) => {
    const restored = await runCommand(application.place, 'restore', file);
    expect(restored).toMatchObject({ code: 0 });
    return /before: (\S+)/.exec(restored.output)?.[1] ?? '';
  };

  test('files that were unused or about to expire at its time are deleted a week later', async () => {
    const { nest } = application;
    const customer = await application.customer();
    const admin = await application.administrator();
    const order = await placeOrder(customer);
    await storeFile(application, admin, order, { purpose: 'delivery' });
    await storeFile(application, customer, order, { purpose: 'message' });
    const warned = await storeFile(application, customer, order);
    const { src } = (await sendPicture(admin, await picture()).expect(201)).body;
    await backUp(live, backup);
    const long = "'2026-01-01 00:00:00.000'";
    changeIn(
      backup,
      `UPDATE files SET createdAt = ${long}, completedAt = ${long};
      UPDATE files SET warnedAt = ${long}, expiresAt = ${long} WHERE id = '${warned}';
      UPDATE order_events SET createdAt = ${long};
      UPDATE post_pictures SET createdAt = ${long}`,
    );
    await restoreByCommand();
    const deleteDue = async (now: number) => {
      await nest.get(FileSweepsService).sweep(undefined, now);
      await nest.get(FileRetentionService).sweep(now);
      await nest.get(PicturesService).clear(now);
      await filesPurged(application);
    };
    const now = Date.now();
    await deleteDue(now + 6 * day);
    const states = "SELECT state || ' ' || isStored FROM files";
    expect(valuesIn(live, states)).toEqual(['ready 1', 'ready 1', 'ready 1']);
    await application.visitor().get(src).expect(200);
    await deleteDue(now + 8 * day);
    expect(valuesIn(live, states)).toEqual(['deleted 0']);
    await application.visitor().get(src).expect(404);
  });

  test('a waiting mail to an account made since is a failed one once the restore is undone', async () => {
    await backUp(live, backup);
    const { email } = await (await application.customer()).user();
    const mails = `SELECT status FROM mails WHERE toAddress = '${email}'`;
    expect(valuesIn(live, mails)).toEqual(['waiting']);
    const previous = await restoreByCommand();
    expect(valuesIn(live, mails)).toEqual([]);
    await restoreByCommand(previous);
    expect(valuesIn(live, mails)).toEqual(['failed']);
  });

  test('a mail that waited at its time is not sent again, and a line of a digest not brought back', async () => {
    const { id, email } = await (await application.customer()).user();
    const { unitOfWork } = application.database;
    const change = (sql: string) => unitOfWork.write((manager) => manager.query(sql));
    await change(
      `INSERT INTO digest_items VALUES ('1', '${id}', 'New order', '/', '2026-01-01 00:00:00.000')`,
    );
    await backUp(live, backup);
    await change('DELETE FROM digest_items');
    await change("UPDATE mails SET status = 'sent'");
    await restoreByCommand();
    expect(valuesIn(live, 'SELECT id FROM digest_items')).toEqual([]);
    const mails = `SELECT status FROM mails WHERE toAddress = '${email}'`;
    expect(valuesIn(live, mails)).toEqual(['sent']);
  });

  test('a backup of a newer release and a database of another program are refused', async () => {
    await backUp(live, backup);
    changeIn(backup, "INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')");
    const other = join(directory, 'other.sqlite');
    changeIn(other, 'CREATE TABLE notes (id int)');
    await application.customer();
    const accounts = valuesIn(live, 'SELECT id FROM users');
    const newer = /mine-\d+\.sqlite: .*newer release.*Later9/;
    const refused = await runCommand(application.place, 'restore', backup);
    expect(refused).toEqual({ code: 1, output: expect.stringMatching(newer) });
    const foreign = /other\.sqlite: .*not a backup/;
    await expect(restore(other, live, async () => undefined)).rejects.toThrow(foreign);
    expect(valuesIn(live, 'SELECT id FROM users')).toEqual(accounts);
  });
});

describe('a restore on another machine', () => {
  let machine: TestDatabase;
  let there: string;
  beforeEach(async () => {
    machine = await makeDatabase('sqlite');
    there = embeddedFile(machine.dataDirectory);
  });
  afterEach(() => machine.remove());

  test('brings everything except sessions, and nothing that waited is sent twice', async () => {
    const application = await startApplication('sqlite', {
      ...companyEnvironment,
      WEBHOOK_PRIVATE_ADDRESSES: 'allow',
    });
    const file = join(machine.dataDirectory, 'mine.sqlite');
    const admin = await application.administrator();
    const webhook = { url: 'http://127.0.0.1:9', events: ['order.created'] };
    await admin.post('/api/admin/webhooks', webhook).expect(201);
    await admin.post('/api/admin/api-tokens', { name: 'CRM' }).expect(201);
    const customer = await application.customer();
    await invoicedOrder(customer, admin);
    await setUpTotp(customer);
    const { id } = await admin.user();
    await application.database.unitOfWork.write((manager) =>
      manager.query(
        "INSERT INTO digest_items VALUES ('1', ?, 'New order', '/', '2026-01-01 00:00:00.000')",
        [id],
      ),
    );
    await backUp(embeddedFile(application.place.DATA_DIR ?? ''), file);
    await application.close();
    const environment = environmentOf(machine);
    const admins = await runCommand(environment, 'create-administrator', 'b@example.com');
    expect(admins).toMatchObject({ code: 0 });
    await restore(file, there, async () => undefined);
    for (const table of restoredTables) {
      const all = `SELECT * FROM ${table} ORDER BY 1, 2`;
      const before = valuesIn(file, all);
      expect([table, before.length]).not.toEqual([table, 0]);
      expect([table, ...valuesIn(there, all)]).toEqual([table, ...before]);
    }
    expect(valuesIn(there, 'SELECT last FROM running_numbers')).toEqual([1]);
    expect(valuesIn(there, 'SELECT tokenHash FROM sessions')).toEqual([]);
    expect(valuesIn(file, 'SELECT id FROM digest_items')).toEqual(['1']);
    expect(valuesIn(there, 'SELECT id FROM digest_items')).toEqual([]);
    for (const outbox of ['mails', 'webhook_deliveries']) {
      const statuses = `SELECT DISTINCT status FROM ${outbox}`;
      expect([outbox, ...valuesIn(file, statuses)]).toEqual([outbox, 'waiting']);
      expect([outbox, ...valuesIn(there, statuses)]).toEqual([outbox, 'failed']);
    }
  });

  test('brings the last writes of a database whose server was killed', async () => {
    const lost = await makeDatabase('sqlite');
    const server = new ServerProcess(environmentOf(lost));
    const client = new Client(await server.listening());
    const account = { firstName: 'A', lastName: 'B', email: 'a@example.com', password: 'password' };
    await client.post('/api/register', account).expect(201);
    const id = await placeOrder(client);
    await server.end('SIGKILL');
    const file = embeddedFile(lost.dataDirectory);
    expect((await stat(`${file}-wal`)).size).toBeGreaterThan(0);
    await restore(file, there, async () => undefined);
    expect(valuesIn(there, 'SELECT id FROM orders')).toEqual([id]);
    await lost.remove();
  });
});
