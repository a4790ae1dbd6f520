import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { offeredTimes, placeOrder, pricedOrder } from '../../test/order-money.js';
import { assign } from '../../test/order-places.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { problems } from '../errors/problems.js';
import { DemoCallEntity } from '../order-agreements/demo-call.entity.js';

describe.each(databases)('demo calls on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database, {
      CALL_HOURS: 'mon-sun 09:00-12:00',
      CALL_ZONE: 'Europe/Berlin',
    });
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const placeCall = (client = customer) => placeOrder(client, { serviceName: 'Demo Call' });
  const book = (client: Client, id: string, startsAt: string | undefined) =>
    client.put(`/api/orders/${id}/call`, { startsAt });
  const calendarOf = async (id: string) =>
    (await customer.get(`/api/orders/${id}/call.ics`).expect(200)).text;

  test('a customer books, moves, cancels and books a call again', async () => {
    const id = await placeCall();
    const before = await customer.get(`/api/orders/${id}/call`).expect(200);
    expect(before.body).toMatchObject({ minutes: 30, zone: 'Europe/Berlin', canChange: true });
    expect(before.body.offered).toHaveLength(14 * 6);
    const [first, second] = before.body.offered;
    const { body } = await book(customer, id, first).expect(200);
    expect(body.startsAt).toBe(first);
    expect(body.offered).not.toContain(first);
    expect(await calendarOf(id)).toContain('SEQUENCE:0\r\n');
    await book(customer, id, second).expect(200);
    expect(await offeredTimes(customer, id)).toContain(first);
    expect(await calendarOf(id)).toContain('SEQUENCE:1\r\n');
    expect(await calendarOf(id)).toContain(`DTSTART:${second.replace(/[-:]|\.000/g, '')}\r\n`);
    await customer.delete(`/api/orders/${id}/call`).expect(204);
    await customer.delete(`/api/orders/${id}/call`).expect(404);
    await customer.get(`/api/orders/${id}/call.ics`).expect(404);
    await book(customer, id, first).expect(200);
    expect(await calendarOf(id)).toContain('SEQUENCE:3\r\n');
    const { events } = (await customer.get(`/api/orders/${id}`)).body;
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'placed',
      'callBooked',
      'callBooked',
      'callCancelled',
      'callBooked',
    ]);
  });

  test('the calendar file is an attachment that must not be cached', async () => {
    const id = await placeCall();
    await book(customer, id, (await offeredTimes(customer, id))[0]).expect(200);
    const { headers } = await customer.get(`/api/orders/${id}/call.ics`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="call.ics"',
      'cache-control': 'private, no-store',
    });
  });

  test('of several concurrent bookings of one time, one succeeds and the others return 409', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => application.customer()));
    const ids = await Promise.all(people.map((person) => placeCall(person)));
    const wanted = (await offeredTimes(customer, await placeCall())).at(-1);
    const answers = await Promise.all(
      people.map((person, index) => book(person, ids[index] ?? '', wanted)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body.message).toContain('not free any more');
      expect(body.current.offered.length).toBeGreaterThan(0);
      expect(body.current.offered).not.toContain(wanted);
    }
  });

  test.each(['2020-01-01T10:00:00Z', '2999-01-01T10:00:00Z'])(
    'booking the time %s, which is not offered, returns 409',
    async (startsAt) => {
      await book(customer, await placeCall(), startsAt).expect(409);
    },
  );

  test('an order for another service returns 409 for its call', async () => {
    const id = await pricedOrder(customer);
    await customer.get(`/api/orders/${id}/call`).expect(409);
    await book(customer, id, '2999-01-01T10:00:00Z').expect(409);
  });

  test('a producer sees the call of an assigned order but is offered no change of it', async () => {
    const producer = await application.member('producer');
    const id = await placeCall();
    await assign(application, id, await producer.user());
    const call = async () => (await producer.get(`/api/orders/${id}/call`).expect(200)).body;
    expect(await call()).toMatchObject({ canChange: false, offered: [] });
    const [startsAt, later] = await offeredTimes(customer, id);
    await book(customer, id, startsAt).expect(200);
    expect(await call()).toMatchObject({ startsAt, canChange: false, offered: [] });
    await book(producer, id, later).expect(403);
    await producer.delete(`/api/orders/${id}/call`).expect(403);
  });

  test('a booking is mailed to both sides; an administrator’s cancellation is mailed and audited', async () => {
    const other = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
    const { email } = await other.user();
    const id = await placeCall(other);
    const [, , time] = await offeredTimes(admin, id);
    await book(other, id, time).expect(200);
    const notice = (await mailsTo(application, administrator.email)).at(-1);
    expect(notice?.subject).toMatch(/^Call booked, order #\w{8} from Noor Haddad: .* GMT[+]\d/);
    expect(notice?.textPart).toContain(`/admin/orders?details=${id}`);
    const confirmation = (await mailsTo(application, email)).at(-1);
    expect(confirmation?.textPart).toContain('/dashboard/orders/');
    // It would show raw JSON to a reader who is not signed in.
    expect(confirmation?.textPart).not.toContain('/api/');
    await admin.delete(`/api/orders/${id}/call`).expect(204);
    expect((await mailsTo(application, email)).at(-1)?.textPart).toContain(
      'Your call is cancelled',
    );
    const { body } = await admin.get('/api/admin/audit?q=demo-call').expect(200);
    expect(body).toMatchObject([{ action: 'demo-call.cancelled', targetId: id }]);
    await book(other, id, time).expect(200);
    const again = (await mailsTo(application, administrator.email)).at(-1);
    expect(again?.subject).toMatch(/^Call booked, order/);
  });

  test('cancelling an order frees the time of its call', async () => {
    const id = await placeCall();
    const time = (await offeredTimes(customer, id)).at(-2);
    await book(customer, id, time).expect(200);
    await customer.post(`/api/orders/${id}/cancel`).expect(200);
    expect((await customer.get(`/api/orders/${id}/call`)).body).toMatchObject({
      canChange: false,
      offered: [],
    });
    await book(customer, id, time).expect(409);
    await book(customer, await placeCall(), time).expect(200);
  });

  test('taking the time of a cancelled order cancels its call, without a mail', async () => {
    const owner = await application.customer();
    const { email } = await owner.user();
    const id = await placeCall(owner);
    const time = (await offeredTimes(owner, id)).at(-3);
    await book(owner, id, time).expect(200);
    await owner.post(`/api/orders/${id}/cancel`).expect(200);
    const mails = (await mailsTo(application, email)).length;
    await book(customer, await placeCall(), time).expect(200);
    expect(await mailsTo(application, email)).toHaveLength(mails);
    const edit = { serviceName: 'Demo Call', servicePrice: 0, projectBrief: 'A theme.' };
    await admin.put(`/api/admin/orders/${id}`, { ...edit, status: 'pending' }).expect(200);
    const { body } = await owner.get(`/api/orders/${id}`).expect(200);
    expect(body.nextStep).toBe('callTime');
    expect(body.events.at(-2)).toMatchObject({
      kind: 'callCancelled',
      actorRole: 'system',
      detail: time,
    });
    const { read } = application.database.unitOfWork;
    expect(await read.findOneBy(DemoCallEntity, { orderId: id })).toMatchObject({
      startsAt: null,
      changeCount: 1,
    });
  });

  const later = (time: string, minutes: number) =>
    new Date(Date.parse(time) + minutes * 60_000).toISOString();
  /** Moves a call to a time that other `CALL_HOURS` offered. */
  const moveTo = (orderId: string, time: string) =>
    application.database.unitOfWork.write((manager) =>
      manager.update(DemoCallEntity, { orderId }, { startsAt: new Date(time) }),
    );

  test('a time that overlaps a call which was booked under other hours is not free', async () => {
    const [id, other] = [await placeCall(), await placeCall()];
    const offered = await offeredTimes(customer, id);
    const isFree = (time: string) => offered.includes(time);
    const first = offered.find((time) => isFree(later(time, 30)) && isFree(later(time, 60))) ?? '';
    await book(customer, id, first).expect(200);
    await moveTo(id, later(first, 15));
    const left = await offeredTimes(customer, other);
    expect(left).not.toContain(first);
    expect(left).not.toContain(later(first, 30));
    expect(left).toContain(later(first, 60));
    await book(customer, other, later(first, 30)).expect(409);
    await customer.delete(`/api/orders/${id}/call`).expect(204);
    await book(customer, other, later(first, 30)).expect(200);
  });

  test('booking a time cancels an overlapping call of a cancelled order', async () => {
    const id = await placeCall();
    const time = (await offeredTimes(customer, id)).at(-4) ?? '';
    await book(customer, id, time).expect(200);
    await customer.post(`/api/orders/${id}/cancel`).expect(200);
    await moveTo(id, later(time, 15));
    await book(customer, await placeCall(), time).expect(200);
    const { read } = application.database.unitOfWork;
    expect(await read.findOneBy(DemoCallEntity, { orderId: id })).toMatchObject({
      startsAt: null,
      changeCount: 1,
    });
  });

  test('an order with a booked call cannot become another service until the call is cancelled', async () => {
    const id = await placeCall();
    const [time] = await offeredTimes(customer, id);
    await book(customer, id, time).expect(200);
    const path = `/api/admin/orders/${id}`;
    const order = { serviceName: 'Demo Call', servicePrice: 0, projectBrief: 'A theme.' };
    await admin.put(path, { ...order, status: 'processing' }).expect(200);
    const { body } = await admin.put(path, { ...order, serviceName: 'Jingle' }).expect(409);
    expect(body.message).toBe(problems.orderHasCall);
    await admin.delete(`/api/orders/${id}/call`).expect(204);
    await admin.put(path, { ...order, serviceName: 'Jingle' }).expect(200);
    expect(await offeredTimes(customer, await placeCall())).toContain(time);
  });

  test('a customer cannot change a call after 20 changes or its start; the team can after its start', async () => {
    const id = await placeCall();
    const [time, later] = await offeredTimes(customer, id);
    await book(customer, id, time).expect(200);
    const set = (change: object) =>
      application.database.unitOfWork.write((manager) =>
        manager.update(DemoCallEntity, { orderId: id }, change),
      );
    await set({ changeCount: 20 });
    await book(customer, id, later).expect(409);
    await set({ changeCount: 0, startsAt: new Date(Date.now() - 60_000) });
    await customer.delete(`/api/orders/${id}/call`).expect(409);
    expect((await customer.get(`/api/orders/${id}/call`)).body.canChange).toBe(false);
    await book(admin, id, later).expect(200);
  });

  test('deleting the account deletes the call; the data download contains it before', async () => {
    const other = await application.customer();
    const id = await placeCall(other);
    const startsAt = (await offeredTimes(other, id)).at(-3);
    await book(other, id, startsAt).expect(200);
    const { body } = await other.get('/api/account/data').expect(200);
    expect(body.calls).toEqual([{ orderId: id, startsAt }]);
    await other.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    const { read } = application.database.unitOfWork;
    expect(await read.countBy(DemoCallEntity, { orderId: id })).toBe(0);
  });
});

test('no times are offered when CALL_HOURS is off', async () => {
  const application = await startApplication('sqlite', { CALL_HOURS: 'off' });
  const customer = await application.customer();
  const id = await placeOrder(customer, { serviceName: 'Demo Call' });
  expect(await offeredTimes(customer, id)).toEqual([]);
  await application.close();
});
