import type { BusinessFigures } from '@northcast/shared-contracts/api/entities';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { MessageEntity } from '../messages/message.entity.js';
import { FiguresService } from './figures.service.js';

/** 22:30 on November 20 in New York, the zone of the business. */
const now = new Date('2024-11-21T03:30:00Z');

describe.each(databases)('business figures on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let userId: string;

  beforeAll(async () => {
    application = await startApplication(database, { CALL_ZONE: 'America/New_York' });
    admin = await application.administrator();
    userId = (await (await application.customer()).user()).id;
  });
  afterAll(() => application.close());

  const read = (period: 'today' | 'week' | 'month'): Promise<BusinessFigures> =>
    application.nest.get(FiguresService).read(period, now);

  async function placed(createdAt: string, servicePrice: number, change: object = {}) {
    const order = { serviceName: 'Sound design', projectBrief: 'x', userId, servicePrice };
    const { body } = await admin
      .post('/api/admin/orders', { ...order, createdAt, ...change })
      .expect(201);
    return body.id as string;
  }

  test('are zero and have no medians when there are no orders', async () => {
    const { current, previous, days, statuses, services } = await read('month');
    expect(current).toEqual({ orders: 0, revenue: 0, paid: 0 });
    expect(previous).toEqual(current);
    expect(days).toHaveLength(30);
    expect(statuses.map(({ orders }) => orders)).toEqual([0, 0, 0, 0]);
    expect(services).toEqual([]);
  });

  test('cover days in the business time zone and the previous period, without cancelled orders', async () => {
    // The last minute of yesterday and the first of today in New York: both are November 20 in UTC.
    await placed('2024-11-20T04:59:00Z', 1);
    const today = await placed('2024-11-20T05:00:00Z', 10);
    await placed('2024-11-21T03:00:00Z', 100, { serviceName: 'Theme' });
    await placed('2024-11-20T12:00:00Z', 1000, { status: 'cancelled' });
    // The second order is a week ago at a time of day still to come: it is in neither period.
    await placed('2024-11-13T12:00:00Z', 5);
    await placed('2024-11-14T04:00:00Z', 7);
    const day = await read('today');
    expect(day.current).toMatchObject({ orders: 3, revenue: 110 });
    expect(day.previous).toMatchObject({ orders: 0, revenue: 0 });
    expect(day.services).toEqual([
      { name: 'Sound design', orders: 2, revenue: 10 },
      { name: 'Theme', orders: 1, revenue: 100 },
    ]);
    const week = await read('week');
    expect(week.current).toMatchObject({ orders: 4, revenue: 111 });
    expect(week.previous).toMatchObject({ orders: 1, revenue: 5 });
    expect(week.days.slice(-2)).toEqual([
      {
        day: '2024-11-19',
        from: '2024-11-19T05:00:00.000Z',
        to: '2024-11-20T05:00:00.000Z',
        orders: 1,
        revenue: 1,
      },
      {
        day: '2024-11-20',
        from: '2024-11-20T05:00:00.000Z',
        to: '2024-11-21T05:00:00.000Z',
        orders: 3,
        revenue: 110,
      },
    ]);
    expect(week.statuses.find(({ status }) => status === 'cancelled')?.orders).toBe(1);
    const payment = `/api/admin/orders/${today}/payment`;
    await admin.put(payment, { paidOn: '2024-11-19', version: 0 }).expect(200);
    expect((await read('today')).current.paid).toBe(0);
    expect((await read('today')).previous.paid).toBe(10);
    expect((await read('week')).current.paid).toBe(10);
  });

  test('contain the median times of answers and first deliveries in the period', async () => {
    for (const minutes of [10, 30, 50]) {
      const message = { userId, subject: 's', message: 'm' };
      const { body } = await admin.post('/api/admin/messages', message).expect(201);
      const reply = { reply: 'r', replyDate: '2024-11-20T15:00:00Z' };
      await admin.post(`/api/admin/messages/${body.id}/reply`, reply).expect(200);
      const createdAt = new Date(Date.parse(reply.replyDate) - minutes * 60_000);
      await application.database.unitOfWork.write((manager) =>
        manager.update(MessageEntity, { id: body.id }, { createdAt, starterId: null }),
      );
    }
    const { current, previous } = await read('today');
    expect(current.answerMinutes).toBe(30);
    expect(previous.answerMinutes).toBeUndefined();
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const id = await placed(hourAgo, 1);
    await deliver(application, admin, id);
    await deliver(application, admin, id);
    const { body } = await admin.get('/api/admin/business/figures/today').expect(200);
    expect(body.current.deliveryMinutes).toBe(60);
  });

  test('return 404 for an unknown period', async () => {
    await admin.get('/api/admin/business/figures/year').expect(404);
  });
});
