import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  fileReads,
  hostileBundles,
  lateBundles,
  loadingBundle,
  plainShellBundle,
  serverBundle,
} from '../testing/hostile-bundles.js';
import type { SandboxLimits } from './limits.js';
import { liveApi } from './live-api.js';
import type { FetchApi, PageRequest } from './messages.js';
import { RenderSandbox } from './render-sandbox.js';

const noApi: FetchApi = async () => ({ status: 503, headers: {}, body: '' });
const sandboxes: RenderSandbox[] = [];

afterEach(() => {
  for (const sandbox of sandboxes.splice(0)) sandbox.close();
});

function newSandbox(given: Partial<SandboxLimits> = {}, fetchApi = noApi) {
  const late: string[] = [];
  const onLateFailure = (_key: string, reason: string) => void late.push(reason);
  // At low priority, a busy machine could keep a process from its page for longer than the timeout.
  const limits = { priority: 'normal', ...given } as const;
  const sandbox = new RenderSandbox({ limits, fetchApi, onLateFailure });
  sandboxes.push(sandbox);
  const render = (area: string, path = '/hostile', page: Partial<PageRequest> = {}) =>
    sandbox.render(area, async () => ({ name: 'mf-test 1.0.0', shell: plainShellBundle, area }), {
      route: path,
      pathname: path,
      parameters: {},
      frame: {},
      ...page,
    });
  return { render, late };
}

const contained: Partial<SandboxLimits> = { processorTime: 3000, pageTimeout: 8000, memory: 300 };

describe('harmful server code', () => {
  test.each(Object.entries(hostileBundles))(
    'code that %s fails without affecting other versions',
    async (kind, area) => {
      const { render } = newSandbox(contained);
      await expect(render(area)).rejects.toMatchObject({ name: 'RenderFailure' });
      const good = serverBundle({ '/good': "return 'Good';" }, '// another version');
      expect((await render(good, '/good'))?.body).toContain('Good');
      if (!kind.includes('module level')) {
        expect((await render(area, '/good'))?.body).toContain('Good');
      }
    },
    60_000,
  );

  test.each(Object.entries(lateBundles))(
    'code that %s is reported, and its version still renders',
    async (_, area) => {
      const { render, late } = newSandbox(contained);
      expect((await render(area))?.body).toContain('Fine at first');
      await until(() => late.length > 0);
      expect(late).toEqual([expect.stringContaining('late')]);
      expect((await render(area, '/good'))?.body).toContain('Good');
    },
    60_000,
  );
});

test('a process that prints more than its limit is ended', async () => {
  // Nothing in the sandbox can print except V8, when it runs out of memory.
  const area = hostileBundles['takes 2 GB in objects'] ?? '';
  const limits = { processorTime: 30_000, pageTimeout: 30_000, memory: 240 };
  const { render } = newSandbox({ ...limits, longestOutput: 100 });
  await expect(render(area)).rejects.toThrow('It printed too much');
  const quiet = newSandbox(limits);
  await expect(quiet.render(area)).rejects.toThrow('It ran out of memory');
}, 60_000);

test('the console of server code prints nothing', async () => {
  const calls = ['log', 'error', 'table'].map((method) => `console.${method}('x'.repeat(200))`);
  const { render } = newSandbox({ longestOutput: 100 });
  const area = serverBundle({ '/prints': `${calls.join(';')}; return 'Printed';` });
  expect((await render(area, '/prints'))?.body).toContain('Printed');
}, 30_000);

test('server code sees neither environment variables nor Node globals', async () => {
  process.env['SANDBOX_SECRET'] = 'secret';
  const area = serverBundle({
    '/environment': 'return JSON.stringify(process.env);',
    '/globals':
      "return Object.getOwnPropertyNames(globalThis).filter((n) => /^(require|module|global|WebSocket|EventSource|Worker|BroadcastChannel)$/.test(n)).join() || 'none';",
  });
  const { render } = newSandbox();
  expect((await render(area, '/environment'))?.body).toContain('{"NODE_ENV":"production"}');
  expect((await render(area, '/globals'))?.body).toContain('none');
  delete process.env['SANDBOX_SECRET'];
}, 30_000);

test('server code has no way to the modules and URLs that read files', async () => {
  // The permission model lets the process read this file, so that only the missing ways protect it.
  const file = fileURLToPath(new URL('../../dist/sandbox/process/main.js', import.meta.url));
  const reads = fileReads(file, pathToFileURL(file).href);
  const pages = reads.map(([read], index) => [`/${index}`, `return 'read: ' + (${read});`]);
  const atModuleLevel = 'const keptModule = process.getBuiltinModule;';
  const { render } = newSandbox();
  const area = serverBundle(Object.fromEntries(pages), atModuleLevel);
  for (const [index, [read, reason]] of reads.entries()) {
    const outcome = await render(area, `/${index}`).catch(({ message }: Error) => ({ message }));
    expect({ read, outcome }).toEqual({
      read,
      outcome: { message: expect.stringContaining(reason) },
    });
  }
}, 30_000);

describe('a page with a loader', () => {
  test('calls the API through the parent process without knowing its address', async () => {
    const asked: string[] = [];
    const { render } = newSandbox({}, async (path) => {
      asked.push(path);
      return { status: 200, headers: { 'content-type': 'application/json' }, body: '[1,2]' };
    });
    const area = loadingBundle(
      'const a = await fetch(origin + "/api/blog?x=1", { signal }); return { status: 200, data: { origin, list: await a.json() } };',
    );
    const page = await render(area);
    expect(asked).toEqual(['/api/blog?x=1']);
    expect(page).toMatchObject({
      status: 200,
      data: '{"origin":"http://api.internal","list":[1,2]}',
    });
    expect(await render(area, '/hostile', { known: page?.data ?? '' })).toBeNull();
  }, 30_000);

  test('cannot call paths outside the public API', async () => {
    const asked: string[] = [];
    const { render } = newSandbox({}, async (path) => {
      asked.push(path);
      return { status: 200, headers: {}, body: '' };
    });
    for (const path of ['/_releases', '/api/../_releases', '//evil.example/api/x']) {
      const area = loadingBundle(`return { status: 200, data: (await fetch('${path}')).status };`);
      await expect(render(area)).rejects.toThrow('fetch failed');
    }
    expect(asked).toEqual([]);
  }, 60_000);

  test('can make only GET requests', async () => {
    const received: string[] = [];
    const { origin, close } = await listening(({ method, url }, response) => {
      received.push(`${method} ${url}`);
      response.end('{}');
    });
    const { render } = newSandbox({}, liveApi(origin));
    const area = loadingBundle(`
      const methods = ['POST', 'post', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'GET', 'get'];
      const call = (method) => fetch('/api/' + method, { method, headers: { 'X-HTTP-Method-Override': 'POST' }, signal });
      const calls = await Promise.allSettled(methods.map(call));
      return { status: 200, data: calls.map(({ value, reason }) => value?.status ?? reason.message) };`);
    const page = await render(area);
    close();
    expect(JSON.parse(page?.data ?? '')).toEqual([...Array(7).fill('fetch failed'), 200, 200]);
    expect(received.sort()).toEqual(['GET /api/GET', 'GET /api/get']);
  }, 30_000);

  test('can make at most 16 API calls at once', async () => {
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    const { render } = newSandbox({}, async (path) => {
      asked.push(path);
      await released;
      return { status: 200, headers: {}, body: '' };
    });
    const area = loadingBundle(`
      const calls = Array.from({ length: 17 }, (_none, number) => fetch('/api/' + number));
      const refused = await calls.pop().catch(({ message }) => message);
      return { status: 200, data: refused };`);
    expect((await render(area))?.data).toBe('"fetch failed"');
    release?.();
    expect(asked).toHaveLength(16);
  }, 30_000);

  test('can make its calls while seven other pages of its version make theirs', async () => {
    const asked: string[] = [];
    const { render } = newSandbox({}, async (path) => {
      asked.push(path);
      await until(() => asked.length === 24);
      return { status: 200, headers: {}, body: '' };
    });
    const area = loadingBundle(`
      const answers = await Promise.all([1, 2, 3].map((call) => fetch('/api/' + call)));
      return { status: 200, data: answers.map(({ status }) => status) };`);
    const pages = await Promise.all(Array.from({ length: 8 }, () => render(area)));
    expect(pages.map((page) => page?.data)).toEqual(Array(8).fill('[200,200,200]'));
  }, 30_000);

  test('that waits too long for the API has not failed by its code', async () => {
    const { render } = newSandbox({}, async () => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      return { status: 503, headers: {}, body: '' };
    });
    const area = loadingBundle(`
      for (const path of ['/api/1', '/api/2']) await fetch(path, { signal });
      return { status: 503, data: null };`);
    const message = 'DataTimeout: Its data did not arrive in 3000 ms';
    await expect(render(area)).rejects.toMatchObject({ name: 'Error', message });
  }, 30_000);

  test('whose data were late because another page was computing has not failed by its code', async () => {
    const { render } = newSandbox({ processorTime: 20_000 }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { status: 200, headers: {}, body: '' };
    });
    const area = loadingBundle(`
      const end = parameters.computes === 'yes' ? Date.now() + 3500 : 0;
      while (Date.now() < end);
      if (end === 0) await fetch('/api/1', { signal });
      return { status: 200, data: 'good' };`);
    await render(area);
    const waiting = render(area, '/hostile');
    const computing = render(area, '/hostile', { parameters: { computes: 'yes' } });
    const message = 'DataTimeout: Its data did not arrive in 3000 ms';
    await expect(waiting).rejects.toMatchObject({ name: 'Error', message });
    expect((await computing)?.data).toBe('"good"');
  }, 30_000);

  test('that only pretends to wait for the API has failed by its code', async () => {
    const { render } = newSandbox({}, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { status: 200, headers: {}, body: '' };
    });
    const area = loadingBundle(`
      const call = fetch('/api/1', { signal });
      signal.dispatchEvent(new Event('abort'));
      await call;`);
    const message = 'DataTimeout: Its data did not arrive in 3000 ms';
    await expect(render(area)).rejects.toMatchObject({ name: 'RenderFailure', message });
  }, 30_000);

  test.each([
    ['without a call', ''],
    ['after its call was answered', "await fetch('/api/1', { signal });"],
  ])(
    'that waits too long %s has failed by its code',
    async (_case, call) => {
      const { render } = newSandbox();
      const area = loadingBundle(`
      ${call}
      await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)));`);
      await expect(render(area)).rejects.toMatchObject({ name: 'RenderFailure' });
    },
    30_000,
  );
});

test('server code cannot connect to a server on this machine', async () => {
  const { origin, close, connections } = await listening((_request, response) => {
    response.end('reached');
  });
  const { render } = newSandbox();
  for (const [way, reason] of [
    [`(await fetch('${origin}/')).status`, 'fetch failed'],
    [`new WebSocket('${origin.replace('http', 'ws')}/').url`, 'WebSocket is not defined'],
    [`new EventSource('${origin}/').url`, 'EventSource is not defined'],
  ]) {
    const area = serverBundle({ '/hostile': `return ${way};` });
    await expect(render(area)).rejects.toThrow(reason);
  }
  close();
  expect(connections()).toBe(0);
}, 60_000);

async function listening(answer: RequestListener) {
  let connections = 0;
  const server = createServer(answer);
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close, connections: () => connections };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isTrue(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
