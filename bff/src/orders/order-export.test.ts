import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each(databases)('exports of orders on %s', (database) => {
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

  const add = async (): Promise<string> => {
    const order = { userId, serviceName: 'Mix', servicePrice: 5, projectBrief: 'b' };
    return (await admin.post('/api/admin/orders', order).expect(201)).body.id;
  };

  test('an export of chosen orders has the lines of the full export in the same order', async () => {
    const orders = [await add(), await add(), await add(), await add()];
    const query = { q: email, sort: 'number', order: 'desc' };
    const whole = await admin.get('/api/admin/orders.csv').query(query).expect(200);
    const ids = orders.slice(1, 3);
    const chosen = await admin
      .post('/api/admin/orders/export', { ids })
      .query({ sort: 'number', order: 'desc' })
      .expect(200);
    expect(chosen.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = whole.text.split('\r\n');
    const expected = lines.filter((line) => ids.some((id) => line.startsWith(id)));
    expect(expected).toHaveLength(2);
    for (const line of expected) {
      const [id = '', ...cells] = line.split(',');
      const number = `#${id.slice(-8).toUpperCase()}`;
      expect(cells.slice(0, 4)).toEqual([number, 'Mix', '5', 'Pending']);
    }
    expect(chosen.text.split('\r\n')).toEqual([head, ...expected, '']);
    await admin.post('/api/admin/orders/export', { ids: [] }).expect(422);
    const { body: audit } = await admin.get('/api/admin/audit').expect(200);
    expect(audit[0]).toMatchObject({ action: 'orders.exported' });
  });

  test('an export sorted by a nullable column contains every row', async () => {
    const id = await add();
    const { unitOfWork } = application.database;
    const [row] = await unitOfWork.read.query('SELECT * FROM orders WHERE id = ?', [id]);
    const { numberKey: _, ...copied } = row;
    const names = Object.keys(copied);
    const places = `(${names.map(() => '?').join(', ')})`;
    await unitOfWork.write(async (manager) => {
      for (let index = 0; index < 520; index += 1) {
        const copy = { ...copied, id: `${id.slice(0, 24)}${String(index).padStart(12, '0')}` };
        const dueOn = index < 10 ? '2026-01-02' : null;
        await manager.query(
          `INSERT INTO orders (${names.join(', ')}) VALUES ${places}`,
          names.map((name) => ({ ...copy, dueOn })[name as 'id']),
        );
      }
    });
    for (const order of ['asc', 'desc']) {
      const query = { q: email, sort: 'dueOn', order };
      const { text } = await admin.get('/api/admin/orders.csv').query(query).expect(200);
      expect(text.split('\r\n').filter((line) => line.includes(email))).toHaveLength(521);
    }
  });
});
