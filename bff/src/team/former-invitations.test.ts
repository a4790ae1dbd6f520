import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';

const names = { firstName: 'Bob', lastName: 'Roth' };
const password = 'plum ladder';

describe.each(databases)('an open invitation on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  async function invited() {
    made += 1;
    const email = `bob-${made}@example.com`;
    const invitation = { email, role: 'owner' };
    const { body } = await admin.post('/api/admin/team/invitations', invitation).expect(201);
    const mail = (await mailsTo(application, email, 'team-invitation')).at(-1);
    const [, token = ''] = /join#token=([\w-]+)/.exec(JSON.stringify(mail)) ?? [];
    await opened(token).expect(200);
    return { email, token, id: String(body.id) };
  }
  const opened = (token: string) => application.visitor().post('/api/invitation', { token });
  const accepted = (client: Client, token: string) =>
    client.post('/api/invitation/acceptance', { token });
  const edit = (id: string, change: object) =>
    admin.put(`/api/admin/customers/${id}`, { ...names, ...change }).expect(200);
  async function signedIn(email: string, secret = 'password'): Promise<Client> {
    const client = application.visitor();
    await client.post('/api/login', { email, password: secret }).expect(200);
    return client;
  }

  test('does not bring back a member whose rights came from the customers page', async () => {
    const { email, token, id: target } = await invited();
    const { id } = await (await application.customer({ ...names, email })).user();
    await edit(id, { email, isAdmin: true });
    await admin.delete(`/api/admin/team/${id}`).expect(204);
    const bob = await signedIn(email);
    await accepted(bob, token).expect(410);
    expect(await bob.user()).toMatchObject({ isAdmin: false });
    const action = 'team.invitation-revoked';
    const { read } = application.database.unitOfWork;
    expect(await read.countBy(AuditEntryEntity, { action, targetId: target })).toBe(1);
  });

  test('is revoked as soon as the rights are granted, also with another address', async () => {
    const { email, token } = await invited();
    const { id } = await (await application.customer({ ...names, email })).user();
    await edit(id, { email: `moved-${email}`, isAdmin: true });
    await opened(token).expect(410);
  });

  test('is revoked when an account of its address is created with rights', async () => {
    const { email, token } = await invited();
    const form = { ...names, email, password, isAdmin: true };
    await admin.post('/api/admin/customers', form).expect(201);
    await opened(token).expect(410);
  });

  test('is revoked when a member who has got its address is removed from the team', async () => {
    for (const remove of [
      (id: string, _email: string) => admin.delete(`/api/admin/team/${id}`).expect(204),
      (id: string, email: string) => edit(id, { email, isAdmin: false }),
    ]) {
      const { email, token } = await invited();
      const { id } = await (await application.member('editor')).user();
      await edit(id, { email });
      await opened(token).expect(200);
      await remove(id, email);
      await accepted(await signedIn(email), token).expect(410);
    }
  });

  test('is revoked when a member who has got its address is deleted', async () => {
    const { email, token } = await invited();
    const { id } = await (await application.member('editor')).user();
    await edit(id, { email });
    await opened(token).expect(200);
    await admin.delete(`/api/admin/customers/${id}`).expect(204);
    await opened(token).expect(410);
  });

  test('is revoked when a member who has got its address deletes that account', async () => {
    const { email, token } = await invited();
    const { id } = await (await application.member('editor')).user();
    await edit(id, { email });
    await opened(token).expect(200);
    const bob = await signedIn(email);
    await bob.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    await opened(token).expect(410);
  });

  test('stays when the account of its address is edited without changing its rights', async () => {
    const { email, token } = await invited();
    const bob = await application.customer({ ...names, email });
    const { id } = await bob.user();
    await edit(id, { email, lastName: 'Adjei' });
    await accepted(bob, token).expect(200);
  });
});
