import { databases } from '../../test/databases.js';
import { type EventStream, openStream } from '../../test/event-stream.js';
import { registration } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

jest.setTimeout(20_000);

describe.each(databases)('live updates of accounts on %s', (database) => {
  let application: TestApplication;
  let stream: EventStream;
  beforeEach(async () => {
    application = await startApplication(database);
    stream = await openStream(await application.administrator());
  });
  afterEach(async () => {
    stream.close();
    await application.close();
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
    const form = { ...registration, isAdmin: false };
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

  test('a new administrator is reported as part of the team', async () => {
    const admin = await application.administrator();
    const form = { ...registration, isAdmin: true };
    const created = await toldOf(() => admin.post('/api/admin/customers', form).expect(201));
    expect(created).toEqual(['Customers', 'Team', 'Orders']);
  });
});
