import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { LessThan } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';

const order = { serviceName: 'Jingle', servicePrice: 140, customerPhone: '1', projectBrief: 'x' };
const day = 86_400_000;

describe.each(databases)('the audit log on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database, { AUDIT_DAYS: '30' });
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  const entries = async (query = ''): Promise<AuditEntry[]> =>
    (await admin.get(`/api/admin/audit?perPage=200${query}`).expect(200)).body;
  const newest = async () => (await entries())[0];

  test('a sign-in is recorded with account, IP address and device', async () => {
    const client = await application.customer({ firstName: 'Mira', lastName: 'Osei' });
    const { id, email } = await client.user();
    const login = { email, password: 'password' };
    const browser = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0';
    await application.visitor().post('/api/login', login).set('User-Agent', browser).expect(200);
    expect(await newest()).toMatchObject({
      action: 'session.started',
      outcome: 'done',
      actorId: id,
      actorName: 'Mira Osei',
      address: '127.0.0.1',
      device: 'Firefox on Windows',
    });
  });

  test('a failed sign-in is recorded with the account, but without an unknown email address', async () => {
    const client = await application.customer();
    const { id, email } = await client.user();
    const refused = { action: 'credentials.refused', outcome: 'refused' };
    await application.visitor().post('/api/login', { email, password: 'wrong!' }).expect(401);
    expect(await newest()).toMatchObject({ ...refused, targetType: 'account', targetId: id });
    const unknown = { email: 'whisper@example.com', password: 'wrong!' };
    await application.visitor().post('/api/login', unknown).expect(401);
    const entry = await newest();
    expect(entry).toMatchObject(refused);
    expect(entry?.targetId).toBeUndefined();
    const rows = await application.database.unitOfWork.read.query('SELECT * FROM audit_entries');
    expect(JSON.stringify(rows)).not.toContain('whisper');
  });

  test('an order change is recorded with old and new values, except for personal fields', async () => {
    const client = await application.customer();
    const { body: placed } = await client.post('/api/orders', order).expect(201);
    const edit = {
      ...order,
      status: 'processing',
      servicePrice: 200,
      projectBrief: 'secret words',
    };
    await admin.put(`/api/admin/orders/${placed.id}`, edit).expect(200);
    const entry = await newest();
    expect(entry).toMatchObject({ action: 'order.updated', targetId: placed.id });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', before: 'pending', after: 'processing' },
        { field: 'servicePrice', before: '140', after: '200' },
        { field: 'projectBrief' },
      ]),
    );
    expect(JSON.stringify(entry)).not.toContain('secret words');
  });

  test('of a service name that somebody has written, only the change is recorded', async () => {
    const client = await application.customer();
    const song = { ...order, serviceName: 'A song for Fenella', servicePrice: 5 };
    const { body: placed } = await client.post('/api/orders', song).expect(201);
    const edit = { ...order, serviceName: 'Jingle' };
    await admin.put(`/api/admin/orders/${placed.id}`, edit).expect(200);
    const entry = await newest();
    expect(entry?.changes).toContainEqual({ field: 'serviceName' });
    expect(JSON.stringify(entry)).not.toContain('Fenella');
  });

  test('a request that returns 404 is not recorded', async () => {
    const before = (await entries()).length;
    const unknown = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';
    await admin.delete(`/api/admin/orders/${unknown}`).expect(404);
    await admin.post(`/api/admin/mails/${unknown}/retry`).expect(404);
    expect(await entries()).toHaveLength(before);
  });

  test('every change or export by an administrator is recorded', async () => {
    const customer = await application.customer();
    const { id: userId } = await customer.user();
    const message = (await customer.post('/api/messages', { subject: 's', message: 'm' })).body.id;
    const enquiry = (
      await customer.post('/api/contact', {
        name: 'Ada',
        email: 'ada@example.com',
        service: 'Audio Production',
        message: 'We start in spring.',
      })
    ).body.id;
    const account = { email: 'made@example.com', firstName: 'A', lastName: 'B' };
    const acts: [string, () => Promise<{ body: { id: string } }>][] = [
      [
        'customer.created',
        () => admin.post('/api/admin/customers', { ...account, password: 'password' }),
      ],
      ['order.created', () => admin.post('/api/admin/orders', { ...order, userId })],
      [
        'message.created',
        () => admin.post('/api/admin/messages', { userId, subject: 's', message: 'm' }),
      ],
      ['message.replied', () => admin.post(`/api/admin/messages/${message}/reply`, { reply: 'r' })],
      ['message.deleted', () => admin.delete(`/api/admin/messages/${message}`)],
      ['enquiry.deleted', () => admin.delete(`/api/admin/enquiries/${enquiry}`)],
      ['customers.exported', () => admin.get('/api/admin/customers.csv')],
      ['orders.exported', () => admin.get('/api/admin/orders.csv')],
      ['messages.exported', () => admin.get('/api/admin/messages.csv')],
      ['enquiries.exported', () => admin.get('/api/admin/enquiries.csv')],
      ['invoices.exported', () => admin.get('/api/admin/invoices.csv')],
      ['subscribers.exported', () => admin.get('/api/admin/subscribers.csv')],
      ['audit.exported', () => admin.get('/api/admin/audit.csv')],
      ['notices.changed', () => admin.put('/api/admin/notices', { notices: 'never' })],
      ['sessions.ended', () => admin.delete(`/api/admin/customers/${userId}/sessions`)],
      ['customer.deleted', () => admin.delete(`/api/admin/customers/${userId}`)],
    ];
    const { id: adminId } = await admin.user();
    for (const [action, act] of acts) {
      await act();
      expect(await newest()).toMatchObject({ action, outcome: 'done', actorId: adminId });
    }
  });

  test.each(['customers', 'orders', 'messages', 'enquiries', 'invoices', 'subscribers', 'audit'])(
    'an export of %s that is rejected with 422 is not recorded',
    async (list) => {
      const before = await newest();
      await admin.get(`/api/admin/${list}.csv?sort=nonsense`).expect(422);
      expect(await newest()).toEqual(before);
    },
  );

  test('an export of chosen orders that is rejected with 422 is not recorded', async () => {
    const { body } = await (await application.customer()).post('/api/orders', order).expect(201);
    const before = await newest();
    const chosen = { ids: [body.id] };
    await admin.post('/api/admin/orders/export?sort=nonsense', chosen).expect(422);
    await admin.get('/api/admin/orders.csv?due=nonsense').expect(422);
    expect(await newest()).toEqual(before);
  });

  test('actions of customers on their own account are recorded, including its deletion', async () => {
    const client = await application.customer();
    const { id } = await client.user();
    const currentPassword = 'password';
    const acts: [string, () => Promise<unknown>][] = [
      ['account.renamed', () => client.put('/api/account/name', { firstName: 'A', lastName: 'B' })],
      ['account.exported', () => client.get('/api/account/data')],
      ['account.exported', () => client.get('/api/account/data.csv')],
      [
        'email.change-requested',
        () => client.put('/api/account/email', { email: 'next@example.com', currentPassword }),
      ],
      [
        'password.changed',
        () => client.put('/api/account/password', { currentPassword, password: 'another one' }),
      ],
      ['sessions.ended', () => client.delete('/api/account/sessions')],
      [
        'account.deleted',
        () => client.post('/api/account/deletion', { currentPassword: 'another one' }),
      ],
    ];
    for (const [action, act] of acts) {
      await act();
      expect(await newest()).toMatchObject({ action, outcome: 'done', actorId: id });
    }
  });

  test('entries are searchable by person, action and outcome, and exported as CSV', async () => {
    const client = await application.customer({ firstName: 'Zora', lastName: 'Quill' });
    const { id } = await client.user();
    const found = await entries(`&q=${id}`);
    expect(found.map(({ action }) => action)).toEqual(['session.started', 'account.registered']);
    const byName = await entries('&q=quill%20zora%20started');
    expect(byName.map(({ action }) => action)).toEqual(['session.started']);
    const refused = await entries('&status=refused');
    expect(new Set(refused.map(({ outcome }) => outcome))).toEqual(new Set(['refused']));
    const { text } = await admin.get(`/api/admin/audit.csv?q=${id}`).expect(200);
    expect(text.trim().split('\n')).toHaveLength(3);
  });

  test('an entry is read by its id', async () => {
    const [entry] = await entries();
    const { body } = await admin.get(`/api/admin/audit/${entry?.id}`).expect(200);
    expect(body).toEqual(entry);
    for (const unknown of ['01a1fb29-86ab-7903-95b6-d92a52d0ad1b', 'none', "'"]) {
      await admin.get(`/api/admin/audit/${encodeURIComponent(unknown)}`).expect(404);
    }
  });

  test('entries of a deleted account are kept without its name', async () => {
    const client = await application.customer({ firstName: 'Gone', lastName: 'Soon' });
    const { id } = await client.user();
    await admin.delete(`/api/admin/customers/${id}`).expect(204);
    const found = await entries(`&q=${id}`);
    expect(found.length).toBeGreaterThan(1);
    expect(JSON.stringify(found)).not.toMatch(/Gone|Soon/);
  });

  test('entries older than AUDIT_DAYS are deleted', async () => {
    const { unitOfWork } = application.database;
    const count = (age: number) =>
      unitOfWork.read.countBy(AuditEntryEntity, {
        createdAt: LessThan(new Date(Date.now() - age * day)),
      });
    const [first, second] = await entries();
    await unitOfWork.write(async (manager) => {
      const at = (days: number) => ({ createdAt: new Date(Date.now() - days * day) });
      await manager.update(AuditEntryEntity, { id: first?.id }, at(31));
      await manager.update(AuditEntryEntity, { id: second?.id }, at(29));
    });
    expect(await count(28)).toBe(2);
    await application.nest.get(HousekeepingService).sweep();
    expect(await count(28)).toBe(1);
    expect(await count(30)).toBe(0);
  });
});
