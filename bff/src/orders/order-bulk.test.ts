import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { MailEntity } from '../mail/mail.entity.js';

interface Row {
  id: string;
  dueOn: string;
  status: string;
  version: number;
}

describe.each(databases)('bulk changes of orders on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let email: string;
  let userId: string;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    const customer = await application.customer();
    ({ id: userId, email } = await customer.user());
  });

  const order = { serviceName: 'Lite Edit', servicePrice: 5, projectBrief: 'b' };
  const add = async (count: number): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let index = 0; index < count; index += 1) {
      const { body } = await admin.post('/api/admin/orders', { ...order, userId }).expect(201);
      rows.push(body);
    }
    return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  };
  const change = (body: object) => admin.post('/api/admin/orders/bulk', body);
  const rowsNow = async (): Promise<Row[]> =>
    (await admin.get('/api/admin/orders').query({ q: email }).expect(200)).body;
  const changeMails = async () =>
    (await mailsTo(application, email)).filter(({ subject }) => subject.startsWith('Re: '));
  const newOrders = async () => (await admin.get('/api/admin/overview')).body.newOrders;
  const seen = (rows: readonly Row[]) => rows.map(({ id, version }) => ({ id, version }));

  test('each order is changed on its own, and skipped orders are listed with the reason', async () => {
    const [changed, moved, same, gone] = await add(4);
    if (!changed || !moved || !same || !gone) throw new Error('no orders');
    await admin.put(`/api/admin/orders/${moved.id}`, { ...order, servicePrice: 6 }).expect(200);
    await change({ orders: [{ id: same.id }], status: 'completed' }).expect(200);
    await admin.delete(`/api/admin/orders/${gone.id}`).expect(204);
    const pending = await newOrders();
    const { body } = await change({
      // Not sorted by id, and with a repetition.
      orders: seen([changed, gone, same, moved, changed]),
      status: 'completed',
    }).expect(200);
    expect(body.changed).toEqual([
      {
        id: changed.id,
        version: 2,
        before: 'pending',
        status: 'completed',
        dueOnBefore: changed.dueOn,
      },
    ]);
    expect(body.left).toEqual([
      { id: moved.id, reason: 'changed' },
      { id: same.id, reason: 'same' },
      { id: gone.id, reason: 'gone' },
    ]);
    expect(await newOrders()).toBe(pending - 1);
    expect(await changeMails()).toHaveLength(2);
    const { body: details } = await admin.get(`/api/orders/${changed.id}`).expect(200);
    expect(details.events.at(-1)).toMatchObject({ kind: 'statusChanged', detail: 'completed' });
    const { body: audit } = await admin.get('/api/admin/audit').query({ q: changed.id });
    const target = { targetType: 'order', targetId: changed.id };
    expect(audit[0]).toMatchObject({ action: 'order.updated', ...target });
  });

  test('all orders that match a filter change, unless their number differs from the expected one', async () => {
    await add(3);
    const filter = String(new URLSearchParams({ q: email, status: 'pending' }));
    const wrong = await change({ filter, expected: 2, status: 'processing' }).expect(409);
    expect(wrong.body.current).toEqual({ total: 3 });
    expect((await rowsNow()).map(({ status }) => status)).toEqual(Array(3).fill('pending'));
    const { body } = await change({ filter, expected: 3, status: 'processing' }).expect(200);
    expect(body.changed).toHaveLength(3);
    expect((await rowsNow()).map(({ status }) => status)).toEqual(Array(3).fill('processing'));
  });

  test('an order that changes after it was selected by a filter is skipped', async () => {
    const customer = await application.customer();
    const placement = { customerPhone: '1', projectBrief: 'x' };
    const place = async () => (await customer.post('/api/orders', placement).expect(201)).body.id;
    const [cancelled, other] = [await place(), await place()];
    const filter = String(new URLSearchParams({ q: (await customer.user()).email }));
    const idempotency = application.nest.get(IdempotencyService);
    const run = idempotency.run.bind(idempotency);
    const afterSelection = (act: () => Promise<unknown>) =>
      jest.spyOn(idempotency, 'run').mockImplementationOnce(async (...step) => {
        const selected = await run(...step);
        await act();
        return selected;
      });
    afterSelection(() => customer.post(`/api/orders/${cancelled}/cancel`).expect(200));
    const { body } = await change({ filter, expected: 2, status: 'processing' }).expect(200);
    expect(body.changed).toMatchObject([{ id: other, before: 'pending', version: 2 }]);
    expect(body.left).toEqual([{ id: cancelled, reason: 'changed' }]);
    const details = await customer.get(`/api/orders/${cancelled}`).expect(200);
    expect(details.body.order.status).toBe('cancelled');
    const edit = { ...order, servicePrice: 6 };
    afterSelection(() => admin.put(`/api/admin/orders/${other}`, edit).expect(200));
    const { id: assigneeId } = await admin.user();
    const assigned = await assign({ filter, expected: 2, assigneeId }).expect(200);
    expect(assigned.body.left).toEqual([{ id: other, reason: 'changed' }]);
    expect(assigned.body.changed).toMatchObject([{ id: cancelled }]);
  });

  test('a filter by due date and assignee changes only the matching orders', async () => {
    const [late, other] = await add(2);
    const due = { ...order, dueOn: '2026-01-05' };
    await admin.put(`/api/admin/orders/${late?.id}`, due).expect(200);
    for (const query of [{ due: 'late' }, { assignee: 'nobody', due: 'late' }]) {
      const filter = String(new URLSearchParams({ q: email, ...query }));
      const wrong = await change({ filter, expected: 2, status: 'processing' }).expect(409);
      expect(wrong.body.current).toEqual({ total: 1 });
    }
    const filter = String(new URLSearchParams({ q: email, due: 'late' }));
    const { body } = await change({ filter, expected: 1, status: 'processing' }).expect(200);
    expect(body.changed).toMatchObject([{ id: late?.id }]);
    expect((await rowsNow()).find(({ id }) => id === other?.id)?.status).toBe('pending');
    const wrong = { filter: 'due=soon', expected: 0, status: 'processing' };
    await change(wrong).expect(422);
  });

  test('the filter assignee=me changes only the orders assigned to the caller', async () => {
    const [mine] = await add(2);
    const { id: assigneeId } = await admin.user();
    await admin.put(`/api/admin/orders/${mine?.id}`, { ...order, assigneeId }).expect(200);
    const filter = String(new URLSearchParams({ q: email, assignee: 'me' }));
    const { body } = await change({ filter, expected: 1, status: 'processing' }).expect(200);
    expect(body.changed.map(({ id }: Row) => id)).toEqual([mine?.id]);
  });

  test('requests with the same idempotency key change orders once and return the same response', async () => {
    await add(2);
    const filter = String(new URLSearchParams({ q: email, status: 'pending' }));
    const body = { filter, expected: 2, status: 'completed' };
    const send = () => change(body).set('Idempotency-Key', `bulk-${email}`);
    const [one, other] = await Promise.all([send(), send()]);
    const again = await send().expect(200);
    expect(one.body.changed).toHaveLength(2);
    expect([other.body, again.body]).toEqual([one.body, one.body]);
    expect(await changeMails()).toHaveLength(2);
  });

  test('an immediate undo cancels the mail, and orders changed since are not undone', async () => {
    const rows = await add(2);
    const { body } = await change({ orders: seen(rows), status: 'completed' }).expect(200);
    expect(await changeMails()).toHaveLength(2);
    const [first, second] = body.changed;
    await admin.put(`/api/admin/orders/${second.id}`, { ...order, servicePrice: 7 }).expect(200);
    const orders = body.changed.map(({ id, version, before }: Row & { before: string }) => ({
      id,
      version,
      status: before,
    }));
    const undone = await change({ orders, isUndo: true }).expect(200);
    expect(undone.body.changed).toMatchObject([
      { id: first.id, version: 3, before: 'completed', status: 'pending' },
    ]);
    expect(undone.body.left).toEqual([{ id: second.id, reason: 'changed' }]);
    const mails = await changeMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(second.id.slice(-8).toUpperCase());
  });

  test('an undo after the first attempt to send the mail sends a second mail', async () => {
    const [row] = await add(1);
    const { body } = await change({ orders: [{ id: row?.id }], status: 'completed' }).expect(200);
    await application.database.unitOfWork.write((manager) =>
      manager.query('UPDATE mails SET attempts = 1 WHERE toAddress = ?', [email]),
    );
    const [{ id, version }] = body.changed;
    await change({ orders: [{ id, version, status: 'pending' }], isUndo: true }).expect(200);
    expect(await changeMails()).toHaveLength(2);
  });

  test('the mail about a status change is sent with a delay', async () => {
    const [row] = await add(1);
    await change({ orders: [{ id: row?.id }], status: 'completed' }).expect(200);
    const due = await application.database.unitOfWork.read.query(
      "SELECT kind FROM mails WHERE toAddress = ? AND kind LIKE 'order-%' AND dueAt > createdAt",
      [email],
    );
    expect(due).toEqual([{ kind: 'order-completed' }]);
  });

  test.each([
    [{}],
    [{ status: 'completed' }],
    [{ orders: [], status: 'completed' }],
    [{ orders: [{ id: 'x' }], status: 'completed' }],
    [{ orders: [{ id: '01a00000-0000-7000-8000-000000000000' }] }],
    [{ filter: '', status: 'completed' }],
    [{ filter: 'status=lost', expected: 1, status: 'completed' }],
    [{ filter: '', expected: 1, orders: [], status: 'completed' }],
  ])('the request %j is rejected with 422', async (body) => {
    await change(body).expect(422);
  });

  const assign = (body: object) => admin.post('/api/admin/orders/assignment', body);
  const noticesOf = (id: string) =>
    application.database.unitOfWork.read.countBy(MailEntity, {
      userId: id,
      kind: 'order-assigned',
    });

  test('a bulk assignment sends the assignee one mail, and undoing the assignment sends none', async () => {
    const mia = await application.member('producer');
    await mia.put('/api/admin/notices', { notices: 'at-once' }).expect(200);
    const { id: assigneeId } = await mia.user();
    const rows = await add(3);
    const filter = String(new URLSearchParams({ q: email }));
    await assign({ filter, expected: 2, assigneeId }).expect(409);
    const { body } = await assign({ filter, expected: 3, assigneeId }).expect(200);
    expect(body).toEqual({
      changed: rows.map(({ id }) => ({ id, version: 2, before: '', assigneeId })),
      left: [],
    });
    expect((await mia.get('/api/admin/orders').expect(200)).body).toHaveLength(3);
    expect(await noticesOf(assigneeId)).toBe(1);
    const [{ id = '' } = {}] = rows;
    const { body: audit } = await admin.get('/api/admin/audit').query({ q: id });
    expect(audit[0]).toMatchObject({ action: 'order.updated' });
    const back = rows.map((row) => ({ id: row.id, version: 2, assigneeId: '' }));
    await admin.put(`/api/admin/orders/${id}`, { ...order, version: 2 }).expect(200);
    const undone = await assign({ orders: back, isUndo: true }).expect(200);
    expect(undone.body.changed).toHaveLength(2);
    expect(undone.body.left).toEqual([{ id, reason: 'changed' }]);
    expect(await noticesOf(assigneeId)).toBe(1);
    await assign({ orders: [{ id: rows[1]?.id }], assigneeId }).expect(200);
    expect(await noticesOf(assigneeId)).toBe(2);
  });

  test('undoing that orders became unassigned sends their assignee no mail', async () => {
    const mia = await application.member('producer');
    await mia.put('/api/admin/notices', { notices: 'at-once' }).expect(200);
    const { id: assigneeId } = await mia.user();
    const orders = (await add(2)).map(({ id }) => ({ id }));
    await assign({ orders, assigneeId }).expect(200);
    await assign({ orders, assigneeId: '' }).expect(200);
    const undone = await assign({ orders, assigneeId, isUndo: true }).expect(200);
    expect(undone.body.changed).toMatchObject([{ assigneeId }, { assigneeId }]);
    expect(await noticesOf(assigneeId)).toBe(1);
  });

  test('bulk assignment is for managing roles, only to team members, and applied once per key', async () => {
    const rows = await add(2);
    const orders = rows.map(({ id }) => ({ id }));
    const refused = await assign({ orders, assigneeId: userId }).expect(422);
    expect(refused.body.errors).toMatchObject([{ path: 'assigneeId' }]);
    await assign({ orders }).expect(422);
    await assign({ assigneeId: '' }).expect(422);
    const producer = await application.member('producer');
    await producer.post('/api/admin/orders/assignment', { orders, assigneeId: '' }).expect(403);
    const { id: assigneeId } = await admin.user();
    const send = () =>
      assign({ orders, assigneeId }).set('Idempotency-Key', `assign-${assigneeId}`).expect(200);
    const first = await send();
    expect(first.body.changed).toHaveLength(2);
    expect((await send()).body).toEqual(first.body);
    expect((await rowsNow()).map(({ version }) => version)).toEqual([2, 2]);
  });
});
