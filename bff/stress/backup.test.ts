import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '../src/database/back-up.js';
import { embeddedFile } from '../src/database/data-sources.js';
import { restore } from '../src/database/restore.js';
import { Authenticator } from '../test/authenticator.js';
import { Client } from '../test/client.js';
import { makeDatabase, type TestDatabase } from '../test/databases.js';
import {
  acceptQuote,
  companyEnvironment,
  invoicedOrder,
  quotedOrder,
} from '../test/order-money.js';
import { setUpTotp } from '../test/second-factor.js';
import { buildServer, environmentOf, runCommand, ServerProcess } from '../test/server-process.js';
import { sized } from '../test/size.js';
import { administrator } from '../test/test-application.js';
import { changeIn, valuesIn } from './stored-values.js';

jest.setTimeout(60_000);
beforeAll(buildServer);

const order = (projectBrief: string) => ({ customerPhone: '1', projectBrief });
const briefsIn = (file: string) => valuesIn(file, 'SELECT projectBrief FROM orders');

let accounts = 0;
const newAccount = () => {
  accounts += 1;
  return { firstName: 'A', lastName: 'B', email: `a${accounts}@example.com`, password: 'password' };
};

let database: TestDatabase;
let server: ServerProcess;
let origin: string;
// Each test has its own.
let account: ReturnType<typeof newAccount>;
let client: Client;
let backup: string;

async function start() {
  database = await makeDatabase('sqlite');
  server = new ServerProcess({
    ...environmentOf(database),
    ...companyEnvironment,
    PUBLIC_URL: 'http://localhost:3000',
  });
  origin = await server.listening();
}

async function stop() {
  await server.end('SIGKILL');
  await database.remove();
}

async function register() {
  account = newAccount();
  backup = join(database.dataDirectory, `mine-${accounts}.sqlite`);
  client = new Client(origin);
  await client.post('/api/register', account).expect(201);
}

const run = (script: string, ...args: string[]) =>
  runCommand(environmentOf(database), script, ...args);
const live = () => embeddedFile(database.dataDirectory);

/**
 * Does in this process what the commands do, which start slowly.
 * @returns a function that restores the database as it is now
 */
async function backedUp() {
  await backUp(live(), backup);
  return () => restore(backup, live(), () => backUp(live(), `${backup}.before`));
}

async function administratorClient() {
  const admin = new Client(origin);
  await admin.post('/api/login', administrator).expect(200);
  return admin;
}

const signIn = (login: object) => new Client(origin).post('/api/login', login);
const briefs = async () =>
  (await client.get('/api/orders').expect(200)).body.map(
    (row: { projectBrief: string }) => row.projectBrief,
  );

describe('backup and restore of the embedded database while a server runs', () => {
  beforeEach(() => start().then(register));
  afterEach(stop);

  test('a restore brings back the state of the backup, and later writes succeed', async () => {
    const { id } = (await client.post('/api/orders', order('before')).expect(201)).body;
    const timeline = async () => (await client.get(`/api/orders/${id}`).expect(200)).body.events;
    const asItWas = await timeline();
    const writing = Array.from({ length: 20 }, () =>
      client.post('/api/orders', order('during')).then(),
    );
    expect(await run('backup', backup)).toMatchObject({ code: 0 });
    await Promise.all(writing);
    await client.post('/api/orders', order('after')).expect(201);
    await client.post(`/api/orders/${id}/cancel`).expect(200);
    expect(await timeline()).not.toEqual(asItWas);
    const restored = await run('restore', backup);
    expect(restored).toMatchObject({ code: 0 });
    const left = await briefs();
    expect(left).toContain('before');
    expect(left).not.toContain('after');
    expect(await timeline()).toEqual(asItWas);
    await client.post('/api/orders', order('since')).expect(201);
    expect((await briefs())[0]).toBe('since');
    const admin = await administratorClient();
    const { body } = await admin.get('/api/admin/overview').expect(200);
    expect(body.newOrders).toBe(left.length + 1);

    const [, previous = ''] = /before: (\S+)/.exec(restored.output) ?? [];
    expect(await run('restore', previous)).toMatchObject({ code: 0 });
    expect(await briefs()).toContain('after');
  });

  test('no write acknowledged during a restore is lost', async () => {
    expect(await run('backup', backup)).toMatchObject({ code: 0 });
    for (let round = 1; round <= sized(2, 10); round += 1) {
      const acknowledged: string[] = [];
      let isRestored = false;
      const write = async (writer: number) => {
        for (let count = 1; !isRestored; count += 1) {
          const brief = `round ${round}, writer ${writer}, ${count}`;
          const { status } = await client.post('/api/orders', order(brief));
          if (status === 201) acknowledged.push(brief);
        }
      };
      const writing = [1, 2, 3, 4].map(write);
      const { code, output } = await run('restore', backup);
      isRestored = true;
      await Promise.all(writing);
      expect({ code, output }).toMatchObject({ code: 0 });
      const [, previous = ''] = /before: (\S+)/.exec(output) ?? [];
      const kept = new Set([...briefsIn(live()), ...briefsIn(previous)]);
      expect(acknowledged.filter((brief) => !kept.has(brief))).toEqual([]);
    }
  });

  test('a restore keeps the invoices issued since the backup, and does not use their numbers again', async () => {
    const admin = await administratorClient();
    await invoicedOrder(client, admin);
    const restoreBackup = await backedUp();
    const { invoiceId } = await invoicedOrder(client, admin);
    await restoreBackup();
    await admin.get(`/api/invoices/${invoiceId}.pdf`).expect(200);
    await invoicedOrder(client, admin);
    const { body } = await admin.get('/api/admin/invoices').expect(200);
    const numbers = body.map(({ number }: { number: string }) => number);
    expect(numbers).toEqual(['NC-000003', 'NC-000002', 'NC-000001']);
  });
});

describe('what a restore of the embedded database keeps while a server runs', () => {
  beforeAll(start);
  beforeEach(register);
  afterAll(stop);

  // The price of the quote may have been entered by hand before.
  test.each([0, 500])('an order at $%i keeps its invoice and quote since', async (price) => {
    const admin = await administratorClient();
    const { id, quoteId } = await quotedOrder(client, admin);
    const restoreBackup = await backedUp();
    changeIn(backup, `UPDATE orders SET servicePrice = ${price} WHERE id = '${id}'`);
    await acceptQuote(client, id, quoteId);
    await admin.post(`/api/admin/orders/${id}/invoices`, { customerName: 'A B' }).expect(201);
    const read = async () => (await client.get(`/api/orders/${id}`).expect(200)).body;
    const { nextStep } = await read();
    await restoreBackup();
    expect(await read()).toMatchObject({ order: { servicePrice: 500 }, nextStep });
    const { body } = await client.get(`/api/orders/${id}/quotes`).expect(200);
    expect(body).toMatchObject([{ state: 'accepted', signedName: 'A B' }]);
    const isAgreed = `SELECT priceAgreedAt IS NOT NULL FROM orders WHERE id = '${id}'`;
    expect(valuesIn(live(), isAgreed)).toEqual([1]);
  });

  test('an invoice issued since the backup to an account that the backup lacks has no account', async () => {
    const restoreBackup = await backedUp();
    const other = new Client(origin);
    await other.post('/api/register', newAccount()).expect(201);
    const { invoiceId } = await invoicedOrder(other, await administratorClient());
    await restoreBackup();
    const owner = `SELECT userId FROM invoices WHERE id = '${invoiceId}'`;
    expect(valuesIn(live(), owner)).toEqual([null]);
  });

  test('a restore does not bring back an ended session', async () => {
    const restoreBackup = await backedUp();
    const cookie = client.cookie();
    await client.post('/api/logout').expect(204);
    await restoreBackup();
    await new Client(origin).get('/api/user').set('Cookie', cookie).expect(401);
  });

  test.each([
    ['API token', '/api/admin/api-tokens', { name: 'CRM' }],
    ['invitation', '/api/admin/team/invitations', { email: 'c@example.com', role: 'owner' }],
    ['webhook', '/api/admin/webhooks', { url: 'https://example.com', events: ['order.created'] }],
  ])('a restore does not bring back a revoked %s, and keeps one made since', async (...given) => {
    const [, path, body] = given;
    const admin = await administratorClient();
    const revoked = (await admin.post(path, body).expect(201)).body.id;
    const restoreBackup = await backedUp();
    await admin.delete(`${path}/${revoked}`).expect(204);
    const made = (await admin.post(path, body).expect(201)).body.id;
    await restoreBackup();
    const left = (await admin.get(path).expect(200)).body;
    expect(left.map(({ id }: { id: string }) => id)).toEqual([made]);
    // Otherwise the webhook would get the orders of other tests.
    await admin.delete(`${path}/${made}`).expect(204);
  });

  test('a restore does not make a replaced password valid again', async () => {
    const restoreBackup = await backedUp();
    const changed = { ...account, password: 'another password' };
    const body = { currentPassword: account.password, password: changed.password };
    await client.put('/api/account/password', body).expect(204);
    await restoreBackup();
    await signIn(account).expect(401);
    await signIn(changed).expect(200);
  });

  test('a restore with access brings back the passwords and second factors of the backup', async () => {
    const { recoveryCodes } = await setUpTotp(client);
    expect(await run('backup', backup)).toMatchObject({ code: 0 });
    const code = recoveryCodes[0];
    await signIn({ ...account, code }).expect(200);
    const body = { currentPassword: account.password, password: 'another password' };
    await client.put('/api/account/password', body).expect(204);
    expect(await run('restore', backup, '--with-access')).toMatchObject({ code: 0 });
    await signIn({ ...account, code }).expect(200);
    expect(await run('restore', backup, 'another')).toMatchObject({ code: 1 });
  });

  test('a restore does not make a used recovery code valid again', async () => {
    const { recoveryCodes } = await setUpTotp(client);
    const login = { ...account, code: recoveryCodes[0] };
    const restoreBackup = await backedUp();
    await signIn(login).expect(200);
    await restoreBackup();
    await signIn(login).expect(401);
    await signIn({ ...account, code: recoveryCodes[1] }).expect(200);
  });

  test('a restore does not bring back a removed passkey, nor the question for it', async () => {
    const path = '/api/account/second-factor/passkeys';
    const proof = { currentPassword: account.password };
    const { body } = await client.post(`${path}/options`, proof).expect(200);
    const phone = new Authenticator();
    const credential = phone.register(body.options);
    await client.post(path, { name: 'Phone', credential }).expect(201);
    const restoreBackup = await backedUp();
    const [{ id }] = (await client.get('/api/account/second-factor').expect(200)).body.passkeys;
    await client.delete(`${path}/${id}`).expect(204);
    await restoreBackup();
    const visitor = new Client(origin);
    const { options } = (await visitor.post('/api/login/passkey/options').expect(200)).body;
    await visitor.post('/api/login/passkey', { credential: phone.use(options) }).expect(401);
    await signIn(account).expect(200);
  });

  test('an account deleted since the backup comes back with its second factor', async () => {
    const { recoveryCodes } = await setUpTotp(client);
    const { id } = await client.user();
    const restoreBackup = await backedUp();
    await (await administratorClient()).delete(`/api/admin/customers/${id}`).expect(204);
    await restoreBackup();
    await signIn(account).expect(401);
    await signIn({ ...account, code: recoveryCodes[0] }).expect(200);
  });

  test('a restore leaves no second factor of an account that the backup lacks', async () => {
    const restoreBackup = await backedUp();
    const other = new Client(origin);
    await other.post('/api/register', newAccount()).expect(201);
    await setUpTotp(other);
    await restoreBackup();
    expect(valuesIn(live(), 'PRAGMA foreign_key_check')).toEqual([]);
  });

  test('restoring a missing file, an invalid one or one shorter than a header exits with 1 and changes nothing', async () => {
    await client.post('/api/orders', order('kept')).expect(201);
    const fileOf = (name: string) => join(database.dataDirectory, `${name}.sqlite`);
    await writeFile(fileOf('noise'), 'x'.repeat(10_000));
    // SQLite itself opens these as empty databases.
    await writeFile(fileOf('empty'), '');
    await writeFile(fileOf('short'), 'x');
    for (const path of ['missing', 'noise', 'empty', 'short'].map(fileOf)) {
      const { code, output } = await run('restore', path);
      expect([path, code]).toEqual([path, 1]);
      expect(output).toContain(path);
    }
    expect(await briefs()).toEqual(['kept']);
  });
});
