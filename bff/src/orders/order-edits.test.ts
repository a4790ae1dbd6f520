import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import {
  companyEnvironment,
  offeredTimes,
  placeOrder,
  pricedOrder,
  quotedOrder,
} from '../../test/order-money.js';
import { unknownId } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { insertRow } from '../database/insert-row.js';
import { problems } from '../errors/problems.js';
import { LiveChangeEntity } from '../live/live-change.entity.js';
import { DemoCallEntity } from '../order-agreements/demo-call.entity.js';
import { PaymentEntity } from '../order-agreements/payment.entity.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import { lastOrderChange } from './last-order-change.js';
import { OrderEntity } from './order.entity.js';

const content = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'A theme.' };
const call = { serviceName: 'Demo Call', servicePrice: 0 };
const solution = { serviceName: 'Custom Solution', servicePrice: 0 };
const hour = 3_600_000;

describe.each(databases)('an edit of an order on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let miaId: string;
  beforeAll(async () => {
    application = await startApplication(database, companyEnvironment);
    admin = await application.administrator();
    customer = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
    const other = await application.customer({ firstName: 'Mia', lastName: 'Okafor' });
    miaId = (await other.user()).id;
  });
  afterAll(() => application.close());

  const edit = (id: string, change: object) =>
    admin.put(`/api/admin/orders/${id}`, { ...content, ...change });
  const write = (work: (manager: EntityManager) => Promise<unknown>) =>
    application.database.unitOfWork.write(work);

  const agree = (id: string) =>
    write((manager) => manager.update(OrderEntity, { id }, { priceAgreedAt: new Date() }));
  const invoice = async (id: string) =>
    admin.post(`/api/admin/orders/${id}/invoices`, { customerName: 'Noor Haddad' }).expect(201);
  const pay = (orderId: string) =>
    write((manager) => {
      const payment = { orderId, paymentLink: null, paidOn: '2024-11-20', version: 1 };
      return insertRow(manager, PaymentEntity, payment);
    });
  const agreed = [{ path: 'servicePrice', message: problems.priceAgreed }];

  test.each([
    ['agreed', agree, 422, { message: problems.invalid, errors: agreed }],
    ['invoiced', invoice, 409, { message: problems.orderInvoiced }],
    ['paid', pay, 409, { message: problems.orderPaid }],
  ])(
    'cannot change a price that is %s, but the rest of the order',
    async (_state, make, status, problem) => {
      const id = await pricedOrder(customer);
      await make(id);
      const { body } = await edit(id, { servicePrice: 141 }).expect(status);
      expect(body).toMatchObject(problem);
      const { body: kept } = await edit(id, { projectBrief: 'Two themes.' }).expect(200);
      expect(kept).toMatchObject({ ...content, projectBrief: 'Two themes.', version: 2 });
    },
  );

  test('can set the price of an order without one, although it is marked as paid', async () => {
    const id = await placeOrder(customer, solution);
    await pay(id);
    const { body } = await edit(id, { ...solution, servicePrice: 500 }).expect(200);
    expect(body).toMatchObject({ servicePrice: 500, version: 2 });
  });

  /** Stores the call of an order; no two calls may start at the same time. */
  const book = (orderId: string, hours: number) =>
    write((manager) => {
      const startsAt = new Date(Date.now() + hours * hour);
      const row = { orderId, startsAt, changeCount: 0, updatedAt: new Date() };
      return insertRow(manager, DemoCallEntity, row);
    });
  const callOf = (orderId: string) =>
    application.database.unitOfWork.read.findOneByOrFail(DemoCallEntity, { orderId });

  test('cannot name another service while the call of the order is booked', async () => {
    const id = await placeOrder(customer, call);
    await book(id, 24);
    const { body } = await edit(id, solution).expect(409);
    expect(body).toMatchObject({ message: problems.orderHasCall });
    await edit(id, { ...call, projectBrief: 'Two themes.' }).expect(200);
    const over = { startsAt: new Date(Date.now() - hour) };
    await write((manager) => manager.update(DemoCallEntity, { orderId: id }, over));
    await edit(id, solution).expect(200);
  });

  test('that names another service for a cancelled order releases its call', async () => {
    const id = await placeOrder(customer, call);
    await book(id, 25);
    await edit(id, { ...call, status: 'cancelled' }).expect(200);
    await edit(id, { ...call, projectBrief: 'Two themes.' }).expect(200);
    expect((await callOf(id)).startsAt).not.toBeNull();
    await edit(id, solution).expect(200);
    const released = { startsAt: null, changeCount: 1 };
    expect(await callOf(id)).toMatchObject(released);
    await edit(id, call).expect(200);
    await edit(id, solution).expect(200);
    expect(await callOf(id)).toMatchObject(released);
  });

  test('that names another service for a cancelled order cancels its call in the timeline', async () => {
    const id = await placeOrder(customer, call);
    const [startsAt] = await offeredTimes(customer, id);
    await customer.put(`/api/orders/${id}/call`, { startsAt }).expect(200);
    await edit(id, { ...call, status: 'cancelled' }).expect(200);
    await edit(id, solution).expect(200);
    await edit(id, { ...call, status: 'pending' }).expect(200);
    const { body } = await customer.get(`/api/orders/${id}`).expect(200);
    expect(body.nextStep).toBe('callTime');
    const cancelled = { kind: 'callCancelled', actorRole: 'system', detail: startsAt };
    expect(body.events).toContainEqual(expect.objectContaining(cancelled));
  });

  test.each([
    ['pending', 26],
    ['cancelled', 27],
  ])('can name another service for a %s order that is not for a call', async (status, hours) => {
    const id = await pricedOrder(customer);
    await book(id, hours);
    await edit(id, { status }).expect(200);
    const { body } = await edit(id, { serviceName: 'Podcast' }).expect(200);
    expect(body).toMatchObject({ serviceName: 'Podcast', servicePrice: 140, version: 3 });
    expect((await callOf(id)).startsAt).not.toBeNull();
  });

  test('is in the timeline if it changes the brief or the status', async () => {
    const id = await pricedOrder(customer);
    const timeline = async () => {
      const { events } = (await customer.get(`/api/orders/${id}`).expect(200)).body;
      return events.map(({ kind, detail, actorName }: Record<string, string>) => [
        kind,
        detail,
        actorName,
      ]);
    };
    const placed = ['placed', undefined, 'Noor Haddad'];
    await edit(id, { servicePrice: 150 }).expect(200);
    expect(await timeline()).toEqual([placed]);
    await edit(id, { projectBrief: 'Two themes.', status: 'completed' }).expect(200);
    expect(await timeline()).toEqual([
      placed,
      ['briefEdited', undefined, 'Northcast Administrator'],
      ['statusChanged', 'completed', 'Northcast Administrator'],
    ]);
  });

  /** What an edit refreshes on open pages. */
  const refreshedBy = async (orderId: string, change: object) => {
    await write((manager) => manager.delete(LiveChangeEntity, { orderId }));
    await edit(orderId, change).expect(200);
    const rows = await application.database.unitOfWork.read.find(LiveChangeEntity, {
      where: { orderId },
      order: { id: 'ASC' },
    });
    return rows.map(({ id: _id, createdAt: _createdAt, ...row }) => row);
  };

  test('that moves an order refreshes the pages of its former and its new customer', async () => {
    const { id: formerId } = await customer.user();
    const { id: userId } = await (await application.customer()).user();
    const orderId = await pricedOrder(customer);
    const change = { orderId, assigneeId: null, tags: 'Orders Order' };
    expect(await refreshedBy(orderId, { userId })).toEqual([
      { ...change, userId: formerId },
      { ...change, userId },
    ]);
  });

  test('of the price, and no other one, replaces the open quote and refreshes the quotes', async () => {
    const { id } = await quotedOrder(customer, admin);
    const quotes = async () => (await customer.get(`/api/orders/${id}/quotes`).expect(200)).body;
    const phone = await refreshedBy(id, { ...solution, customerPhone: '+44 20' });
    expect(phone).toMatchObject([{ tags: 'Orders Order' }]);
    expect(await quotes()).toMatchObject([{ state: 'open' }]);
    const price = await refreshedBy(id, { ...solution, servicePrice: 500 });
    expect(price).toMatchObject([{ tags: 'Orders Order Quotes' }]);
    expect(await quotes()).toMatchObject([{ state: 'replaced' }]);
  });

  /** Milliseconds after the edit, and who acted then. */
  type Audited = readonly (readonly [number, 'mia' | 'deleted'])[];
  type Acted = readonly (readonly [number, 'noor' | 'system'])[];
  const mia = 'Mia Okafor';
  const noor = 'Noor Haddad';

  test.each<[string, Audited, Acted, string | undefined]>([
    ['who was audited, not who is in the timeline', [[0, 'mia']], [[0, 'noor']], mia],
    ['who was audited within ten seconds', [[10_000, 'mia']], [], mia],
    ['who is in the timeline if nobody was audited', [], [[10_000, 'noor']], noor],
    ['who is in the timeline if the other is deleted', [[0, 'deleted']], [[1, 'noor']], noor],
    ['nobody if only the system is in the timeline', [], [[0, 'system']], undefined],
    [
      'nobody who acted before it, or more than ten seconds after it',
      [
        [-1, 'mia'],
        [10_001, 'mia'],
      ],
      [
        [-1, 'noor'],
        [10_001, 'noor'],
      ],
      undefined,
    ],
  ])('was made by %s', async (_rule, audited, acted, by) => {
    const orderId = await pricedOrder(customer);
    const updatedAt = new Date('2026-03-01T10:00:00.000Z');
    const timeOf = (milliseconds: number) => new Date(updatedAt.getTime() + milliseconds);
    const entries = audited.map<AuditEntryEntity>(([milliseconds, who]) => ({
      id: uuidv7(),
      createdAt: timeOf(milliseconds),
      action: 'order.updated',
      status: 'done',
      actorId: who === 'mia' ? miaId : unknownId,
      targetType: 'order',
      targetId: orderId,
      address: null,
      device: '',
      changes: '[]',
      search: '',
    }));
    const events = acted.map<OrderEventEntity>(([milliseconds, who]) => {
      const isNoor = who === 'noor';
      return {
        id: uuidv7(),
        orderId,
        createdAt: timeOf(milliseconds),
        actorId: null,
        actorName: isNoor ? noor : '',
        actorRole: isNoor ? 'customer' : 'system',
        kind: 'briefEdited',
        detail: '',
      };
    });
    await write(async (manager) => {
      for (const entry of entries) await insertRow(manager, AuditEntryEntity, entry);
      for (const event of events) await insertRow(manager, OrderEventEntity, event);
    });
    const { read } = application.database.unitOfWork;
    const order = await read.findOneByOrFail(OrderEntity, { id: orderId });
    const last = await lastOrderChange(read, { ...order, updatedAt });
    expect(last).toEqual({ at: '2026-03-01T10:00:00.000Z', by });
  });
});
