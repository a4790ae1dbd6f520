import { In } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { newestToken } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { MailEntity } from '../mail/mail.entity.js';

const password = 'a horse of correct batteries';
const kinds = [
  'api-token-created',
  'team-joined',
  'team-added',
  'team-role-changed',
  'team-removed',
];

describe.each(databases)('mails to the team about a colleague on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let joined = 0;
  beforeEach(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterEach(() => application.close());

  async function join(firstName: string, lastName: string): Promise<Client> {
    joined += 1;
    const email = `colleague-${joined}@example.com`;
    await admin.post('/api/admin/team/invitations', { email, role: 'manager' }).expect(201);
    const token = await newestToken(application, email, 'team-invitation');
    const member = application.visitor();
    const body = { token, password, firstName, lastName };
    await member.post('/api/invitation/account', body).expect(201);
    return member;
  }

  const remove = (client: Client, currentPassword: string) =>
    client.post('/api/account/deletion', { currentPassword }).expect(204);

  const subjects = async () => {
    const mails = await application.database.unitOfWork.read.find(MailEntity, {
      where: { kind: In(kinds) },
      order: { id: 'ASC' },
    });
    return mails.map(({ subject }) => subject);
  };

  test.each([
    ['If', 'you'],
    ['With', 'it'],
    ['Wilhelmina', 'Thistle'],
  ])('are kept when a customer named %s %s deletes the account', async (firstName, lastName) => {
    await join('Wilhelmina', 'Thistle');
    await admin.post('/api/admin/api-tokens', { name: 'Reports', days: 30 }).expect(201);
    const stranger = await application.customer({ firstName, lastName });
    await remove(stranger, 'password');
    expect(await subjects()).toEqual([
      'Wilhelmina Thistle joined the team',
      'API token created: Reports',
    ]);
  });

  test('are deleted with the colleague’s account, except those about a longer name', async () => {
    const member = await join('Wilhelmina', 'Thistle');
    await join('Wilhelmina', 'Thistle Jones');
    const { id } = await member.user();
    await admin.put(`/api/admin/team/${id}/role`, { role: 'producer' }).expect(200);
    await remove(member, password);
    expect(await subjects()).toEqual(['Wilhelmina Thistle Jones joined the team']);
  });

  test('are deleted with the account of a colleague who has another name since', async () => {
    const member = await join('Wilhelmina', 'Thistle');
    await join('Noor', 'Haddad');
    const names = { firstName: 'Wilhelmina', lastName: 'Jones' };
    await member.put('/api/account/name', names).expect(200);
    await remove(member, password);
    expect(await subjects()).toEqual(['Noor Haddad joined the team']);
  });

  test('are deleted with the account of a colleague added on the customers page', async () => {
    const second = await join('Noor', 'Haddad');
    const { id: secondId } = await second.user();
    await admin.put(`/api/admin/team/${secondId}/role`, { role: 'owner' }).expect(200);
    const email = 'added@example.com';
    const names = { email, firstName: 'Wilhelmina', lastName: 'Thistle' };
    await admin.post('/api/admin/customers', { ...names, password, isAdmin: true }).expect(201);
    expect(await subjects()).toContain('Wilhelmina Thistle was added to the team');
    const member = application.visitor();
    await member.post('/api/login', { email, password }).expect(200);
    await remove(member, password);
    expect(await subjects()).toEqual([
      'Noor Haddad joined the team',
      'Noor Haddad has another role',
    ]);
  });

  test('are deleted by a name that JSON escapes', async () => {
    const member = await join('Wilhelmina "Mina"', 'This\\tle');
    const { id } = await member.user();
    await admin.put(`/api/admin/team/${id}/role`, { role: 'owner' }).expect(200);
    await member.post('/api/admin/api-tokens', { name: 'Reports', days: 30 }).expect(201);
    // Older mails have no thread.
    await application.database.unitOfWork.write((manager) =>
      manager.update(MailEntity, { kind: In(kinds) }, { headers: '{}' }),
    );
    await remove(member, password);
    expect(await subjects()).toEqual([]);
  });

  test('are not read if they neither have the name nor are of the thread', async () => {
    const member = await join('Wilhelmina', 'Thistle');
    await join('Noor', 'Haddad');
    const subject = 'Noor Haddad joined the team';
    // Reading this mail would fail.
    await application.database.unitOfWork.write((manager) =>
      manager.update(MailEntity, { subject }, { letter: 'broken' }),
    );
    await remove(member, password);
    expect(await subjects()).toEqual([subject]);
  });

  test('are deleted with the account of a former colleague', async () => {
    const member = await join('Wilhelmina', 'Thistle');
    const second = await join('Noor', 'Haddad');
    const { id, email } = await member.user();
    const { id: secondId } = await second.user();
    await admin.put(`/api/admin/team/${secondId}/role`, { role: 'owner' }).expect(200);
    await admin.delete(`/api/admin/team/${id}`).expect(204);
    expect(await subjects()).toContain('Wilhelmina Thistle was removed from the team');
    await member.post('/api/login', { email, password }).expect(200);
    await remove(member, password);
    expect(await subjects()).toEqual([
      'Noor Haddad joined the team',
      'Noor Haddad has another role',
    ]);
  });
});
