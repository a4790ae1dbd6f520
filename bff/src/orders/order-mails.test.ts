import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/outbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const placement = { serviceName: 'Custom Solution', customerPhone: '1', projectBrief: 'Brass' };

describe.each(databases)('order mails to the customer on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let id: string;
  let email: string;
  beforeAll(async () => {
    application = await startApplication(database, { PUBLIC_URL: 'http://www.x.example' });
    admin = await application.administrator();
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    customer = await application.customer({ firstName: 'Zoë' });
    ({ id, email } = await customer.user());
  });

  /** Mails about orders only. */
  const mails = async (address = email) =>
    (await mailsTo(admin, address)).filter(({ subject }) => subject.includes('order'));
  const place = async () => (await customer.post('/api/orders', placement).expect(201)).body;
  const edit = (order: { id: string }, change: object) =>
    admin.put(`/api/admin/orders/${order.id}`, {
      serviceName: 'Custom Solution',
      servicePrice: 0,
      projectBrief: 'Brass',
      ...change,
    });

  test('a placed order sends one mail, even when the request is repeated', async () => {
    const send = () =>
      customer.post('/api/orders', placement).set('Idempotency-Key', `key-of-${email}`);
    await send().expect(201);
    await send().expect(201);
    const [mail, ...others] = await mails();
    expect(mail).toMatchObject({ status: 'waiting', toName: 'Zoë Kwon', attempts: 0 });
    expect(mail?.text).toContain('http://www.x.example/dashboard');
    expect(mail?.text).toContain('> Brass');
    expect(others).toEqual([]);
  });

  test('a rejected order sends no mail', async () => {
    await customer.post('/api/orders', { ...placement, customerPhone: '' }).expect(422);
    expect(await mails()).toEqual([]);
  });

  test('an order created by an administrator sends a mail too', async () => {
    const order = { userId: id, serviceName: 'Mix', servicePrice: 5, projectBrief: 'b' };
    await admin.post('/api/admin/orders', order).expect(201);
    expect(await mails()).toHaveLength(1);
  });

  test('each status change sends a mail, and other changes send none', async () => {
    const order = await place();
    for (const status of ['processing', 'processing', 'completed', 'cancelled', 'pending']) {
      await edit(order, { status }).expect(200);
    }
    await edit(order, { projectBrief: 'Strings' }).expect(200);
    const [placed, ...changes] = await mails();
    expect(changes.map(({ text }) => text.split('\n')[0])).toEqual([
      'Your order is in production',
      'Your order is ready',
      'Your order has been cancelled',
      'Your order awaits confirmation',
    ]);
    for (const { subject } of changes) expect(subject).toBe(`Re: ${placed?.subject}`);
  });

  test('an edit that returns 409 sends no mail', async () => {
    const order = await place();
    await edit(order, { status: 'processing', version: 7 }).expect(409);
    expect(await mails()).toHaveLength(1);
  });

  test('the mail about a change goes to the current address of the account', async () => {
    const order = await place();
    const names = { firstName: 'Zoë', lastName: 'Kwon', isAdmin: false, password: '' };
    const other = `now-${email}`;
    await admin.put(`/api/admin/customers/${id}`, { ...names, email: other }).expect(200);
    await edit(order, { status: 'processing' }).expect(200);
    expect(await mails()).toHaveLength(1);
    expect(await mails(other)).toHaveLength(1);
  });

  test('deleting the account deletes its mails, and later order changes send none', async () => {
    const order = await place();
    await admin.delete(`/api/admin/customers/${id}`).expect(204);
    await edit(order, { status: 'completed' }).expect(200);
    expect(await mails()).toEqual([]);
  });
});
