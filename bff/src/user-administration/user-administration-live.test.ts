import { randomUUID } from 'node:crypto';
import { databases } from '../../test/databases.js';
import { type EventStream, openStream } from '../../test/event-stream.js';
import { newestToken } from '../../test/mailbox.js';
import { registration } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each(databases)('live updates of accounts on %s', (database) => {
  let application: TestApplication;
  let stream: EventStream;
  beforeAll(async () => {
    application = await startApplication(database);
    stream = await openStream(await application.administrator());
  });
  afterAll(async () => {
    stream.close();
    await application.close();
  });

  const newAccount = (isAdmin: boolean) => ({
    ...registration,
    email: `${randomUUID()}@mail.example`,
    isAdmin,
  });

  /** Resolves with the tags of the first message after the write. */
  const toldOf = async (write: () => Promise<unknown>) => {
    const before = stream.messages().length;
    await write();
    await stream.message(() => stream.messages().length > before);
    return stream.messages()[before]?.tags;
  };

  test('other administrators learn of accounts that are created, edited and deleted', async () => {
    const admin = await application.administrator();
    const form = newAccount(false);
    let path = '';
    const created = await toldOf(async () => {
      const { body } = await admin.post('/api/admin/customers', form).expect(201);
      path = `/api/admin/customers/${body.id}`;
    });
    expect(created).toEqual(['Customers']);
    const edit = { ...form, password: '' };
    const renamed = await toldOf(() => admin.put(path, { ...edit, lastName: 'Osei' }).expect(200));
    expect(renamed).toEqual(['Customers']);
    const promoted = await toldOf(() => admin.put(path, { ...edit, isAdmin: true }).expect(200));
    expect(promoted).toEqual(['Customers', 'Team', 'Orders']);
    const deleted = await toldOf(() => admin.delete(path).expect(204));
    expect(deleted).toEqual(['Customers', 'Team', 'Orders', 'Messages']);
  });

  test('administrators learn of what an account changes itself', async () => {
    const email = `${randomUUID()}@mail.example`;
    let client = application.visitor();
    const registered = await toldOf(async () => {
      client = await application.customer({ email });
    });
    expect(registered).toEqual(['Customers']);
    const names = { firstName: 'Ada', lastName: 'Osei' };
    expect(await toldOf(() => client.put('/api/account/name', names).expect(200))).toEqual([
      'Customers',
    ]);
    const token = await newestToken(application, email, 'welcome');
    const confirm = () => client.post('/api/email-confirmation', { token });
    expect(await toldOf(() => confirm().expect(204))).toEqual(['Customers']);
    const currentPassword = 'password';
    expect(
      await toldOf(() => client.post('/api/account/deletion', { currentPassword }).expect(204)),
    ).toEqual(['Customers', 'Team', 'Orders', 'Messages', 'Enquiries', 'Subscribers']);
  });

  test('a new administrator is reported as part of the team', async () => {
    const admin = await application.administrator();
    const form = newAccount(true);
    const created = await toldOf(() => admin.post('/api/admin/customers', form).expect(201));
    expect(created).toEqual(['Customers', 'Team', 'Orders']);
  });

  test('a new role and a removal from the team are reported to other administrators', async () => {
    const admin = await application.administrator();
    const form = newAccount(true);
    let path = '';
    await toldOf(async () => {
      const { body } = await admin.post('/api/admin/customers', form).expect(201);
      path = `/api/admin/team/${body.id}`;
    });
    const tags = ['Team', 'Orders', 'Customers'];
    expect(await toldOf(() => admin.put(`${path}/role`, { role: 'editor' }).expect(200))).toEqual(
      tags,
    );
    expect(await toldOf(() => admin.delete(path).expect(204))).toEqual(tags);
  });
});
