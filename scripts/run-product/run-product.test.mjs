import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../tooling/src/paths.mjs';
import { isRunning } from '../turn.mjs';
import {
  ask,
  endAll,
  failingWhile,
  folder,
  removeFolder,
  runProduct,
  until,
} from './product-of-stubs.mjs';

// The tests start processes, on a machine that may be busy.
jest.setTimeout(60_000);

afterEach(endAll);
afterAll(removeFolder);

test('a killed bff is restarted at its address while the shell keeps running', async () => {
  const product = runProduct();
  await product.says('Northcast runs at');
  const shell = await ask(product.url);
  const bff = await ask(shell.bffUrl);
  process.kill(bff.pid, 'SIGKILL');
  await product.says('bff ended with SIGKILL; started again in 0.25 s.\n');
  expect(await ask(product.url)).toEqual(shell);
  await product.says('bff runs again.\n');
  const again = await ask(shell.bffUrl);
  expect(again.pid).not.toBe(bff.pid);
  expect((await ask(product.url)).pid).toBe(shell.pid);
});

test('both servers run with a limited heap, also after a restart', async () => {
  const product = runProduct();
  await product.says('Northcast runs at');
  const { bffUrl, options, pid } = await ask(product.url);
  expect(options).toEqual(['--max-old-space-size=1024']);
  expect(await ask(bffUrl)).toMatchObject({ options });
  process.kill(pid, 'SIGKILL');
  await product.says('shell runs again.\n');
  expect(await ask(product.url)).toMatchObject({ options });
});

test('a killed shell is restarted on the same port, also if the system chose that port', async () => {
  const product = runProduct();
  await product.says('Northcast runs at');
  const { pid, bffUrl } = await ask(product.url);
  const bff = await ask(bffUrl);
  process.kill(pid, 'SIGKILL');
  await product.says('shell ended with SIGKILL; started again in 0.25 s.\n');
  await product.says('shell runs again.\n');
  expect((await ask(product.url)).pid).not.toBe(pid);
  expect(await ask(bffUrl)).toEqual(bff);
});

test('a bff that fails to restart is retried with a growing delay up to the maximum', async () => {
  const broken = path.join(folder, 'broken');
  const product = runProduct({
    bff: failingWhile(broken),
    times: { firstDelay: 100, longestDelay: 200 },
  });
  await product.says('Northcast runs at');
  const { bffUrl, pid } = await ask(product.url);
  writeFileSync(broken, '');
  process.kill((await ask(bffUrl)).pid, 'SIGKILL');
  await product.says('bff ended with SIGKILL; started again in 0.1 s.\n');
  await product.says('SETTING is bad\nbff ended with 1; started again in 0.2 s.\n');
  await until(
    () => product.output.split('in 0.2 s.').length > 3,
    () => product.output,
  );
  expect((await ask(product.url)).pid).toBe(pid);
  rmSync(broken);
  await product.says('bff runs again.\n');
  expect(product.child.exitCode).toBeNull();
});

test('the restart delay is reset after a server has run for the steady period', async () => {
  const product = runProduct({ times: { firstDelay: 10, longestDelay: 80, steady: 0 } });
  await product.says('Northcast runs at');
  const { bffUrl } = await ask(product.url);
  for (const count of [1, 2, 3]) {
    process.kill((await ask(bffUrl)).pid, 'SIGKILL');
    await until(
      () => product.output.split('bff runs again.').length > count,
      () => product.output,
    );
  }
  expect(product.output.match(/started again in \S+ s/g)).toEqual(
    Array(3).fill('started again in 0.01 s'),
  );
});

test.each(['bff', 'shell'])(
  'a %s that fails at its first start ends the product with exit code 1',
  async (name) => {
    const broken = path.join(folder, `broken-${name}`);
    writeFileSync(broken, '');
    const product = runProduct({ [name]: failingWhile(broken) });
    expect(await product.ended).toBe(1);
    expect(product.output).toContain('SETTING is bad');
    expect(product.output).not.toContain('started again');
    expect(product.output).not.toContain('Northcast runs at');
  },
);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'on %s to the process group the bff is told to stop after the shell has stopped',
  async (signal) => {
    const product = runProduct();
    await product.says('Northcast runs at');
    process.kill(-Number(product.child.pid), signal);
    expect(await product.ended).toBe(0);
    expect(
      product.output.slice(product.output.indexOf('runs at')).split('\n').slice(1, -1),
    ).toEqual([
      'shell is told to stop',
      'shell has stopped',
      'bff is told to stop',
      'bff has stopped',
    ]);
  },
);

test('with an IPv6 host, the product prints a URL, tells it to the bff, and keeps running', async () => {
  const product = runProduct({ settings: { HOST: '::' }, times: { interval: 20 } });
  await product.says('Northcast runs at http://[::]:');
  const { port } = new URL(String(product.url));
  const { bffUrl } = await ask(`http://127.0.0.1:${port}`);
  expect((await ask(bffUrl)).publicUrl).toBe('http://[::]:0');
  // Long enough for the first health probes.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(product.child.exitCode).toBeNull();
});

test('blank settings count as not set', async () => {
  const settings = { HOST: '', PUBLIC_URL: ' ', DATA_DIR: '', FILES_URL: ' ' };
  const product = runProduct({ settings });
  await product.says('Northcast runs at http://127.0.0.1:');
  const { bffUrl, uploads } = await ask(product.url);
  expect(uploads).toBe(inRoot('.data/files'));
  expect(await ask(bffUrl)).toMatchObject({ publicUrl: 'http://127.0.0.1:0', uploads });
});

test('a server that does not stop is killed after the timeout', async () => {
  const product = runProduct({ shell: 'stop = () => {};', times: { stop: 300 } });
  await product.says('Northcast runs at');
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
  expect(product.output).toContain('Not stopped within 0.3 s: shell and bff killed.\n');
});

test('a stop while the bff waits for its restart ends the product at once', async () => {
  const product = runProduct({ times: { firstDelay: 600_000, longestDelay: 600_000 } });
  await product.says('Northcast runs at');
  const { bffUrl } = await ask(product.url);
  process.kill((await ask(bffUrl)).pid, 'SIGKILL');
  await product.says('started again in 600 s.');
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});

test('servers exit if the process that started them is killed', async () => {
  const product = runProduct();
  await product.says('Northcast runs at');
  const shell = await ask(product.url);
  const bff = await ask(shell.bffUrl);
  product.child.kill('SIGKILL');
  await until(
    () => !isRunning(shell.pid) && !isRunning(bff.pid),
    () => product.output,
  );
});
