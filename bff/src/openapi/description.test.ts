import type { ApiDescription } from '@northcast/shared-contracts/api/describe-api';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe('GET /api/description', () => {
  let application: TestApplication;
  let calls: ApiDescription;
  beforeAll(async () => {
    application = await startApplication('sqlite');
    const { body } = await application.visitor().get('/api/description').expect(200);
    calls = body.calls;
  });
  afterAll(() => application.close());

  test('can be cached for ten seconds', async () => {
    const { headers } = await application.visitor().get('/api/description');
    expect(headers['cache-control']).toBe('public, max-age=10');
  });

  test('lists every endpoint', () => {
    const table = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(calls).sort()).toEqual(table.sort());
  });

  test('lists as required exactly the fields without which a body is rejected', async () => {
    const customer = await application.customer();
    const administrator = await application.administrator();
    const refused = async (client: typeof customer, path: string) => {
      const { body } = await client.post(path, {}).expect(422);
      return body.errors.map((error: { path: string }) => error.path).sort();
    };
    for (const path of ['/api/orders', '/api/messages', '/api/contact']) {
      expect(calls[`POST ${path}`]?.requires).toEqual(await refused(customer, path));
    }
    for (const path of ['/api/admin/orders', '/api/admin/customers', '/api/admin/messages']) {
      expect(calls[`POST ${path}`]?.requires).toEqual(await refused(administrator, path));
    }
  });

  test('lists every field of a response, and responses contain every guaranteed field', async () => {
    const customer = await application.customer();
    const phoneless = { customerPhone: '+852 5555 5555', projectBrief: 'Two hosts' };
    const { body: order } = await customer.post('/api/orders', phoneless).expect(201);
    const { body: user } = await customer.get('/api/user').expect(200);
    for (const [call, answer] of [
      ['POST /api/orders', order],
      ['GET /api/user', user],
    ] as const) {
      const { answers = [], mayAnswer = [] } = calls[call] ?? {};
      expect(Object.keys(answer)).toEqual(expect.arrayContaining([...answers]));
      expect([...answers, ...mayAnswer]).toEqual(expect.arrayContaining(Object.keys(answer)));
    }
  });
});
