import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each(databases)('rights that the customers page changes on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let owner: string;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    owner = (await (await application.member('owner')).user()).email;
  });
  afterAll(() => application.close());

  const subjects = async (kind: string) =>
    (await mailsTo(application, owner, kind)).map(({ subject }) => subject);

  async function customer(names: { firstName: string; lastName: string; email: string }) {
    const client = await application.customer(names);
    const { id } = await client.user();
    const edit = (change: object) =>
      admin.put(`/api/admin/customers/${id}`, { ...names, ...change }).expect(200);
    const remove = () => admin.delete(`/api/admin/customers/${id}`).expect(204);
    return { client, edit, remove };
  }

  test('take effect on the next request; losing them ends every session', async () => {
    const names = { firstName: 'Mira', lastName: 'Osei', email: 'mira@example.com' };
    const { client, edit } = await customer(names);
    await client.get('/api/admin/orders').expect(403);
    await edit({ isAdmin: true });
    await client.get('/api/admin/orders').expect(200);
    await edit({ isAdmin: false });
    await client.get('/api/user').expect(401);
    await client.post('/api/login', { ...names, password: 'password' }).expect(200);
    await client.get('/api/admin/orders').expect(403);
  });

  test('are mailed to the other owners, and other edits are not', async () => {
    const names = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' };
    const { edit } = await customer(names);
    await edit({ isAdmin: true });
    await edit({ isAdmin: true });
    await edit({ isAdmin: false });
    await edit({ lastName: 'Adjei' });
    expect(await subjects('team-added')).toContain('Noor Haddad was added to the team');
    expect(await subjects('team-removed')).toContain('Noor Haddad was removed from the team');
    const named = (await mailsTo(application, owner)).filter(({ subject }) =>
      subject.startsWith('Noor '),
    );
    expect(named).toHaveLength(2);
    const { email } = await admin.user();
    expect(await mailsTo(application, email, 'team-added')).toEqual([]);
  });

  test('are mailed to the other owners for an account that is created with them', async () => {
    const account = { firstName: 'Ines', lastName: 'Roth', email: 'ines@example.com' };
    const form = { ...account, password: 'plum ladder' };
    await admin.post('/api/admin/customers', { ...form, isAdmin: true }).expect(201);
    const other = { ...form, lastName: 'Thistle', email: 'thistle@example.com' };
    await admin.post('/api/admin/customers', { ...other, isAdmin: false }).expect(201);
    const added = await subjects('team-added');
    expect(added).toContain('Ines Roth was added to the team');
    expect(added).not.toContain('Ines Thistle was added to the team');
  });

  test('are mailed to the other owners when their account is deleted', async () => {
    const member = { firstName: 'Juno', lastName: 'Park', email: 'juno@example.com' };
    const { edit, remove } = await customer(member);
    await edit({ isAdmin: true });
    await remove();
    const other = await customer({ ...member, lastName: 'Lund' });
    await other.remove();
    const removed = await subjects('team-removed');
    expect(removed).toContain('Juno Park was removed from the team');
    expect(removed).not.toContain('Juno Lund was removed from the team');
    const { email } = await admin.user();
    expect(await mailsTo(application, email, 'team-removed')).toEqual([]);
  });

  test('void the links mailed to the customer before', async () => {
    const names = { firstName: 'Ada', lastName: 'Kwon', email: 'ada@example.com' };
    const { client, edit } = await customer(names);
    const { email } = names;
    await application.visitor().post('/api/password-reset', { email }).expect(204);
    const reset = await newestToken(application, email, 'password-reset');
    const moved = { email: `moved-${email}`, currentPassword: 'password' };
    await client.put('/api/account/email', moved).expect(200);
    const change = await newestToken(application, moved.email, 'email-change');
    await edit({ isAdmin: true });
    const visitor = application.visitor();
    const password = 'a horse of correct batteries';
    await visitor.put('/api/password-reset', { token: reset, password }).expect(410);
    await client.post('/api/email-confirmation', { token: change }).expect(410);
  });
});
