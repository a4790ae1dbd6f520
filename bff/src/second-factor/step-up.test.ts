import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { ageConfirmation, setUpTotp } from '../../test/second-factor.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';

describe.each(databases)('step-up with the second factor on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let recoveryCodes: string[];
  let made = 0;
  beforeEach(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    ({ recoveryCodes } = await setUpTotp(admin, administrator.password));
  });
  afterEach(() => application.close());

  const confirmedBefore = (minutes: number) => ageConfirmation(application, admin, minutes);
  const form = (change: object = {}) => {
    made += 1;
    const names = { firstName: 'Mira', lastName: 'Osei' };
    return { email: `m-${made}@example.com`, ...names, password: 'plum ladder', ...change };
  };
  /** Every endpoint that requires a step-up, each on its own customer. */
  async function calls(client: Client) {
    const customer = form();
    const { body } = await client.post('/api/admin/customers', customer).expect(201);
    const path = `/api/admin/customers/${body.id}`;
    const edit = { ...customer, password: '' };
    return {
      email: () => client.put(path, { ...edit, email: `moved-${edit.email}` }),
      rights: () => client.put(path, { ...edit, isAdmin: true }),
      password: () => client.put(path, { ...edit, isAdmin: true, password: 'another one' }),
      administrator: () => client.post('/api/admin/customers', form({ isAdmin: true })),
      customers: () => client.get('/api/admin/customers.csv'),
      orders: () => client.get('/api/admin/orders.csv'),
      messages: () => client.get('/api/admin/messages.csv'),
      enquiries: () => client.get('/api/admin/enquiries.csv'),
      audit: () => client.get('/api/admin/audit.csv'),
      deletion: () => client.delete(path),
    };
  }

  test('sensitive requests return 403 after ten minutes, and succeed after a new confirmation', async () => {
    const guarded = await calls(admin);
    await confirmedBefore(10.1);
    for (const [name, send] of Object.entries(guarded)) {
      const { status, body } = await send();
      expect([name, status]).toEqual([name, 403]);
      expect(body).toMatchObject({
        message: 'Please confirm this with your second factor.',
        stepUp: ['totp', 'recovery'],
      });
    }
    const before = await admin.get('/api/admin/customers').expect(200);
    expect(before.body.filter(({ isAdmin }: { isAdmin: boolean }) => isAdmin)).toHaveLength(1);
    await admin.post('/api/account/step-up', { code: recoveryCodes[0] ?? '' }).expect(204);
    for (const [name, send] of Object.entries(guarded)) {
      expect([name, (await send()).status < 300]).toEqual([name, true]);
    }
  });

  test('a sign-in with the second factor still counts as a confirmation after 9.5 minutes', async () => {
    const code = recoveryCodes[0] ?? '';
    const client = application.visitor();
    await client.post('/api/login', { ...administrator, code }).expect(200);
    await client.get('/api/admin/customers.csv').expect(200);
    await confirmedBefore(9.5);
    await client.get('/api/admin/customers.csv').expect(200);
  });

  test('other edits and lists need no confirmation', async () => {
    const { body } = await admin.post('/api/admin/customers', form()).expect(201);
    await confirmedBefore(11);
    await admin.put(`/api/admin/customers/${body.id}`, { ...body, lastName: 'Adjei' }).expect(200);
    await admin.post('/api/admin/customers', form()).expect(201);
    await admin.get('/api/admin/customers').expect(200);
    const self = { ...(await admin.user()), lastName: 'Adjei' };
    await admin.put(`/api/admin/customers/${self.id}`, self).expect(200);
  });

  test('changing the own password neither confirms the session nor ends its confirmation', async () => {
    let { password } = administrator;
    const changePassword = async (next: string) => {
      const body = { currentPassword: password, password: next };
      await admin.put('/api/account/password', body).expect(204);
      password = next;
    };
    await confirmedBefore(11);
    await changePassword('a horse of correct batteries');
    await admin.get('/api/admin/customers.csv').expect(403);
    await admin.post('/api/account/step-up', { code: recoveryCodes[0] ?? '' }).expect(204);
    await changePassword('a battery of correct horses');
    await admin.get('/api/admin/customers.csv').expect(200);
  });

  test('a wrong code is rejected, and a right code confirms only the current session', async () => {
    const other = application.visitor();
    const [one = '', two = ''] = recoveryCodes;
    await other.post('/api/login', { ...administrator, code: one }).expect(200);
    await confirmedBefore(11);
    const { body } = await admin.post('/api/account/step-up', { code: '000000' }).expect(422);
    expect(body.errors).toEqual([{ path: 'code', message: 'This code is not right.' }]);
    await admin.get('/api/admin/orders.csv').expect(403);
    await admin.post('/api/account/step-up', { code: two }).expect(204);
    await admin.get('/api/admin/orders.csv').expect(200);
    await other.get('/api/admin/orders.csv').expect(403);
  });

  test('an account without a second factor gets 409', async () => {
    const customer = await application.customer();
    const { body } = await customer.post('/api/account/step-up', { code: '123456' }).expect(409);
    expect(body.message).toBe('No second factor is set up.');
  });
});
