import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { startApplication, type TestApplication } from '../../test/test-application.js';

/**
 * Routes outside the endpoint table: navigations, health, documentation, mail providers, release
 * data.
 */
const others = [
  'GET /api/login',
  'GET /api/logout',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/description',
  'POST /api/releases/changes',
  'GET /api/unsubscribe/one-click',
  'POST /api/unsubscribe/one-click',
];

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
}

describe('the endpoint table', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication('sqlite');
  });
  afterAll(() => application.close());

  test('matches the routes of the server', () => {
    const { router } = application.nest.getHttpAdapter().getInstance();
    const routes = router.stack.flatMap(({ route }: Layer) =>
      route === undefined
        ? []
        : Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`),
    );
    const table = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${path}`);
    // Uploads follow their own protocol, with methods that the table does not have.
    const own = routes.filter((route: string) => !/docs|openapi|\/api\/uploads/.test(route));
    expect(own.sort()).toEqual([...table, ...others].sort());
  });

  test('matches the operations of the OpenAPI document', async () => {
    const { body } = await application.visitor().get('/api/openapi.json').expect(200);
    const operations = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap(
      (path) => Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(Object.keys(endpoints).sort());
    expect(body.components.schemas.orderPlacement).toEqual({
      type: 'object',
      properties: {
        serviceName: { type: 'string', maxLength: 120, default: 'Custom Service' },
        servicePrice: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0 },
        customerName: { type: 'string' },
        customerEmail: { type: 'string' },
        customerPhone: { type: 'string', maxLength: 40 },
        projectBrief: { type: 'string', maxLength: 5000 },
        lines: {
          type: 'array',
          minItems: 1,
          maxItems: 20,
          items: {
            type: 'object',
            properties: {
              name: { type: 'string', maxLength: 120 },
              price: { type: 'integer', minimum: 0, maximum: 1_000_000 },
              quantity: { type: 'integer', minimum: 1, maximum: 20, default: 1 },
            },
            required: ['name', 'price'],
          },
        },
      },
      required: ['customerPhone', 'projectBrief'],
    });
    const references = JSON.stringify(body).match(/#\/components\/schemas\/\w+/g) ?? [];
    for (const reference of references) {
      expect(Object.keys(body.components.schemas)).toContain(reference.split('/').at(-1));
    }
  });

  test('matches the OpenAPI document on which operations accept an API token', async () => {
    const { body } = await application.visitor().get('/api/openapi.json').expect(200);
    expect(body.components.securitySchemes.bearer).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
    const operations = Object.values<Record<string, Operation>>(body.paths).flatMap((path) =>
      Object.values(path),
    );
    const taking = operations.filter(({ security = [] }) =>
      security.some((way) => 'bearer' in way),
    );
    const table = Object.entries<Endpoint>(endpoints).filter(([, { token }]) => token);
    expect(taking.map(({ operationId }) => operationId).sort()).toEqual(
      table.map(([name]) => name).sort(),
    );
  });

  test('is documented on the page /api/docs', async () => {
    const { text } = await application.visitor().get('/api/docs').expect(200);
    expect(text).toContain('Northcast API');
    await application.visitor().get('/api/docs/swagger-ui-bundle.js').expect(200);
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['GET', '/api/blog/no-such-post'],
    ['POST', '/api/user'],
    ['DELETE', '/api/orders'],
    ['GET', '/'],
  ])('%s %s returns 404', async (method, path) => {
    const client = application.visitor();
    const sent = method === 'GET' ? client.get(path) : client.post(path, {});
    const { body, type } = await (method === 'DELETE' ? client.delete(path) : sent).expect(404);
    expect(type).toBe('application/problem+json');
    expect(body).toMatchObject({ status: 404, title: 'Not Found', message: 'Not found' });
  });
});
