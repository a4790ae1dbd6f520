import { NestFactory } from '@nestjs/core';
import { unknownId } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe('GET /api/openapi.json', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication('sqlite');
  });
  afterAll(() => application.close());

  test('is answered after the documentation could not be loaded the first time', async () => {
    const create = jest.spyOn(NestFactory, 'create').mockRejectedValueOnce(new Error('no memory'));
    await application.visitor().get('/api/openapi.json').expect(500);
    const { body } = await application.visitor().get('/api/openapi.json').expect(200);
    expect(body.openapi).toBe('3.1.0');
    await application.visitor().get('/api/docs').expect(200);
    expect(create).toHaveBeenCalledTimes(2);
    create.mockRestore();
  });

  interface Operation {
    readonly operationId: string;
    readonly tags: readonly unknown[];
    readonly parameters: readonly { readonly name: string; readonly in: string }[];
    readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
  }
  async function operations(): Promise<Operation[]> {
    const { body } = await application.visitor().get('/api/openapi.json').expect(200);
    return Object.values<Record<string, Operation>>(body.paths).flatMap((path) =>
      Object.values(path),
    );
  }

  test('gives every operation one tag, which is a text', async () => {
    const untagged = (await operations()).filter(
      ({ tags: [tag, ...others] }) => typeof tag !== 'string' || others.length > 0,
    );
    expect(untagged.map(({ operationId }) => operationId)).toEqual([]);
  });

  const common = ['q', 'status', 'from', 'to', 'upTo'];
  const sorting = ['sort', 'order'];
  const paging = ['page', 'perPage', ...sorting];
  test.each([
    ['adminOrders', [...paging, ...common, 'due', 'assignee']],
    ['orderTotals', [...common, 'due', 'assignee']],
    ['adminPosts', [...paging, ...common, 'category']],
    ['customers', [...paging, ...common]],
    ['exportOrders', [...sorting, ...common, 'due', 'assignee']],
    ['exportCustomers', [...sorting, ...common]],
    ['exportPersonalData', []],
    ['search', ['q', 'ids']],
  ])('lists the query of %s', async (name, parameters) => {
    const operation = (await operations()).find(({ operationId }) => operationId === name);
    const inQuery = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? [];
    expect(inQuery.map((parameter) => parameter.name)).toEqual(parameters);
  });

  test('lists the headers of a list', async () => {
    const admin = await application.administrator();
    const { headers } = await admin.get(`/api/admin/orders?page=1&upTo=${unknownId}`).expect(200);
    const first = await admin.get('/api/admin/orders?page=1').expect(200);
    const sent = Object.keys({ ...headers, ...first.headers });
    const list = (await operations()).find(({ operationId }) => operationId === 'adminOrders');
    const listed = Object.keys(list?.responses['200']?.headers ?? {});
    expect(listed).toEqual(['X-Total-Count', 'X-List-Mark', 'X-Later-Count', 'Link']);
    expect(sent).toEqual(expect.arrayContaining(listed.map((name) => name.toLowerCase())));
  });
});
