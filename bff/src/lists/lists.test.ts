import { sortableFields } from '@northcast/shared-contracts/api/list-query';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

interface Row {
  id: string;
  [field: string]: unknown;
}

/** 60 orders of four customers, with names that databases sort and compare differently. */
const customers = [
  { firstName: 'anna', lastName: 'ångström' },
  { firstName: 'Zoë', lastName: 'Ábel-Møller' },
  { firstName: '李', lastName: '雷' },
  { firstName: 'ANNA', lastName: '=HYPERLINK("http://x")' },
];
const statuses = ['pending', 'processing', 'completed', 'cancelled'];

describe.each(databases)('lists on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let all: Row[];
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    const ids: string[] = [];
    for (const names of customers) ids.push((await (await application.customer(names)).user()).id);
    for (let index = 0; index < 60; index += 1) {
      await admin
        .post('/api/admin/orders', {
          userId: ids[index % 4],
          serviceName: index % 3 === 0 ? 'Custom “100%_”' : 'Jingle',
          servicePrice: (index * 37) % 50,
          projectBrief: '+1+2, "quoted"\r\nsecond line',
          status: statuses[index % 4],
          createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 20))).toISOString(),
        })
        .expect(201);
    }
    all = (await admin.get('/api/admin/orders').expect(200)).body;
  });
  afterAll(() => application.close());

  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

  test('a request without a query returns the whole list, newest first', () => {
    expect(all).toHaveLength(60);
    const keys = all.map(({ createdAt, id }) => `${createdAt} ${id}`);
    expect(keys).toEqual([...keys].sort().reverse());
  });

  test.each(sortableFields.orders)(
    'pages sorted by %s together contain the whole list in the same order',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const whole = await admin.get('/api/admin/orders').query({ sort, order }).expect(200);
        const pages: Row[] = [];
        for (let page = 1; page <= 9; page += 1) {
          const answer = await admin
            .get('/api/admin/orders')
            .query({ page, perPage: 7, sort, order })
            .expect(200);
          expect(answer.headers['x-total-count']).toBe('60');
          expect(answer.body).toHaveLength(page === 9 ? 4 : 7);
          pages.push(...answer.body);
        }
        expect(ids(pages)).toEqual(ids(whole.body));
        expect(new Set(ids(pages)).size).toBe(60);
      }
    },
  );

  test('names are sorted regardless of case and accents', async () => {
    const { body } = await admin.get('/api/admin/customers?sort=firstName');
    expect(body.map(({ firstName }: Row) => firstName)).toEqual([
      'anna',
      'ANNA',
      'Northcast',
      'Zoë',
      '李',
    ]);
  });

  test.each([
    ['ÅNGSTROM', 15],
    ['zoe abel', 15],
    ['abel zoe', 15],
    ['jingle  ABEL zo', 10],
    ['abel anna', 0],
    ['moller', 15],
    ['MØLLER zoe', 15],
    ['雷', 15],
    ['SECOND line quoted', 60],
    ['100%_', 20],
    ['%', 20],
    ["' OR 1=1", 0],
    ['\\', 0],
  ])('the search %p finds %d orders', async (q, expected) => {
    const answer = await admin.get('/api/admin/orders').query({ q }).expect(200);
    expect(answer.body).toHaveLength(expected);
    expect(answer.headers['x-total-count']).toBe(String(expected));
  });

  test('a list read again with its mark keeps its rows and returns the number of newer rows', async () => {
    const query = { q: 'zoe', sort: 'servicePrice', order: 'asc', page: 1, perPage: 5 };
    const read = (more: object) => admin.get('/api/admin/orders').query({ ...query, ...more });
    const first = await read({}).expect(200);
    const upTo = first.headers['x-list-mark'];
    expect(first.headers).not.toHaveProperty('x-later-count');
    const [row] = first.body;
    const made = { userId: row.userId, serviceName: 'Jingle', servicePrice: 0, projectBrief: 'b' };
    // The order's date is early, but the mark compares when rows were inserted.
    const early = { ...made, createdAt: '2020-01-01T00:00:00.000Z' };
    const { body: added } = await admin.post('/api/admin/orders', early).expect(201);
    const again = await read({ upTo }).expect(200);
    expect(ids(again.body)).toEqual(ids(first.body));
    expect(again.headers).toMatchObject({ 'x-total-count': '15', 'x-later-count': '1' });
    expect(again.headers).not.toHaveProperty('x-list-mark');
    const other = await read({ upTo, status: 'cancelled' }).expect(200);
    expect(other.headers['x-later-count']).toBe('0');
    const plain = await admin.get('/api/admin/orders').query({ page: 1, upTo }).expect(200);
    expect(plain.headers).toMatchObject({ 'x-total-count': '60', 'x-later-count': '1' });
    expect(ids((await read({})).body)[0]).toBe(added.id);
    await admin.get('/api/admin/orders?upTo=yesterday').expect(422);
    await admin.delete(`/api/admin/orders/${added.id}`).expect(204);
  });

  test('an order is found by its displayed number', async () => {
    const [row] = all;
    const number = String(row?.id).slice(-8).toUpperCase();
    const { body } = await admin.get('/api/admin/orders').query({ q: number });
    expect(body).toEqual([row]);
  });

  test('an order is found by its number with or without #, in upper or lower case', async () => {
    const number = String(all[7]?.id).slice(-8);
    for (const q of [number, `#${number.toUpperCase()}`, `  #${number} `]) {
      const { body } = await admin.get('/api/admin/orders').query({ q });
      expect(body).toEqual([all[7]]);
    }
  });

  test('orders can be filtered by a range of dates, with matching totals and CSV rows', async () => {
    const days = { from: '2026-01-05T00:00:00.000Z', to: '2026-01-08T02:00:00+02:00' };
    for (const query of [days, { ...days, status: 'processing' }, { from: days.from, q: 'zoe' }]) {
      const { status, q } = { status: undefined, q: '', ...query };
      const expected = all.filter(
        ({ createdAt, ...row }) =>
          String(createdAt) >= days.from &&
          (!('to' in query) || String(createdAt) < '2026-01-08') &&
          (status === undefined || row.status === status) &&
          (q === '' || row.customerName === 'Zoë Ábel-Møller'),
      );
      const answer = await admin.get('/api/admin/orders').query({ ...query, perPage: 1000 });
      expect(ids(answer.body)).toEqual(ids(expected));
      expect(answer.headers['x-total-count']).toBe(String(expected.length));
      const totals = await admin.get('/api/admin/orders/totals').query(query).expect(200);
      const price = expected.reduce((sum, { servicePrice }) => sum + Number(servicePrice), 0);
      expect(totals.body).toEqual({ count: expected.length, price });
      const csv = await admin.get('/api/admin/orders.csv').query(query).expect(200);
      expect(csv.text.split(/\r\n(?=[0-9a-f]{8}-)/)).toHaveLength(expected.length + 1);
    }
    const none = await admin.get('/api/admin/orders/totals?q=nothing').expect(200);
    expect(none.body).toEqual({ count: 0, price: 0 });
  });

  test('the search finds an order by the brief that its customer changed', async () => {
    const customer = await application.customer();
    const placement = { serviceName: 'Jingle', servicePrice: 120, customerPhone: '1' };
    const { body } = await customer
      .post('/api/orders', { ...placement, servicePrice: 140, projectBrief: 'Brass' })
      .expect(201);
    const edit = { projectBrief: 'Bläser, “Jazz”', version: 1 };
    await customer.put(`/api/orders/${body.id}/brief`, edit).expect(200);
    const found = await admin.get('/api/admin/orders').query({ q: 'blaser jazz' });
    expect(ids(found.body)).toEqual([body.id]);
    await admin.delete(`/api/admin/orders/${body.id}`).expect(204);
  });

  test('search, status filter and page are combined', async () => {
    const query = { q: 'anna', status: 'pending', perPage: 4, page: 4 };
    const answer = await admin.get('/api/admin/orders').query(query).expect(200);
    expect(answer.headers['x-total-count']).toBe('15');
    expect(answer.body).toHaveLength(3);
    const { headers } = await admin.get('/api/admin/orders').query({ status: 'pending' });
    expect(headers['x-total-count']).toBe('15');
  });

  test('the Link header repeats only known query parameters', async () => {
    const path = `/api/admin/orders?page=1&perPage=10&status=pending&junk=${'a'.repeat(7000)}`;
    const { headers } = await admin.get(path).expect(200);
    expect(headers.link).toContain('status=pending');
    expect(headers.link).not.toContain('junk');
  });

  test.each<[string, Record<string, string>]>([
    ['orders', { due: 'late', assignee: 'nobody', from: '2026-01-01T00:00:00Z', q: 'jingle' }],
    ['posts', { category: 'none', status: 'draft', sort: 'title', order: 'desc' }],
  ])('the Link header of %s repeats the filters %j', async (list, filters) => {
    const { headers } = await admin.get(`/api/admin/${list}`).query(filters).expect(200);
    expect(headers.link).toContain(`?${new URLSearchParams(filters)}&page=1&`);
  });

  test('the Link header contains the neighbouring pages with the rest of the query', async () => {
    const { headers } = await admin.get('/api/admin/orders?page=2&perPage=25&q=jingle&sort=status');
    expect(headers.link?.split(', ')).toEqual([
      '</api/admin/orders?page=1&perPage=25&q=jingle&sort=status>; rel="first"',
      '</api/admin/orders?page=1&perPage=25&q=jingle&sort=status>; rel="prev"',
      '</api/admin/orders?page=2&perPage=25&q=jingle&sort=status>; rel="last"',
    ]);
  });

  test('the page after the last one is empty, and its Link header contains the last page', async () => {
    const last = await admin.get('/api/admin/orders?page=3&perPage=20').expect(200);
    expect(last.body).toHaveLength(20);
    const past = await admin.get('/api/admin/orders?page=4&perPage=20').expect(200);
    expect(past.body).toEqual([]);
    expect(past.headers['x-total-count']).toBe('60');
    expect(past.headers.link).toContain('page=3&perPage=20>; rel="prev"');
    expect(past.headers.link).not.toContain('rel="next"');
  });

  test('a page far beyond the end is empty', async () => {
    const answer = await admin.get('/api/admin/orders?page=1000000&perPage=1000').expect(200);
    expect(answer.body).toEqual([]);
    expect(answer.headers['x-total-count']).toBe('60');
  });

  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1e3'],
    ['page', 'x'],
    ['perPage', '1001'],
    ['sort', 'passwordHash'],
    ['sort', 'createdAt; DROP TABLE orders'],
    ['order', 'sideways'],
    ['status', 'replied'],
    ['from', '2026-01-05'],
    ['to', '2026-02-30T00:00:00.000'],
    ['q', 'x'.repeat(201)],
  ])('%s=%s is rejected with 422', async (path, value) => {
    const answer = await admin
      .get('/api/admin/orders')
      .query({ [path]: value })
      .expect(422);
    expect(answer.body.errors).toEqual([{ path, message: expect.any(String) }]);
  });

  test('the overview counts are up to date after every change', async () => {
    const overview = async () => (await admin.get('/api/admin/overview').expect(200)).body;
    expect(await overview()).toEqual({ newOrders: 15, unansweredMessages: 0, enquiries: 0 });
    const pending = all.find(({ status }) => status === 'pending');
    const path = `/api/admin/orders/${pending?.id}`;
    const changed = await admin.put(path, { ...pending, status: 'completed' }).expect(200);
    expect(await overview()).toMatchObject({ newOrders: 14 });
    await admin.put(path, { ...changed.body, status: 'pending' }).expect(200);
    expect(await overview()).toMatchObject({ newOrders: 15 });
    const customer = await application.customer();
    await customer.post('/api/messages', { subject: 's', message: 'm' }).expect(201);
    expect(await overview()).toMatchObject({ unansweredMessages: 1 });
    const order = { serviceName: 'Custom Solution', servicePrice: 120, projectBrief: 'b' };
    const own = await customer.post('/api/orders', { ...order, customerPhone: '1234567' });
    await customer.post('/api/messages', { subject: 's', message: 'm' }).expect(201);
    expect(await overview()).toMatchObject({ newOrders: 16, unansweredMessages: 2 });
    await admin.delete(`/api/admin/orders/${own.body.id}`).expect(204);
    expect(await overview()).toMatchObject({ newOrders: 15, unansweredMessages: 2 });
    const { id } = await customer.user();
    await admin.delete(`/api/admin/customers/${id}`).expect(204);
    const { body } = await admin.get('/api/admin/messages?status=pending').expect(200);
    expect(await overview()).toMatchObject({ newOrders: 15, unansweredMessages: body.length });
  });

  test('a CSV download contains every row in order and no formulas', async () => {
    const answer = await admin.get('/api/admin/orders.csv?sort=servicePrice').expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const records = answer.text.split(/\r\n(?=[0-9a-f]{8}-)/);
    expect(records[0]).toBe(
      '\uFEFFId,Order,Service,Price (USD),Status,Customer,Email,Phone,Project brief,Due,Created,Updated,Ordered',
    );
    expect(records).toHaveLength(61);
    const prices = records.slice(1).map((record) => Number(record.split(',')[3]));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(answer.text).toContain('"\'+1+2, ""quoted""\r\nsecond line"');
    expect(answer.text).not.toMatch(/(^|,|\n)"?[=+@]/);
    const customers = await admin.get('/api/admin/customers.csv').expect(200);
    expect(customers.text).toContain('"\'=HYPERLINK(""http://x"")"');
  });

  test('a CSV download of a search contains only its results', async () => {
    const answer = await admin.get('/api/admin/orders.csv?q=zoe&status=processing').expect(200);
    expect(answer.text.split(/\r\n(?=[0-9a-f]{8}-)/)).toHaveLength(16);
    const none = await admin.get('/api/admin/messages.csv?q=nothing').expect(200);
    expect(none.text).toMatch(/^\uFEFFId,.*\r\n$/);
  });
});
