import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { ask, endAll, folder, removeFolder, runProduct } from './product-of-stubs.mjs';

// The tests start processes, on a machine that may be busy.
jest.setTimeout(60_000);

afterEach(endAll);
afterAll(removeFolder);

test('a bff that hangs is killed and restarted while the shell keeps running', async () => {
  const hang = path.join(folder, 'hang');
  const product = runProduct({
    bff: `setInterval(() => { while (existsSync(${JSON.stringify(hang)})); }, 10);`,
    times: { interval: 50, silence: 3000 },
  });
  await product.says('Northcast runs at');
  const { pid, bffUrl } = await ask(product.url);
  const bff = await ask(bffUrl);
  writeFileSync(hang, '');
  await product.says('bff has not answered for 3 s.\nbff ended with SIGKILL; started again');
  rmSync(hang);
  await product.says('bff runs again.');
  expect((await ask(bffUrl)).pid).not.toBe(bff.pid);
  expect((await ask(product.url)).pid).toBe(pid);
});

test('a restarted bff that hangs before it listens is killed and restarted', async () => {
  const hang = path.join(folder, 'hang-at-start');
  const product = runProduct({
    bff: `while (existsSync(${JSON.stringify(hang)}));`,
    times: { start: 3000 },
  });
  await product.says('Northcast runs at');
  const { pid, bffUrl } = await ask(product.url);
  writeFileSync(hang, '');
  process.kill((await ask(bffUrl)).pid, 'SIGKILL');
  await product.says(
    'bff has not started for 3 s.\nbff ended with SIGKILL; started again in 0.5 s',
  );
  rmSync(hang);
  await product.says('bff runs again.');
  expect((await ask(bffUrl)).pid).toBeGreaterThan(0);
  expect((await ask(product.url)).pid).toBe(pid);
});

test('a bff that is slow and drops connections is not killed', async () => {
  const product = runProduct({
    bff: `let connections = 0;
      server.on('connection', (socket) => { if (connections++ % 2 === 1) socket.destroy(); });
      server.prependListener('request', () => { const end = Date.now() + 300; while (Date.now() < end); });`,
    times: { interval: 10, silence: 6000 },
  });
  await product.says('Northcast runs at');
  const { bffUrl } = await ask(product.url);
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => ask(bffUrl)));
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(product.output).not.toContain('has not answered');
});

test('a bff with a long queue of new connections is not killed', async () => {
  const product = runProduct({
    bff: `server.prependListener('request', ({ url }) => {
        if (url === '/api/health/live') say('was probed');
        const end = Date.now() + 10;
        while (Date.now() < end);
      });`,
    times: { interval: 100, silence: 3000 },
  });
  await product.says('Northcast runs at');
  const { bffUrl } = await ask(product.url);
  await product.says('bff was probed');
  const { port, hostname: host } = new URL(bffUrl);
  const sockets = [];
  const open = () => {
    const socket = connect(Number(port), host).on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  // 50 clients keep the bff busy for half a second per turn of its event loop, in each of which it
  // accepts one connection; 300 more wait.
  const request = 'GET / HTTP/1.1\r\nHost: bff\r\n\r\n';
  for (let index = 0; index < 50; index += 1) {
    const socket = open();
    socket.on('data', () => socket.write(request));
    socket.write(request);
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  for (let index = 0; index < 300; index += 1) open();
  await new Promise((resolve) => setTimeout(resolve, 6000));
  for (const socket of sockets) socket.destroy();
  expect(product.output).not.toContain('has not answered');
});
