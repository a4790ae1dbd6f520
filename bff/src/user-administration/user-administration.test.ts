import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { unknownId } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const order = { serviceName: 'Jingle', servicePrice: 140, customerPhone: '1', projectBrief: 'x' };

describe.each(databases)('customer administration on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  const form = (change: object = {}) => {
    made += 1;
    return {
      email: `made-${made}@example.com`,
      firstName: 'Mira',
      lastName: 'Osei',
      password: 'plum ladder',
      isAdmin: false,
      ...change,
    };
  };
  const created = async (change: object = {}) => {
    const sent = form(change);
    const { body } = await admin.post('/api/admin/customers', sent).expect(201);
    return { ...sent, ...body };
  };
  const signedIn = async ({ email, password }: { email: string; password: string }) => {
    const client = application.visitor();
    await client.post('/api/login', { email, password }).expect(200);
    return client;
  };

  test('a created customer can sign in, and the response contains no password', async () => {
    const { body, text } = await admin.post('/api/admin/customers', form()).expect(201);
    expect(body).toMatchObject({ firstName: 'Mira', isAdmin: false, version: 1 });
    expect(text).not.toMatch(/password|argon2/i);
    await signedIn({ email: body.email, password: 'plum ladder' });
  });

  test('the list shows and sorts by the order count and the amount spent of each customer', async () => {
    const lastName = 'Figures';
    const [none, many, dear] = [
      await created({ lastName }),
      await created({ lastName }),
      await created({ lastName }),
    ];
    const place = (userId: string, servicePrice: number, status = 'pending') =>
      admin.post('/api/admin/orders', { ...order, userId, servicePrice, status }).expect(201);
    await place(many.id, 10);
    await place(many.id, 20);
    await place(many.id, 900, 'cancelled');
    await place(dear.id, 500);
    const listed = async (query: object) => {
      const { body } = await admin.get('/api/admin/customers').query({ q: lastName, ...query });
      return body.map(({ id, orderCount, spent }: Record<string, unknown>) => [
        id,
        orderCount,
        spent,
      ]);
    };
    const rows = {
      none: [none.id, 0, 0],
      many: [many.id, 3, 30],
      dear: [dear.id, 1, 500],
    };
    const asked = { sort: 'orderCount', order: 'desc', page: 1 };
    expect(await listed(asked)).toEqual([rows.many, rows.dear, rows.none]);
    expect(await listed({ sort: 'spent' })).toEqual([rows.none, rows.many, rows.dear]);
    expect(await listed({ sort: 'spent', page: 2, perPage: 2 })).toEqual([rows.dear]);
    const { text } = await admin
      .get('/api/admin/customers.csv')
      .query({ q: lastName, sort: 'spent', order: 'desc' })
      .expect(200);
    expect(text.indexOf(dear.email)).toBeLessThan(text.indexOf(many.email));
    const [head = '', first = '', second = ''] = text.split('\r\n');
    expect(head).toMatch(/,Created,Orders,Spent \(USD\)$/);
    expect([first, second].map((line) => line.split(',').slice(-2))).toEqual([
      ['1', '500'],
      ['3', '30'],
    ]);
  });

  test('a customer created as an administrator has admin access', async () => {
    const second = await signedIn(await created({ isAdmin: true }));
    await second.get('/api/admin/customers').expect(200);
  });

  test.each([
    ['email', { email: 'nobody' }, 'Please enter a valid email address'],
    ['firstName', { firstName: '' }, 'First name is required'],
    ['lastName', { lastName: '' }, 'Last name is required'],
    ['password', { password: '' }, 'Password must be at least 6 characters'],
    ['isAdmin', { isAdmin: 'maybe' }, 'Admin access must be on or off'],
  ])('an invalid %s (case %#) is rejected with 422', async (path, change, message) => {
    const { body } = await admin.post('/api/admin/customers', form(change)).expect(422);
    expect(body.errors).toEqual([{ path, message }]);
  });

  test('creating or editing with the e-mail address of another account returns 409', async () => {
    const one = await created();
    const two = await created();
    await admin.post('/api/admin/customers', form({ email: one.email })).expect(409);
    const { body } = await admin
      .put(`/api/admin/customers/${two.id}`, { ...two, password: '', email: one.email })
      .expect(409);
    expect(body.message).toBe('An account with this email address already exists');
  });

  test.each(['', null, undefined])('an edit with password %p keeps the old one', async (kept) => {
    const customer = await created();
    const session = await signedIn(customer);
    const edit = { ...customer, lastName: 'Adjei', password: kept };
    const { body } = await admin.put(`/api/admin/customers/${customer.id}`, edit).expect(200);
    expect(body).toMatchObject({ lastName: 'Adjei', version: 2 });
    await session.get('/api/user').expect(200);
    await signedIn(customer);
  });

  test('a new password ends the sessions of the account, and the old password returns 401', async () => {
    const customer = await created();
    const session = await signedIn(customer);
    await admin
      .put(`/api/admin/customers/${customer.id}`, { ...customer, password: 'another one' })
      .expect(200);
    await session.get('/api/user').expect(401);
    await application.visitor().post('/api/login', customer).expect(401);
    await signedIn({ ...customer, password: 'another one' });
    expect(await mailsTo(application, customer.email, 'password-changed')).toHaveLength(1);
  });

  test('one’s own password and email address are refused with 409; one’s name can be edited', async () => {
    const second = await created({ isAdmin: true });
    const here = await signedIn(second);
    const elsewhere = await signedIn(second);
    const path = `/api/admin/customers/${second.id}`;
    const self = { ...second, password: '' };
    for (const change of [
      { password: 'another one' },
      { password: second.password },
      { email: `moved-${second.email}` },
    ]) {
      const { body } = await here.put(path, { ...self, ...change }).expect(409);
      expect(body.message).toBe('Change your own password and email address in your account.');
    }
    await here.put(path, { ...self, firstName: 'Own' }).expect(200);
    expect(await here.user()).toMatchObject({ email: second.email, firstName: 'Own' });
    await elsewhere.get('/api/user').expect(200);
    await signedIn(second);
  });

  test('a new email address is mailed to the former one, and other edits are not', async () => {
    const customer = await created();
    const path = `/api/admin/customers/${customer.id}`;
    const edit = { ...customer, version: undefined, password: '' };
    await admin.put(path, { ...edit, lastName: 'Adjei' }).expect(200);
    expect(await mailsTo(application, customer.email, 'email-changed')).toEqual([]);
    const email = `moved-${customer.email}`;
    await admin.put(path, { ...edit, email }).expect(200);
    const told = await mailsTo(application, customer.email, 'email-changed');
    expect(told.map(({ textPart }) => textPart)).toEqual([expect.stringContaining(email)]);
    expect(await mailsTo(application, email, 'email-changed')).toEqual([]);
  });

  test('an edit that does not say whether the account is an administrator keeps its rights', async () => {
    const { isAdmin: _isAdmin, password: _password, ...edit } = await created({ isAdmin: true });
    const path = `/api/admin/customers/${edit.id}`;
    const { body } = await admin.put(path, { ...edit, firstName: 'Noor' }).expect(200);
    expect(body).toMatchObject({ firstName: 'Noor', isAdmin: true, role: 'manager' });
  });

  test('an edit of an outdated version returns 409 with the current account', async () => {
    const { password: _password, ...customer } = await created();
    const path = `/api/admin/customers/${customer.id}`;
    const first = await admin.put(path, { ...customer, firstName: 'First' }).expect(200);
    const { body } = await admin.put(path, { ...customer, firstName: 'Second' }).expect(409);
    expect(body.current).toEqual(first.body);
    const { firstName, lastName } = (await admin.get('/api/user').expect(200)).body;
    expect(body.changed).toEqual({ at: expect.any(String), by: `${firstName} ${lastName}` });
  });

  test('a conflict with the customer’s own change names the customer', async () => {
    const { password, ...customer } = await created();
    const session = await signedIn({ email: customer.email, password });
    const names = { firstName: 'Own', lastName: 'Choice' };
    await session.put('/api/account/name', names).expect(200);
    const { body } = await admin.put(`/api/admin/customers/${customer.id}`, customer).expect(409);
    expect(body.changed).toEqual({ at: expect.any(String), by: 'Own Choice' });
  });

  test('administrators can neither delete nor demote themselves', async () => {
    const self = await admin.user();
    const refused = await admin.delete(`/api/admin/customers/${self.id}`).expect(409);
    expect(refused.body.message).toBe(
      'You cannot delete your own account or remove your own admin access.',
    );
    const edit = { ...self, isAdmin: false };
    await admin.put(`/api/admin/customers/${self.id}`, edit).expect(409);
    await admin.get('/api/admin/customers').expect(200);
  });

  test('of two owners who delete each other simultaneously only one succeeds', async () => {
    const [first, second] = [await application.member('owner'), await application.member('owner')];
    const [one, two] = [await first.user(), await second.user()];
    const answers = await Promise.all([
      first.delete(`/api/admin/customers/${two.id}`),
      second.delete(`/api/admin/customers/${one.id}`),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('of two owners who demote each other simultaneously only one succeeds', async () => {
    const [first, second] = [await application.member('owner'), await application.member('owner')];
    const [one, two] = [await first.user(), await second.user()];
    const answers = await Promise.all([
      first.put(`/api/admin/customers/${two.id}`, { ...two, isAdmin: false }),
      second.put(`/api/admin/customers/${one.id}`, { ...one, isAdmin: false }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('managers can neither make administrators nor access the accounts of owners', async () => {
    const manager = await application.member('manager');
    const path = (id: string) => `/api/admin/customers/${id}`;
    await manager.post('/api/admin/customers', form({ isAdmin: true })).expect(403);
    const { id: _id, ...customer } = await created();
    await manager.put(path(_id), { ...customer, isAdmin: true }).expect(403);
    await manager.put(path(_id), { ...customer, lastName: 'Adjei', version: 1 }).expect(200);
    const owner = await admin.user();
    const { body } = await manager.put(path(owner.id), { ...owner, isAdmin: true }).expect(403);
    expect(body.message).toBe('Your role in the team does not include this.');
    await manager.put(path(owner.id), { ...owner, isAdmin: false }).expect(403);
    await manager.delete(path(owner.id)).expect(403);
    await manager.get(`${path(owner.id)}/sessions`).expect(403);
    await manager.delete(`${path(owner.id)}/sessions`).expect(403);
    const self = await manager.user();
    await manager.put(path(self.id), { ...self, isAdmin: true }).expect(200);
    expect(await manager.user()).toMatchObject({ role: 'manager' });
  });

  test('a created administrator has the role manager until the admin rights are revoked', async () => {
    const customer = await created({ isAdmin: true });
    expect(customer).toMatchObject({ role: 'manager' });
    const edit = { ...customer, password: '', isAdmin: false };
    const { body } = await admin.put(`/api/admin/customers/${customer.id}`, edit).expect(200);
    expect(body.role).toBeUndefined();
  });

  test('deleting a customer ends the sessions and keeps the orders and messages', async () => {
    const customer = await created();
    const session = await signedIn(customer);
    const placed = await session.post('/api/orders', order).expect(201);
    const sent = await session.post('/api/messages', { subject: 's', message: 'm' }).expect(201);
    await admin.delete(`/api/admin/customers/${customer.id}`).expect(204);
    await session.get('/api/user').expect(401);
    await application.visitor().post('/api/login', customer).expect(401);
    const orders = await admin.get('/api/admin/orders').query({ q: placed.body.id }).expect(200);
    expect(orders.body).toEqual([
      { ...placed.body, userId: null, version: 2, updatedAt: expect.any(String) },
    ]);
    const messages = await admin.get('/api/admin/messages').query({ q: sent.body.id }).expect(200);
    expect(messages.body).toMatchObject([{ ...sent.body, userId: null, status: 'replied' }]);
    await admin.delete(`/api/admin/customers/${customer.id}`).expect(404);
  });

  test.each(['nothing', unknownId, '%00'])('the unknown id %p returns 404', async (id) => {
    const path = `/api/admin/customers/${encodeURIComponent(id)}`;
    await admin.put(path, form()).expect(404);
    await admin.delete(path).expect(404);
  });
});
