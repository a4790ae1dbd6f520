import { randomUUID } from 'node:crypto';
import { liveTags } from '@northcast/shared-contracts/api/live';
import { databases } from '../../test/databases.js';
import { type EventStream, openStream } from '../../test/event-stream.js';
import { newestToken } from '../../test/mailbox.js';
import { assign } from '../../test/order-places.js';
import { placement, registration } from '../../test/samples.js';
import { setUpTotp } from '../../test/second-factor.js';
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
    expect(promoted).toEqual(['Customers', 'Team', 'Orders', 'Order']);
    const deleted = await toldOf(() => admin.delete(path).expect(204));
    expect(deleted).toEqual(['Customers', 'Team', 'Orders', 'Order', 'Messages']);
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
    ).toEqual(liveTags);
  });

  test.each(['customer', 'team'])(
    'producers learn that the account of an order’s customer is deleted by the %s',
    async (by) => {
      const producer = await application.member('producer');
      const customer = await application.customer();
      const { body } = await customer.post('/api/orders', placement).expect(201);
      await assign(application, body.id, await producer.user());
      const producers = await openStream(producer);
      const { id } = await customer.user();
      const admin = await application.administrator();
      const currentPassword = 'password';
      await (by === 'team'
        ? admin.delete(`/api/admin/customers/${id}`)
        : customer.post('/api/account/deletion', { currentPassword })
      ).expect(204);
      const { tags } = await producers.message((each) => each.tags.includes('Customers'));
      expect(tags).toEqual(by === 'team' ? expect.arrayContaining(['Order']) : liveTags);
      producers.close();
    },
  );

  test('a new administrator is reported as part of the team', async () => {
    const admin = await application.administrator();
    const form = newAccount(true);
    const created = await toldOf(() => admin.post('/api/admin/customers', form).expect(201));
    expect(created).toEqual(['Customers', 'Team', 'Orders', 'Order']);
  });

  test('a new role and a removal from the team are reported to other administrators', async () => {
    const admin = await application.administrator();
    const form = newAccount(true);
    let path = '';
    await toldOf(async () => {
      const { body } = await admin.post('/api/admin/customers', form).expect(201);
      path = `/api/admin/team/${body.id}`;
    });
    const tags = ['Customers', 'Team', 'Orders', 'Order'];
    expect(await toldOf(() => admin.put(`${path}/role`, { role: 'editor' }).expect(200))).toEqual(
      tags,
    );
    expect(await toldOf(() => admin.delete(path).expect(204))).toEqual(tags);
  });

  test('invitations to the team are reported to other administrators', async () => {
    const admin = await application.administrator();
    let path = '/api/admin/team/invitations';
    const invited = await toldOf(async () => {
      const invitation = { email: `${randomUUID()}@mail.example`, role: 'editor' };
      const { body } = await admin.post(path, invitation).expect(201);
      path = `${path}/${body.id}`;
    });
    const resent = await toldOf(() => admin.post(`${path}/resend`).expect(200));
    const revoked = await toldOf(() => admin.delete(path).expect(204));
    expect([invited, resent, revoked]).toEqual([['Team'], ['Team'], ['Team']]);
  });

  test('of second factors, administrators learn of those of the team', async () => {
    const before = stream.messages().length;
    await setUpTotp(await application.customer());
    const member = await application.member('editor');
    const { recoveryCodes } = await setUpTotp(member);
    const removal = { currentPassword: 'password', code: recoveryCodes[0] };
    await member.post('/api/account/second-factor/totp/removal', removal).expect(204);
    const registered = ['Customers'];
    const told = [registered, registered, ['Team'], ['Team']];
    await stream.message(() => stream.messages().length >= before + told.length);
    const tags = stream.messages().map((message) => message.tags);
    expect(tags.slice(before)).toEqual(told);
  });
});
