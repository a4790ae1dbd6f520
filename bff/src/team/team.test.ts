import type { Role } from '@northcast/shared-contracts/roles';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { newestToken } from '../../test/mailbox.js';
import { placeOrder } from '../../test/order-money.js';
import { assign } from '../../test/order-places.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { TeamInvitationEntity } from './team-invitation.entity.js';

const day = 86_400_000;
const names = { firstName: 'Pia', lastName: 'Roth' };
const password = 'a horse of correct batteries';

describe.each(databases)('the team on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  const unused = () => {
    made += 1;
    return `invited-${made}@example.com`;
  };
  const mailsTo = (address: string, kind: string) =>
    application.database.unitOfWork.read.find(MailEntity, {
      where: { toAddress: address, kind },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  async function tokenMailedTo(address: string): Promise<string> {
    const mail = (await mailsTo(address, 'team-invitation')).at(-1);
    const [, token] = /join#token=([\w-]+)/.exec(JSON.stringify(mail)) ?? [];
    return token ?? '';
  }
  async function invite(email = unused(), role: Role = 'producer') {
    const { body } = await admin.post('/api/admin/team/invitations', { email, role }).expect(201);
    return { ...body, token: await tokenMailedTo(email) };
  }
  const opened = (token: string) => application.visitor().post('/api/invitation', { token });
  const join = (client: Client, token: string) =>
    client.post('/api/invitation/account', { token, password, ...names });

  test('a new person joins through the mailed link, which works once', async () => {
    const { email, token } = await invite();
    const { body: invitation } = await opened(token).expect(200);
    expect(invitation).toEqual({ email, role: 'producer', hasAccount: false });
    const person = application.visitor();
    const { body: user } = await join(person, token).expect(201);
    expect(user).toMatchObject({ email, isAdmin: true, role: 'producer' });
    expect(await person.user()).toMatchObject({ role: 'producer' });
    await person.get('/api/admin/orders').expect(200);
    const { body: own } = await person.get('/api/account').expect(200);
    expect(own.isEmailConfirmed).toBe(true);
    const { body: data } = await person.get('/api/account/data').expect(200);
    expect(data.invitations).toMatchObject([{ role: 'producer', state: 'accepted' }]);
    expect(JSON.stringify(data)).not.toContain('tokenHash');
    const { body: used } = await opened(token).expect(410);
    expect(used.message).toBe('This invitation was already accepted. Please sign in.');
    await join(application.visitor(), token).expect(410);
    const { body: pending } = await admin.get('/api/admin/team/invitations').expect(200);
    expect(JSON.stringify(pending)).not.toContain(email);
    const { body: team } = await admin.get('/api/admin/team').expect(200);
    expect(team).toContainEqual(
      expect.objectContaining({
        email,
        role: 'producer',
        hasSecondFactor: false,
        name: 'Pia Roth',
      }),
    );
  });

  test('a repeated call to join gets the first response and signs in, another call 410', async () => {
    const { email, token } = await invite();
    const keyed = (client: Client, key: string) => join(client, token).set('Idempotency-Key', key);
    const { body: first } = await keyed(application.visitor(), `join-${email}`).expect(201);
    const again = application.visitor();
    const { body: second } = await keyed(again, `join-${email}`).expect(201);
    expect(second).toEqual(first);
    expect(await again.user()).toMatchObject({ email });
    await keyed(application.visitor(), `other-${email}`).expect(410);
  });

  test('an invitation is deleted 30 days after its link has expired', async () => {
    const { id, token } = await invite();
    await join(application.visitor(), token).expect(201);
    const { unitOfWork } = application.database;
    const isKept = () => unitOfWork.read.existsBy(TeamInvitationEntity, { id });
    const sweepAfter = async (days: number) => {
      const expiresAt = new Date(Date.now() - days * day);
      await unitOfWork.write((manager) =>
        manager.update(TeamInvitationEntity, { id }, { expiresAt }),
      );
      await application.nest.get(HousekeepingService).sweep();
    };
    await sweepAfter(29.9);
    expect(await isKept()).toBe(true);
    await sweepAfter(30.1);
    expect(await isKept()).toBe(false);
  });

  test('an existing account accepts after signing in, and another account gets 409', async () => {
    const email = unused();
    const customer = await application.customer({ email });
    const { token } = await invite(email, 'manager');
    expect((await opened(token).expect(200)).body.hasAccount).toBe(true);
    await join(application.visitor(), token).expect(409);
    const stranger = await application.customer();
    await stranger.post('/api/invitation/acceptance', { token }).expect(409);
    expect(await customer.user()).toMatchObject({ isAdmin: false });
    await application.visitor().post('/api/invitation/acceptance', { token }).expect(401);
    await customer.post('/api/invitation/acceptance', { token }).expect(200);
    expect(await customer.user()).toMatchObject({ isAdmin: true, role: 'manager' });
    await admin.post('/api/admin/team/invitations', { email, role: 'editor' }).expect(409);
  });

  test.each([
    ['unused for 13 hours', { lastSeenAt: 13 / 24, createdAt: 1 }],
    ['eight days old', { lastSeenAt: 0, createdAt: 8 }],
  ])('a customer whose session is %s stays signed in after joining', async (_case, days) => {
    const email = unused();
    const customer = await application.customer({ email });
    const { id: userId } = await customer.user();
    const ago = (age: number) => new Date(Date.now() - age * day);
    const { token } = await invite(email, 'manager');
    await application.database.unitOfWork.write((manager) =>
      manager.update(
        SessionEntity,
        { userId },
        { lastSeenAt: ago(days.lastSeenAt), createdAt: ago(days.createdAt) },
      ),
    );
    await customer.post('/api/invitation/acceptance', { token }).expect(200);
    await customer.get('/api/admin/orders').expect(200);
    await admin.delete(`/api/admin/team/${userId}`).expect(204);
  });

  test('a member was last seen in the latest session that is not over', async () => {
    const { id: userId, email } = await (await application.member('producer')).user();
    await application.visitor().post('/api/login', { email, password: 'password' }).expect(200);
    const { unitOfWork } = application.database;
    const sessions = await unitOfWork.read.findBy(SessionEntity, { userId });
    const ago = (days: number) => new Date(Date.now() - days * day);
    const set = (index: number, lastSeenAt: Date, age: number) => {
      const tokenHash = sessions[index]?.tokenHash ?? '';
      const change = { lastSeenAt, createdAt: ago(age) };
      return unitOfWork.write((manager) => manager.update(SessionEntity, { tokenHash }, change));
    };
    const lastSeenAt = async () => {
      const { body } = await admin.get('/api/admin/team').expect(200);
      return body.find(({ id }: { id: string }) => id === userId).lastSeenAt;
    };
    const used = ago(0.1);
    await set(0, ago(0), 8);
    await set(1, used, 1);
    expect(await lastSeenAt()).toBe(used.toISOString());
    await set(1, ago(0.6), 1);
    expect(await lastSeenAt()).toBeUndefined();
  });

  test('joining voids the links mailed to the customer and ends the other sessions', async () => {
    const email = unused();
    const customer = await application.customer({ email });
    const elsewhere = application.visitor();
    await elsewhere.post('/api/login', { email, password: 'password' }).expect(200);
    await application.visitor().post('/api/password-reset', { email }).expect(204);
    const reset = await newestToken(application, email, 'password-reset');
    const moved = { email: `moved-${email}`, currentPassword: 'password' };
    await customer.put('/api/account/email', moved).expect(200);
    const change = await newestToken(application, moved.email, 'email-change');
    const { token } = await invite(email, 'owner');
    await customer.post('/api/invitation/acceptance', { token }).expect(200);
    const { id } = await customer.user();
    await elsewhere.get('/api/user').expect(401);
    const visitor = application.visitor();
    await visitor.put('/api/password-reset', { token: reset, password }).expect(410);
    await customer.post('/api/email-confirmation', { token: change }).expect(410);
    await admin.delete(`/api/admin/team/${id}`).expect(204);
  });

  test('revoked, replaced and expired invitation links return 410', async () => {
    const first = await invite();
    const path = `/api/admin/team/invitations/${first.id}`;
    await admin.post(`${path}/resend`).expect(200);
    const token = await tokenMailedTo(first.email);
    expect(token).not.toBe(first.token);
    await opened(first.token).expect(410);
    await opened(token).expect(200);
    await application.database.unitOfWork.write((manager) =>
      manager.update(TeamInvitationEntity, { id: first.id }, { expiresAt: new Date() }),
    );
    expect((await opened(token).expect(410)).body.message).toContain('has expired');
    await admin.post(`${path}/resend`).expect(200);
    const latest = await tokenMailedTo(first.email);
    await admin.delete(path).expect(204);
    await admin.delete(path).expect(404);
    expect((await opened(latest).expect(410)).body.message).toContain('no longer valid');
    const second = await invite();
    await invite(second.email, 'editor');
    await opened(second.token).expect(410);
  });

  test('only the hash of an invitation token is stored', async () => {
    const { token, id } = await invite();
    const { read } = application.database.unitOfWork;
    const row = await read.findOneBy(TeamInvitationEntity, { id });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('a weak password returns 422, and the invitation link stays valid', async () => {
    const { token } = await invite();
    const weak = { token, password: 'password', ...names };
    await application.visitor().post('/api/invitation/account', weak).expect(422);
    await opened(token).expect(200);
  });

  test('members are mailed when their role changes or they are removed from the team', async () => {
    const member = await application.member('manager');
    const { id, email } = await member.user();
    const subjects = async () =>
      (await mailsTo(email, 'role-changed')).map(({ subject }) => subject);
    await admin.put(`/api/admin/team/${id}/role`, { role: 'editor' }).expect(200);
    await admin.put(`/api/admin/team/${id}/role`, { role: 'editor' }).expect(200);
    const changed = 'Your role in the Northcast team';
    expect(await subjects()).toEqual([changed]);
    await admin.delete(`/api/admin/team/${id}`).expect(204);
    const removed = 'You are no longer part of the Northcast team';
    expect(await subjects()).toEqual([changed, removed]);
    const account = { ...names, email, isAdmin: true };
    await admin.put(`/api/admin/customers/${id}`, account).expect(200);
    expect(await subjects()).toEqual([changed, removed, changed]);
  });

  test('a role change takes effect at once, is audited, and is mailed to the other owners', async () => {
    const other = await application.member('owner');
    const member = await application.member('manager');
    const { id } = await member.user();
    const { email } = await other.user();
    await member.get('/api/admin/customers').expect(200);
    await admin.put(`/api/admin/team/${id}/role`, { role: 'editor' }).expect(200);
    await member.get('/api/admin/customers').expect(403);
    expect(await mailsTo(email, 'team-role-changed')).toHaveLength(1);
    const { body } = await admin.get('/api/admin/audit?q=team.role-changed').expect(200);
    expect(body[0]).toMatchObject({
      targetId: id,
      changes: [{ field: 'role', before: 'manager', after: 'editor' }],
    });
    await admin.put(`/api/admin/team/${id}/role`, { role: 'boss' }).expect(422);
    await admin.delete(`/api/admin/team/${(await other.user()).id}`).expect(204);
  });

  test('a removed member is signed out, and their orders become unassigned', async () => {
    const producer = await application.member('producer');
    const { id } = await producer.user();
    const orderId = await placeOrder(await application.customer());
    await assign(application, orderId, { id });
    await admin.delete(`/api/admin/team/${id}`).expect(204);
    await producer.get('/api/user').expect(401);
    const { read } = application.database.unitOfWork;
    expect(await read.findOneBy(OrderEntity, { id: orderId })).toMatchObject({ assigneeId: null });
    await admin.delete(`/api/admin/team/${id}`).expect(404);
  });

  test('orders stay assigned to a member made manager, but not to a member made editor', async () => {
    const producer = await application.member('producer');
    const { id } = await producer.user();
    const orderId = await placeOrder(await application.customer());
    await assign(application, orderId, { id });
    const assignee = async () => {
      const { read } = application.database.unitOfWork;
      return (await read.findOneBy(OrderEntity, { id: orderId }))?.assigneeId;
    };
    await admin.put(`/api/admin/team/${id}/role`, { role: 'manager' }).expect(200);
    expect(await assignee()).toBe(id);
    await admin.put(`/api/admin/team/${id}/role`, { role: 'editor' }).expect(200);
    expect(await assignee()).toBeNull();
  });

  test('the last owner keeps the role, even if two owners give up the role simultaneously', async () => {
    const self = await admin.user();
    const path = (id: string) => `/api/admin/team/${id}`;
    await admin.delete(path(self.id)).expect(409);
    const { body } = await admin.put(`${path(self.id)}/role`, { role: 'manager' }).expect(409);
    expect(body.message).toBe('There is no other owner. Make somebody else an owner first.');
    const second = await application.member('owner');
    const { id } = await second.user();
    const answers = await Promise.all([
      admin.put(`${path(self.id)}/role`, { role: 'manager' }),
      second.put(`${path(id)}/role`, { role: 'manager' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
