import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { In, Like } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { mailsTo } from '../../test/mailbox.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { letterText } from '../mail/letter-text.js';
import { MailEntity } from '../mail/mail.entity.js';
import { newOrderNotice, orderPlacedLetter, orderStatusLetter } from './order-letters.js';

const origin = 'http://www.x.example';
const placement = { serviceName: 'Custom Solution', customerPhone: '1', projectBrief: 'Brass' };

describe.each(databases)('order mails on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let id: string;
  let email: string;
  beforeAll(async () => {
    application = await startApplication(database, { PUBLIC_URL: origin });
    admin = await application.administrator();
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    customer = await application.customer({ firstName: 'Zoë' });
    ({ id, email } = await customer.user());
  });

  /** Mails about orders only. */
  const mails = async (address = email) =>
    (await mailsTo(application, address)).filter(({ subject }) => subject.includes('order'));
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
    expect(mail?.textPart).toContain('http://www.x.example/dashboard');
    expect(mail?.textPart).toContain('> Brass');
    expect(others).toEqual([]);
  });

  test('the mails about an order have its letters and its thread', async () => {
    const order = await place();
    await edit(order, { status: 'processing' }).expect(200);
    const [changed] = (await customer.get('/api/orders').expect(200)).body;
    const rows = await application.database.unitOfWork.read.find(MailEntity, {
      where: { userId: id, kind: Like('order-%') },
      select: {
        id: true,
        kind: true,
        toName: true,
        toAddress: true,
        subject: true,
        textPart: true,
        headers: true,
        createdAt: true,
        dueAt: true,
      },
      order: { id: 'ASC' },
    });
    const sent = rows.map(({ id: _id, headers, createdAt, dueAt, ...mail }) => ({
      ...mail,
      thread: JSON.parse(headers).thread,
      delay: dueAt.getTime() - createdAt.getTime(),
    }));
    const mailOf = ({ subject, letter }: ReturnType<typeof orderPlacedLetter>) => ({
      toName: 'Zoë Kwon',
      toAddress: email,
      subject,
      textPart: letterText(letter, origin),
      thread: `<order-${order.id}@northcast.example>`,
    });
    expect(sent).toEqual([
      { kind: 'order-placed', ...mailOf(orderPlacedLetter(order)), delay: 0 },
      // Waits for as long as the change can be undone.
      { kind: 'order-processing', ...mailOf(orderStatusLetter(changed)), delay: 8000 },
    ]);
  });

  test('an order that a customer places is announced to the administrators', async () => {
    const order = await place();
    const told = (await mailsTo(application, administrator.email)).filter(({ subject }) =>
      subject.includes(orderNumber(order.id)),
    );
    const { title, blocks } = newOrderNotice(order);
    expect(told.map(({ subject }) => subject)).toEqual([title]);
    const contentOf = (text = '') => text.split('\n-- \n')[0];
    expect(contentOf(told[0]?.textPart)).toBe(
      contentOf(letterText({ heading: title, blocks }, origin)),
    );
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
    expect(changes.map(({ textPart }) => textPart.split('\n')[0])).toEqual([
      'Your order is in production',
      'Your order is ready',
      'Your order has been cancelled',
      'Your order awaits confirmation',
    ]);
    for (const { subject } of changes) expect(subject).toBe(`Re: ${placed?.subject}`);
  });

  /** The kinds of the mails about statuses that wait to be sent. */
  const waiting = async () => {
    const rows = await application.database.unitOfWork.read.find(MailEntity, {
      where: { userId: id, kind: In(orderStatuses.map((status) => `order-${status}`)) },
      select: { id: true, kind: true },
      order: { id: 'ASC' },
    });
    return rows.map(({ kind }) => kind);
  };

  test('a cancellation by the customer withdraws all waiting mails about earlier statuses', async () => {
    const order = await place();
    for (const status of ['processing', 'pending', 'processing', 'pending']) {
      await edit(order, { status }).expect(200);
    }
    await customer.post(`/api/orders/${order.id}/cancel`).expect(200);
    expect(await waiting()).toEqual(['order-cancelled']);
  });

  test.each([
    ['approve', 'processing', 'order-completed'],
    ['revision', 'completed', 'order-processing'],
  ])(
    'a decision (%s) withdraws the waiting mail that the order is %s',
    async (how, status, kind) => {
      const order = await place();
      const delivery = await deliver(application, admin, order.id);
      await edit(order, { status }).expect(200);
      const path = `/api/orders/${order.id}/deliveries/${delivery.id}/${how}`;
      await customer
        .post(path, how === 'revision' ? { text: 'Less music' } : undefined)
        .expect(200);
      expect(await waiting()).toEqual([kind]);
    },
  );

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
