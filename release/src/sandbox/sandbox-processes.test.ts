import childProcess, { type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { plainShellBundle, serverBundle } from '../testing/hostile-bundles.js';
import type { SandboxLimits } from './limits.js';
import { RenderSandbox } from './render-sandbox.js';

jest.setTimeout(60_000);

const sandboxes: RenderSandbox[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const sandbox of sandboxes.splice(0)) sandbox.close();
});

const pages = {
  '/count': 'served += 1; return served;',
  '/work': 'const end = Date.now() + 200; while (Date.now() < end); served += 1; return served;',
  '/never': 'await new Promise(() => undefined);',
  '/slow': "await new Promise((done) => setTimeout(done, 1500)); return 'slow';",
};
const counting = serverBundle(pages, 'let served = 0;');

interface TestSettings {
  mostProcesses?: number;
  idleTime?: number;
  limits?: Partial<SandboxLimits>;
  onLateFailure?: () => void;
}

/** @returns a function that renders a page of a version and returns its text */
function newSandbox(settings: TestSettings) {
  const fetchApi = async () => ({ status: 503, headers: {}, body: '' });
  // At low priority, a busy machine could keep a process from its page for longer than the timeout.
  const limits = { priority: 'normal', ...settings.limits } as const;
  const sandbox = new RenderSandbox({ ...settings, limits, fetchApi });
  sandboxes.push(sandbox);
  return async (version: string, path = '/count') => {
    const code = async () => ({ name: version, shell: plainShellBundle, area: counting });
    const page = { route: path, pathname: path, parameters: {}, frame: {} };
    const rendered = await sandbox.render(version, code, page);
    return /<h1>(.*)<\/h1>/.exec(rendered?.body ?? '')?.[1];
  };
}

describe('the number of processes', () => {
  test('is limited by ending the process that was used longest ago', async () => {
    const render = newSandbox({ mostProcesses: 2 });
    await render('1.0.0');
    await render('1.1.0');
    expect(await render('1.0.0')).toBe('2');
    await render('1.2.0');
    expect(await render('1.0.0')).toBe('3');
    expect(await render('1.1.0')).toBe('1');
  });

  test('may exceed the limit while all of them render', async () => {
    const render = newSandbox({ mostProcesses: 1 });
    expect(await render('1.0.0')).toBe('1');
    const slow = render('1.0.0', '/slow');
    expect(await render('1.1.0')).toBe('1');
    expect(await slow).toBe('slow');
    expect(await render('1.0.0')).toBe('2');
  });
});

describe('a process without pages', () => {
  test('is ended after the idle time', async () => {
    const render = newSandbox({ idleTime: 50 });
    expect(await render('1.0.0')).toBe('1');
    await wait(200);
    expect(await render('1.0.0')).toBe('1');
  });

  test('is kept until then, and one that renders is not idle', async () => {
    const render = newSandbox({ idleTime: 1000 });
    expect(await render('1.0.0')).toBe('1');
    await render('1.0.0', '/slow');
    expect(await render('1.0.0')).toBe('2');
  });
});

test('a process that has used its total processor time is replaced without a failure', async () => {
  const onLateFailure = jest.fn();
  const render = newSandbox({ limits: { mostProcessorSeconds: 1 }, onLateFailure });
  let replaced = 0;
  // The limit counts processor time, of which a busy machine gives a page less.
  const end = performance.now() + 50_000;
  for (let last = 0; replaced < 2 && performance.now() < end; ) {
    const served = Number(await render('1.0.0', '/work'));
    if (served <= last) replaced += 1;
    last = served;
  }
  expect(replaced).toBe(2);
  expect(onLateFailure).not.toHaveBeenCalled();
});

test('a process that cannot be started fails its page, not the server or its version', async () => {
  // Without a free file descriptor, Node returns a process without streams, which fails later.
  jest.spyOn(childProcess, 'spawn').mockImplementationOnce(() => {
    const child = new EventEmitter();
    process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
    return child as ChildProcess;
  });
  const render = newSandbox({});
  await expect(render('1.0.0')).rejects.toMatchObject({
    name: 'Error',
    message: expect.stringContaining('no file descriptor is free'),
  });
  expect(await render('1.0.0')).toBe('1');
});

describe('more pages than a process renders at once', () => {
  test('are rendered in turn, and the time of a page begins with its turn', async () => {
    const render = newSandbox({
      limits: { pagesAtOnce: 2, pageTimeout: 2000, longestWait: 20_000 },
    });
    const rendered = Array.from({ length: 20 }, () => render('1.0.0', '/work'));
    expect(await Promise.all(rendered)).toHaveLength(20);
    expect(await render('1.0.0')).toBe('21');
  });

  test('do not wait longer than the limit, which is no failure of their code', async () => {
    const render = newSandbox({ limits: { pagesAtOnce: 1, longestWait: 300 } });
    await render('1.0.0');
    const slow = render('1.0.0', '/slow');
    await expect(render('1.0.0')).rejects.toMatchObject({ name: 'QueueTimeout' });
    expect(await slow).toBe('slow');
    expect(await render('1.0.0')).toBe('2');
  });

  test('are rendered in a new process when theirs ends before their turn', async () => {
    const render = newSandbox({ limits: { pagesAtOnce: 1, pageTimeout: 3000 } });
    await render('1.0.0');
    const late = render('1.0.0', '/never');
    const next = render('1.0.0');
    await expect(late).rejects.toMatchObject({ name: 'RenderFailure' });
    expect(await next).toBe('1');
  });
});
