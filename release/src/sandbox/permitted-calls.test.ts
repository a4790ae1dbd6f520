import type { FetchApi } from './messages.js';
import { ApiWaits, PermittedCalls } from './permitted-calls.js';

const answer = { status: 200, headers: {}, body: '[]' };
const calls = (fetchApi: FetchApi) => new PermittedCalls(fetchApi, 1);

test.each([
  '/robots.txt',
  '/api',
  '/api/../robots.txt',
  '/api/%2e%2e/robots.txt',
  '/api/.%2E/robots.txt',
  '/api/.\t./robots.txt',
  '/api/..\\robots.txt',
])('a call of %j, which leads outside the API, is not made', async (path) => {
  const fetchApi = jest.fn(async () => answer);
  expect(await calls(fetchApi).answer(path, 1)).toBeNull();
  expect(fetchApi).not.toHaveBeenCalled();
});

test.each(['/api/blog', '/api/search?q=%2e%2e', '/api/blog/a%20post'])(
  'a call of %j is made as it is',
  async (path) => {
    const fetchApi = jest.fn(async () => answer);
    expect(await calls(fetchApi).answer(path, 1)).toBe(answer);
    expect(fetchApi).toHaveBeenCalledWith(path);
  },
);

describe('waiting for the API', () => {
  let time = 0;
  let waits: ApiWaits;
  beforeEach(() => {
    time = 0;
    waits = new ApiWaits(() => time);
  });

  test('quick calls are not slow, whether open or answered', () => {
    const end = waits.begin();
    time = 499;
    expect(waits.wereSlow).toBe(false);
    end();
    expect(waits.wereSlow).toBe(false);
  });

  test('a call that has been open for half a second is slow', () => {
    waits.begin();
    const end = waits.begin();
    end();
    time = 500;
    expect(waits.wereSlow).toBe(true);
  });

  test('a slow call counts for three seconds after its answer', () => {
    const end = waits.begin();
    time = 500;
    end();
    time = 3500;
    expect(waits.wereSlow).toBe(true);
    time = 3501;
    expect(waits.wereSlow).toBe(false);
  });
});
