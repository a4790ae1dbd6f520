import { addressOf, call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';

const sent: { address: string; init: RequestInit }[] = [];
const answer = (response: () => Response | Promise<Response>) => {
  globalThis.fetch = async (input, init = {}) => {
    sent.push({ address: String(input), init });
    return await response();
  };
};
const problem = (status: number, body: string, headers = {}) =>
  new Response(body, { status, statusText: 'Nope', headers });
/** The response with a body that breaks off. */
const cutOff = (response: Response) =>
  Object.assign(response, { text: () => Promise.reject(new TypeError('cut')) });

beforeEach(() => {
  sent.length = 0;
});

describe('a call', () => {
  test('that reads sends cookies, but no body and no idempotency key', async () => {
    answer(() => Response.json({ id: 'a' }));
    const result = await call(endpoints.order, { parameters: { id: 'a/b' } });
    expect(result).toEqual({ data: { id: 'a' }, total: null });
    expect(sent).toEqual([
      {
        address: '/api/orders/a%2Fb',
        init: { method: 'GET', credentials: 'include', headers: { Accept: 'application/json' } },
      },
    ]);
  });

  test('that writes sends its body as JSON with its idempotency key', async () => {
    answer(() => new Response(null, { status: 204 }));
    const { signal } = new AbortController();
    const body = { projectBrief: 'A theme' };
    const result = await call(endpoints.editBrief, {
      parameters: { id: 'a' },
      body,
      idempotencyKey: 'key',
      signal,
    });
    expect(result).toEqual({ data: undefined, total: null });
    expect(sent[0]?.init).toEqual({
      method: 'PUT',
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'key',
      },
      body: JSON.stringify(body),
      signal,
    });
  });

  test('for a list returns the total count, the list mark and the later count', async () => {
    const headers = { 'X-Total-Count': '40', 'X-List-Mark': 'noon', 'X-Later-Count': '2' };
    answer(() => Response.json([], { headers }));
    expect(await call(endpoints.adminOrders)).toEqual({
      data: [],
      total: 40,
      mark: 'noon',
      later: 2,
    });
  });

  test('for a CSV export returns its text', async () => {
    answer(() => new Response('1', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }));
    expect(await call(endpoints.adminOrders)).toMatchObject({ data: '1' });
  });

  test('without a response returns a network error', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await call(endpoints.orders)).toEqual({
      error: { status: 0, message: '0: Network error' },
    });
  });

  test('that is aborted throws only if its caller aborted it', async () => {
    const controller = new AbortController();
    const gone = new DOMException('', 'AbortError');
    answer(() => Promise.reject(gone));
    const { signal } = controller;
    expect(await call(endpoints.orders, { signal })).toMatchObject({ error: { status: 0 } });
    controller.abort();
    await expect(call(endpoints.orders, { signal })).rejects.toBe(gone);
  });

  test('whose response body breaks off returns a network error', async () => {
    const headers = { 'X-Total-Count': '25' };
    answer(() => cutOff(new Response('[', { headers })));
    expect(await call(endpoints.orders)).toEqual({
      error: { status: 0, message: '0: Network error' },
    });
  });

  test('that is aborted while its body arrives throws', async () => {
    const controller = new AbortController();
    answer(() => {
      controller.abort();
      return cutOff(new Response('['));
    });
    await expect(call(endpoints.orders, { signal: controller.signal })).rejects.toThrow('cut');
  });

  test.each([
    ['a page of a network that asks for a sign-in', '<html>', 'text/html'],
    ['half a body', '[{"id":', 'application/json'],
  ])('with %s as its response returns an error', async (_what, body, type) => {
    answer(() => new Response(body, { headers: { 'Content-Type': type } }));
    expect(await call(endpoints.orders)).toEqual({
      error: { status: 0, message: '0: Network error' },
    });
  });

  test('without a response body returns undefined data', async () => {
    answer(() => new Response(null, { status: 204 }));
    expect(await call(endpoints.logout)).toEqual({ data: undefined, total: null });
  });
});

describe('a call with an error response', () => {
  const errorOf = async (response: Response) => {
    answer(() => response);
    return (await call(endpoints.orders)) as { error?: unknown };
  };

  test('returns the problem and its message for the user', async () => {
    const body = { status: 422, message: 'Too long', errors: [{ path: 'name', message: 'Long' }] };
    expect(await errorOf(problem(422, JSON.stringify(body)))).toEqual({
      error: {
        status: 422,
        message: `422: ${JSON.stringify(body)}`,
        serverMessage: 'Too long',
        problem: body,
      },
    });
  });

  test.each([['3'], ['null'], ['{}'], ['{"message":3}'], ['']])(
    'returns no problem for the body %p',
    async (body) => {
      const { error } = await errorOf(problem(500, body, { 'Content-Type': 'application/json' }));
      expect(error).toEqual({ status: 500, message: `500: ${body || 'Nope'}` });
    },
  );

  const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

  test.each([
    [' Please wait. ', plain, 'Please wait.'],
    ['x'.repeat(200), plain, 'x'.repeat(200)],
    ['x'.repeat(201), plain, undefined],
    ['  ', plain, undefined],
    ['<html>', plain, undefined],
    ['Please wait.', { 'Content-Type': 'text/html' }, undefined],
  ])('with the text %p and headers %j has the user message %p', async (text, headers, message) => {
    const { error } = await errorOf(problem(429, text, headers));
    expect((error as { serverMessage?: string }).serverMessage).toBe(message);
  });

  test('whose body breaks off returns only its status', async () => {
    const { error } = await errorOf(cutOff(problem(503, '')));
    expect(error).toEqual({ status: 503, message: '503: Nope' });
  });

  test('without a content type has no user message', async () => {
    const response = problem(429, 'Please wait.');
    response.headers.delete('Content-Type');
    expect((await errorOf(response)).error).not.toHaveProperty('serverMessage');
  });
});

test('an address omits empty query parameters and starts with a given origin', () => {
  expect(addressOf(endpoints.adminOrders, { query: { page: 2, q: '' } })).toBe(
    '/api/admin/orders?page=2',
  );
  expect(addressOf(endpoints.adminOrders, { query: {} })).toBe('/api/admin/orders');
  expect(addressOf(endpoints.orders, { origin: 'https://northcast.example' })).toMatch(
    /^https:\/\/northcast\.example\/api\//,
  );
});
