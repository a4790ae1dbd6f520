import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { OrderEntity } from './order.entity.js';

/** The date of a consultation is agreed, so the order has no due date of its own. */
const content = {
  serviceName: 'Consulting',
  servicePrice: 100,
  projectBrief: 'One hour about our next season.',
};

/** The order of ids, in which a call changes the orders and lists them. */
const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

describe.each(databases)('outcomes of changing several orders on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let adminId: string;
  let userId: string;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    adminId = (await admin.user()).id;
    userId = (await (await application.customer()).user()).id;
  });
  afterAll(() => application.close());

  const add = async (change: object = {}): Promise<string> => {
    const body = { ...content, userId, ...change };
    return (await admin.post('/api/admin/orders', body).expect(201)).body.id;
  };
  const edit = (id: string) => admin.put(`/api/admin/orders/${id}`, content).expect(200);
  const remove = (id: string) => admin.delete(`/api/admin/orders/${id}`).expect(204);
  const change = async (body: object) =>
    (await admin.post('/api/admin/orders/bulk', body).expect(200)).body;
  const assign = async (body: object) =>
    (await admin.post('/api/admin/orders/assignment', body).expect(200)).body;
  const stored = (id: string) =>
    application.database.unitOfWork.read.findOneByOrFail(OrderEntity, { id });

  test('a changed status is returned with what its undo needs to restore it', async () => {
    const [undated, dated] = [await add(), await add({ dueOn: '2028-02-29' })];
    const before = { undated: await stored(undated), dated: await stored(dated) };
    const orders = [{ id: undated }, { id: dated, version: 1 }];
    expect(await change({ orders, status: 'completed' })).toEqual({
      changed: byId([
        { id: undated, version: 2, before: 'pending', status: 'completed', dueOnBefore: '' },
        {
          id: dated,
          version: 2,
          before: 'pending',
          status: 'completed',
          dueOnBefore: '2028-02-29',
        },
      ]),
      left: [],
    });
    const back = [
      { id: undated, version: 2, status: 'pending', dueOn: '' },
      { id: dated, version: 2, status: 'pending', dueOn: '2028-02-29' },
    ];
    expect(await change({ orders: back, isUndo: true })).toEqual({
      changed: byId(
        back.map(({ dueOn, ...order }) => ({
          ...order,
          version: 3,
          before: 'completed',
          dueOnBefore: dueOn,
        })),
      ),
      left: [],
    });
    const edited = { updatedAt: expect.any(Date), version: 3 };
    expect(await stored(undated)).toEqual({ ...before.undated, ...edited });
    expect(await stored(dated)).toEqual({ ...before.dated, ...edited });
  });

  test('an order that is gone, changed or has the status already is left as it is', async () => {
    const [gone, changed, same] = [await add(), await add(), await add()];
    await remove(gone);
    await edit(changed);
    const before = [await stored(changed), await stored(same)];
    const orders = [
      { id: gone, version: 1 },
      { id: changed, version: 1 },
      // The status decides, also if the version is outdated.
      { id: same, version: 7, status: 'pending' },
    ];
    expect(await change({ orders, status: 'completed' })).toEqual({
      changed: [],
      left: byId([
        { id: gone, reason: 'gone' },
        { id: changed, reason: 'changed' },
        { id: same, reason: 'same' },
      ]),
    });
    expect([await stored(changed), await stored(same)]).toEqual(before);
  });

  test('an assignment is returned with the former assignee, who may be nobody', async () => {
    const id = await add();
    const before = await stored(id);
    expect(await assign({ orders: [{ id, version: 1 }], assigneeId: adminId })).toEqual({
      changed: [{ id, version: 2, before: '', assigneeId: adminId }],
      left: [],
    });
    const edited = { updatedAt: expect.any(Date), version: 2 };
    expect(await stored(id)).toEqual({ ...before, ...edited, assigneeId: adminId });
    expect(await assign({ orders: [{ id, version: 2 }], assigneeId: '' })).toEqual({
      changed: [{ id, version: 3, before: adminId, assigneeId: '' }],
      left: [],
    });
    expect(await stored(id)).toEqual({ ...before, ...edited, version: 3 });
  });

  test('an order that is gone, changed or has the assignee already is left as it is', async () => {
    const [gone, changed, mine, free] = [await add(), await add(), await add(), await add()];
    await remove(gone);
    await edit(changed);
    await assign({ orders: [{ id: mine }], assigneeId: adminId });
    const before = [await stored(changed), await stored(mine), await stored(free)];
    const orders = [
      { id: gone, version: 1 },
      { id: changed, version: 1 },
      // The assignee decides, also if the version is outdated.
      { id: mine, version: 1 },
      { id: free, assigneeId: '' },
    ];
    expect(await assign({ orders, assigneeId: adminId })).toEqual({
      changed: [],
      left: byId([
        { id: gone, reason: 'gone' },
        { id: changed, reason: 'changed' },
        { id: mine, reason: 'same' },
        { id: free, reason: 'same' },
      ]),
    });
    expect([await stored(changed), await stored(mine), await stored(free)]).toEqual(before);
  });
});
