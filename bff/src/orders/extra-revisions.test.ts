import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';

const pack = { serviceName: 'Extra Revisions Pack', servicePrice: 55 };

describe.each(databases)('bought revision rounds on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const place = async (change: object = {}): Promise<string> =>
    (await customer.post('/api/orders', { ...placement, ...change }).expect(201)).body.id;
  const nameIn = (id: string) => `For order #${orderNumber(id)}.`;
  const included = async (id: string) =>
    (await customer.get(`/api/orders/${id}`).expect(200)).body.revisions.included;
  const dateBought = (orderId: string, createdAt: Date) =>
    application.database.unitOfWork.write((manager) =>
      manager.update(OrderEventEntity, { orderId, kind: 'revisionBought' }, { createdAt }),
    );

  test.each([
    ['pending', 3],
    ['processing', 6],
    ['completed', 6],
  ])('an extra order entered as %s gives the named order %i rounds', async (status, rounds) => {
    const id = await place();
    const { id: userId } = await customer.user();
    const extra = { ...pack, userId, status, projectBrief: nameIn(id) };
    const { body } = await admin.post('/api/admin/orders', extra).expect(201);
    expect(await included(id)).toBe(rounds);
    const edit = { ...pack, projectBrief: nameIn(id), status: 'completed' };
    await admin.put(`/api/admin/orders/${body.id}`, edit).expect(200);
    expect(await included(id)).toBe(6);
  });

  test('an extra order that its customer completes by an approval adds its rounds', async () => {
    const id = await place();
    const extra = await place({ ...pack, projectBrief: nameIn(id) });
    const delivery = await deliver(application, admin, extra);
    await customer.post(`/api/orders/${extra}/deliveries/${delivery.id}/approve`).expect(200);
    expect(await included(id)).toBe(6);
  });

  test('bought rounds expire unused 30 days after their order was confirmed', async () => {
    const id = await place();
    const extra = await place({ ...pack, projectBrief: nameIn(id) });
    await confirm(extra, { ...pack, projectBrief: nameIn(id) });
    const day = 86_400_000;
    const confirmedBefore = (time: number) => dateBought(id, new Date(Date.now() - time));
    await confirmedBefore(30 * day - 60_000);
    expect(await included(id)).toBe(6);
    await confirmedBefore(30 * day);
    expect(await included(id)).toBe(3);
    const ask = async (status: number) => {
      const delivery = await deliver(application, admin, id);
      const path = `/api/orders/${id}/deliveries/${delivery.id}/revision`;
      await customer.post(path, { text: 'Softer' }).expect(status);
    };
    for (const status of [200, 200, 200, 409]) await ask(status);
    await confirmedBefore(0);
    await ask(200);
  });

  test('rounds are withdrawn while an extra order is pending again, also by an undo', async () => {
    const id = await place();
    const extra = await place({ ...pack, projectBrief: nameIn(id) });
    const change = async (body: object) =>
      (await admin.post('/api/admin/orders/bulk', body).expect(200)).body.changed;
    const [{ version }] = await change({ orders: [{ id: extra }], status: 'processing' });
    expect(await included(id)).toBe(6);
    await change({ orders: [{ id: extra, version, status: 'pending' }], isUndo: true });
    expect(await included(id)).toBe(3);
    const edit = { ...pack, projectBrief: 'For another order' };
    await admin.put(`/api/admin/orders/${extra}`, { ...edit, status: 'cancelled' }).expect(200);
    await admin.put(`/api/admin/orders/${extra}`, { ...edit, status: 'pending' }).expect(200);
    expect(await included(id)).toBe(3);
    await admin
      .put(`/api/admin/orders/${extra}`, { ...pack, projectBrief: nameIn(id), status: 'completed' })
      .expect(200);
    const { events, revisions } = (await customer.get(`/api/orders/${id}`).expect(200)).body;
    const unused = [{ rounds: 3, validUntil: expect.any(String) }];
    expect(revisions).toEqual({ included: 6, used: 0, extra: unused });
    const number = orderNumber(extra);
    expect(events.map(({ kind, detail }: Record<string, string>) => [kind, detail])).toEqual([
      ['placed', undefined],
      ['revisionRequested', number],
      ['revisionBought', `3 ${number}`],
      ['revisionWithdrawn', `3 ${number}`],
      ['revisionBought', `3 ${number}`],
    ]);
  });

  test('rounds are withdrawn and added once, although the clock was set back', async () => {
    const [first, second] = [await place(), await place()];
    const extra = await place({ ...pack, projectBrief: nameIn(first) });
    const change = (named: string, status: string) =>
      admin
        .put(`/api/admin/orders/${extra}`, { ...pack, projectBrief: nameIn(named), status })
        .expect(200);
    await change(first, 'processing');
    await dateBought(first, new Date(Date.now() + 15_000));
    expect(await included(first)).toBe(6);
    await change(first, 'pending');
    expect(await included(first)).toBe(3);
    for (const status of ['processing', 'completed']) await change(second, status);
    expect(await included(second)).toBe(6);
  });

  test('all extra-revision lines of an order give their rounds to the named order', async () => {
    const id = await place();
    const lines = [
      { name: 'Single Extra Revision', price: 24, quantity: 1 },
      { name: 'Extra Revisions Pack', price: 55, quantity: 2 },
    ];
    const items = { serviceName: 'Single Extra Revision', servicePrice: 134 };
    const extra = await place({ ...items, lines, projectBrief: nameIn(id) });
    for (const [status, rounds] of [
      ['processing', 10],
      ['pending', 3],
      ['completed', 10],
    ] as const) {
      const edit = { ...items, projectBrief: nameIn(id), status };
      await admin.put(`/api/admin/orders/${extra}`, edit).expect(200);
      expect(await included(id)).toBe(rounds);
    }
    expect(await included(extra)).toBe(0);
  });

  test('the rounds are added once when the number is entered after the confirmation', async () => {
    const id = await place();
    const extra = await place({ ...pack, projectBrief: 'For my last order.' });
    const edit = async (projectBrief: string) => {
      const body = { ...pack, projectBrief, status: 'processing' };
      await admin.put(`/api/admin/orders/${extra}`, body).expect(200);
      return included(id);
    };
    expect(await edit('For my last order.')).toBe(3);
    expect(await edit(nameIn(id))).toBe(6);
    expect(await edit(`${nameIn(id)} As agreed.`)).toBe(6);
  });

  test('an extra order counts once if its brief names another order later', async () => {
    const [first, second] = [await place(), await place()];
    const extra = await place({ ...pack, projectBrief: nameIn(first) });
    for (const [named, status] of [
      [first, 'processing'],
      [second, 'processing'],
      [second, 'completed'],
    ] as const) {
      const edit = { ...pack, projectBrief: nameIn(named), status };
      await admin.put(`/api/admin/orders/${extra}`, edit).expect(200);
    }
    expect(await included(first)).toBe(6);
    expect(await included(second)).toBe(3);
  });

  const timeline = async (id: string, client = customer) => {
    const { events } = (await client.get(`/api/orders/${id}`).expect(200)).body;
    return events.map(({ kind, detail }: Record<string, string>) => [kind, detail]);
  };
  const confirm = (id: string, change: object) =>
    admin
      .put(`/api/admin/orders/${id}`, { ...placement, ...change, status: 'processing' })
      .expect(200);
  /** Replaces the id of an order by an older one with the same number as `sample`. */
  const takeNumber = async (id: string, sample: string) => {
    const older = `01000000-0000-7000-8000-0000${sample.slice(-8)}`;
    await application.database.unitOfWork.write(async (manager) => {
      await manager.query('DELETE FROM order_events WHERE orderId = ?', [id]);
      await manager.query(
        "UPDATE orders SET id = ?, createdAt = '2020-01-01 00:00:00.000' WHERE id = ?",
        [older, id],
      );
    });
    return older;
  };

  const jingle = { name: 'Jingle', price: 140, quantity: 1 };
  const revision = { name: 'Single Extra Revision', price: 24, quantity: 1 };

  test.each([
    ['another service', 140, undefined],
    ['another service with an extra revision', 164, [jingle, revision]],
  ])(
    'an order of %s adds nothing to the order that its brief names',
    async (_case, servicePrice, lines) => {
      const id = await place();
      const edit = { servicePrice, projectBrief: nameIn(id) };
      await confirm(await place({ ...edit, lines }), edit);
      expect(await timeline(id)).toEqual([['placed', undefined]]);
    },
  );

  test.each([
    [4, 6],
    [5, 3],
  ])('behind %i unknown numbers, the named order has %i rounds', async (count, rounds) => {
    const id = await place();
    const projectBrief = `${'00000000 '.repeat(count)}${nameIn(id)}`;
    await confirm(await place({ ...pack, projectBrief }), { ...pack, projectBrief });
    expect(await included(id)).toBe(rounds);
  });

  test('an extra order that names itself first gives its rounds to the next order', async () => {
    const id = await place();
    const extra = await place(pack);
    await confirm(extra, { ...pack, projectBrief: `${nameIn(extra)} ${nameIn(id)}` });
    expect(await included(extra)).toBe(0);
    expect(await included(id)).toBe(6);
  });

  test('an order of another customer that the brief names gets no rounds', async () => {
    const other = await application.customer();
    const { body } = await other.post('/api/orders', placement).expect(201);
    await confirm(await place({ ...pack, projectBrief: nameIn(body.id) }), {
      ...pack,
      projectBrief: nameIn(body.id),
    });
    expect(await timeline(body.id, other)).toEqual([['placed', undefined]]);
  });

  test('of two orders with the same number, the newer one gets the rounds', async () => {
    const id = await place();
    const older = await takeNumber(await place(), id);
    const projectBrief = nameIn(id);
    await confirm(await place({ ...pack, projectBrief }), { ...pack, projectBrief });
    expect([await included(id), await included(older)]).toEqual([6, 3]);
  });

  test('rounds are added although another customer’s extra order has the same number', async () => {
    const first = await place();
    const extra = await place({ ...pack, projectBrief: nameIn(first) });
    await confirm(extra, { ...pack, projectBrief: nameIn(first) });
    const other = await application.customer();
    const placed = async (change: object): Promise<string> =>
      (await other.post('/api/orders', { ...placement, ...change }).expect(201)).body.id;
    const second = await placed({});
    const same = await takeNumber(await placed({ ...pack, projectBrief: nameIn(second) }), extra);
    await confirm(same, { ...pack, projectBrief: nameIn(second) });
    expect((await timeline(second, other)).at(-1)).toEqual([
      'revisionBought',
      `3 ${orderNumber(extra)}`,
    ]);
    expect(await included(first)).toBe(6);
  });

  test('the rounds are withdrawn when an extra order gets another customer', async () => {
    const first = await place();
    const extra = await place({ ...pack, projectBrief: nameIn(first) });
    await confirm(extra, { ...pack, projectBrief: nameIn(first) });
    const other = await application.customer();
    const { id: userId } = await other.user();
    const { body: second } = await other.post('/api/orders', placement).expect(201);
    await confirm(extra, { ...pack, projectBrief: nameIn(second.id), userId });
    const detail = `3 ${orderNumber(extra)}`;
    expect(await included(first)).toBe(3);
    expect((await timeline(first)).at(-1)).toEqual(['revisionWithdrawn', detail]);
    expect((await timeline(second.id, other)).at(-1)).toEqual(['revisionBought', detail]);
  });

  test('an extra order of a deleted account is confirmed without adding rounds', async () => {
    const other = await application.customer();
    const { body } = await other.post('/api/orders', placement).expect(201);
    const bought = { ...placement, ...pack, projectBrief: 'For my last order.' };
    const extra = await other.post('/api/orders', bought).expect(201);
    await other.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    await confirm(extra.body.id, { ...pack, projectBrief: nameIn(body.id) });
    expect(await timeline(body.id, admin)).toEqual([['placed', undefined]]);
  });
});
