import type { SearchResults } from '@northcast/shared-contracts/api/entities';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { companyEnvironment, invoicedOrder } from '../../test/order-money.js';
import { assign } from '../../test/order-places.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const numberOf = (id: string) => id.slice(-8).toUpperCase();

describe.each(databases)('the admin search on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let noor: Client;
  let noorId: string;
  let order: { id: string; invoiceId: string };
  beforeAll(async () => {
    application = await startApplication(database, companyEnvironment);
    admin = await application.administrator();
    noor = await application.customer({ firstName: 'Noör', lastName: 'Haddad' });
    noorId = (await noor.user()).id;
    order = await invoicedOrder(noor, admin);
    await noor.post('/api/messages', { subject: 'Haddad intro', message: 'Where?' }).expect(201);
    const enquiry = { name: 'Lena Haddad', email: 'lena@example.com', service: 'Audio Production' };
    await application
      .visitor()
      .post('/api/contact', { ...enquiry, message: 'We plan a second season.' })
      .expect(201);
    await admin.post('/api/admin/posts', { title: 'The Haddad interview' }).expect(201);
  });
  afterAll(() => application.close());

  const find = async (q: string, client = admin): Promise<SearchResults['results']> =>
    (await client.get('/api/admin/search').query({ q }).expect(200)).body.results;
  const kindsOf = async (q: string, client = admin) => [
    ...new Set((await find(q, client)).map(({ kind }) => kind)),
  ];

  test('finds results of each kind by their words, ignoring accents and case', async () => {
    expect(await kindsOf('haddad')).toEqual([
      'orders',
      'customers',
      'enquiries',
      'messages',
      'posts',
      'invoices',
    ]);
    expect(await find('HADDAD noor')).toContainEqual(
      expect.objectContaining({ kind: 'customers', id: noorId, title: 'Noör Haddad' }),
    );
    expect(await find('nobody of that name')).toEqual([]);
    expect(await find('  ')).toEqual([]);
  });

  test('finds an order and an invoice by their numbers', async () => {
    const number = numberOf(order.id);
    const [first] = await find(`#${number.slice(0, 6)}`);
    expect(first).toMatchObject({
      kind: 'orders',
      id: order.id,
      detail: `#${number} · Noör Haddad`,
    });
    expect(await find('nc-000001')).toMatchObject([
      { kind: 'invoices', id: order.invoiceId, title: 'NC-000001' },
    ]);
  });

  test('returns at most five results of a kind, and 422 for a text that is too long', async () => {
    const placement = {
      serviceName: 'Jingle',
      servicePrice: 140,
      customerPhone: '+1 212 555 0142',
    };
    for (let index = 0; index < 6; index += 1) {
      await noor.post('/api/orders', { ...placement, projectBrief: 'sixfold' }).expect(201);
    }
    expect(await find('sixfold')).toHaveLength(5);
    await admin
      .get('/api/admin/search')
      .query({ q: 'x'.repeat(201) })
      .expect(422);
    expect(await find("%' OR 1=1 --")).toEqual([]);
  });

  test('returns only posts to editors and only assigned orders to producers', async () => {
    const editor = await application.member('editor');
    const producer = await application.member('producer');
    expect(await kindsOf('haddad', editor)).toEqual(['posts']);
    expect(await find('haddad', producer)).toEqual([]);
    await assign(application, order.id, await producer.user());
    expect(await find('haddad', producer)).toMatchObject([{ kind: 'orders', id: order.id }]);
    await noor.get('/api/admin/search?q=haddad').expect(403);
  });

  test('returns results by id only if the role may see them', async () => {
    const again = async (client: Client) =>
      (await client.get(`/api/admin/search?ids=${noorId},${order.id},x`).expect(200)).body.results;
    expect(await again(admin)).toMatchObject([{ id: order.id }, { id: noorId }]);
    expect(await again(await application.member('producer'))).toEqual([]);
  });

  test('finds an old order by its number, and returns no result twice', async () => {
    await application.database.unitOfWork.write(async (manager) => {
      await manager.query("UPDATE orders SET createdAt = '2001-01-01 00:00:00.000' WHERE id = ?", [
        order.id,
      ]);
    });
    expect((await find(numberOf(order.id)))[0]?.id).toBe(order.id);
    const ids = (await find('noor haddad')).map(({ id }) => id);
    expect(ids).toContain(noorId);
    expect(ids).toHaveLength(new Set(ids).size);
  });
});
