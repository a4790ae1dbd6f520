import { sortableFields } from '@northcast/shared-contracts/api/list-query';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

/** Three orders, named by their brief; the columns sort them in all six orders. */
const made = {
  A: {
    customer: { firstName: 'Ábe', lastName: 'Kwon', email: 'c@table.example' },
    serviceName: 'bed',
    servicePrice: 100,
    status: 'processing',
    createdAt: '2026-01-02T00:00:00.000Z',
    dueOn: '2026-03-02',
  },
  B: {
    customer: { firstName: 'Zoe', lastName: 'Kwon', email: 'b@table.example' },
    serviceName: 'Cue',
    servicePrice: 3,
    status: 'cancelled',
    createdAt: '2026-01-01T00:00:00.000Z',
    dueOn: '2026-03-03',
  },
  C: {
    customer: { firstName: 'mia', lastName: 'Kwon', email: 'a@table.example' },
    serviceName: 'Air',
    servicePrice: 20,
    status: 'completed',
    createdAt: '2026-01-03T00:00:00.000Z',
    dueOn: '2026-03-01',
  },
} as const;
type Name = keyof typeof made;
const names: readonly Name[] = ['A', 'B', 'C'];

describe.each(databases)('the table of orders on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let adminId: string;
  let producer: Client;
  const ids: Record<Name, string> = { A: '', B: '', C: '' };
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    adminId = (await admin.user()).id;
    producer = await application.member('producer');
    for (const name of names) {
      const { customer, ...order } = made[name];
      const { id: userId } = await (await application.customer(customer)).user();
      const body = { ...order, userId, projectBrief: name };
      ids[name] = (await admin.post('/api/admin/orders', body).expect(201)).body.id;
    }
    // Edited in this order: A for the Northcast administrator, B for Ada Kwon, and C for nobody.
    const assignees = { A: adminId, B: (await producer.user()).id, C: '' };
    for (const name of names) {
      const { serviceName, servicePrice } = made[name];
      const edit = { serviceName, servicePrice, projectBrief: name };
      const path = `/api/admin/orders/${ids[name]}`;
      await admin.put(path, { ...edit, assigneeId: assignees[name] }).expect(200);
    }
  });
  afterAll(() => application.close());

  /** The names of the listed orders, such as `BAC`. */
  const listed = async (query: object, client = admin): Promise<string> => {
    const { body } = await client.get('/api/admin/orders').query(query).expect(200);
    return body.map(({ projectBrief }: { projectBrief: Name }) => projectBrief).join('');
  };
  const numberOf = (name: Name) => ids[name].slice(-8);

  const sorted: Readonly<Record<(typeof sortableFields.orders)[number], () => string>> = {
    createdAt: () => 'BAC',
    updatedAt: () => 'ABC',
    number: () => names.toSorted((a, b) => (numberOf(a) < numberOf(b) ? -1 : 1)).join(''),
    serviceName: () => 'CAB',
    servicePrice: () => 'BCA',
    customerName: () => 'ACB',
    customerEmail: () => 'CBA',
    status: () => 'BCA',
    dueOn: () => 'CAB',
    assigneeId: () => 'CBA',
  };

  test.each(sortableFields.orders)('%s sorts by what the column shows', async (sort) => {
    const expected = sorted[sort]();
    expect(await listed({ sort, order: 'asc' })).toBe(expected);
    expect(await listed({ sort, order: 'desc' })).toBe([...expected].reverse().join(''));
  });

  test.each([
    [{}, 'CAB', 123],
    [{ status: 'completed' }, 'C', 20],
    [{ q: 'kwon zoe' }, 'B', 3],
    [{ due: 'late' }, 'A', 100],
    [{ assignee: 'me' }, 'A', 100],
    [{ assignee: 'nobody' }, 'C', 20],
    [{ assignee: 'nobody', due: 'late' }, '', 0],
    [{ q: 'nothing' }, '', 0],
  ])('the query %j has the same orders in list and totals', async (query, list, price) => {
    expect(await listed(query)).toBe(list);
    const totals = await admin.get('/api/admin/orders/totals').query(query).expect(200);
    expect(totals.body).toEqual({ count: list.length, price });
  });

  test('a producer gets only the assigned orders, in list, count and totals', async () => {
    const list = await producer.get('/api/admin/orders?page=1').expect(200);
    expect(list.headers['x-total-count']).toBe('1');
    expect(list.body).toMatchObject([{ id: ids.B, assigneeId: expect.any(String) }]);
    const totals = await producer.get('/api/admin/orders/totals').expect(200);
    expect(totals.body).toEqual({ count: 1, price: 3 });
    expect(await listed({ q: 'mia' }, producer)).toBe('');
    expect(await listed({ assignee: 'nobody' }, producer)).toBe('');
  });

  test('every export is audited', async () => {
    await admin.get('/api/admin/orders.csv').expect(200);
    await admin.post('/api/admin/orders/export', { ids: [ids.A] }).expect(200);
    const { body } = await admin
      .get('/api/admin/audit')
      .query({ q: 'orders.exported' })
      .expect(200);
    const entry = { action: 'orders.exported', outcome: 'done', actorId: adminId };
    expect(body).toMatchObject([entry, entry]);
  });
});
