import { type IncomingMessage, request } from 'node:http';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const order = { serviceName: 'Jingle', servicePrice: 140, customerPhone: '1', projectBrief: 'x' };

describe.each(databases)('headers of lists on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    const customer = await application.customer();
    for (let index = 0; index < 3; index += 1) {
      await customer.post('/api/orders', order).expect(201);
    }
  });
  afterAll(() => application.close());

  test('an absolute request target is answered like its path', async () => {
    const path = '/api/admin/orders?page=1&perPage=2&q=j?%20';
    const { link } = (await admin.get(path).expect(200)).headers;
    expect(link).toContain('q=j%3F');
    for (const host of ['other.example', '[::1]:99999', '9'.repeat(400)]) {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request({
          port: new URL(admin.origin).port,
          path: `http://${host}${path}`,
          headers: { Cookie: admin.cookie() },
        })
          .on('response', resolve)
          .on('error', reject)
          .end();
      });
      response.resume();
      expect([host, response.statusCode, response.headers.link]).toEqual([host, 200, link]);
    }
  });

  test('a list read again keeps the rows from before the system clock was set back', async () => {
    const now = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 86_400_000);
    try {
      const first = await admin.get('/api/admin/orders').query({ perPage: 2 }).expect(200);
      const query = { perPage: 2, upTo: first.headers['x-list-mark'] };
      const again = await admin.get('/api/admin/orders').query(query).expect(200);
      expect(again.body).toEqual(first.body);
      expect(again.headers).toMatchObject({ 'x-total-count': '3', 'x-later-count': '0' });
    } finally {
      clock.mockRestore();
    }
  });
});
