import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createApp } from '../app.js';
import { prepareStop } from '../connections/prepare-stop.js';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation } from '../testing/installation.js';

jest.setTimeout(20_000);

const servers = new TestServers();
const children: ChildProcess[] = [];
afterEach(() => {
  servers.end();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Opens an event stream as the bff does. */
function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  response.write(':\n\n');
}

async function shellBefore(bffUrl: string, settings: object = {}) {
  const installation = await newInstallation();
  const app = createApp({ ...installation.settings, bffUrl, ...settings });
  const server = createServer(app);
  const responses: ServerResponse[] = [];
  server.on('request', (_request, response) => responses.push(response));
  const drain = prepareStop(server);
  return { port: await servers.listen(server), drain, responses };
}

async function listening(port: number) {
  const connection = await servers.connect(port);
  connection.send('GET /api/live HTTP/1.1', 'Host: x', '', '');
  await connection.receives(/text\/event-stream[\s\S]*\r\n\r\n[\s\S]*:\n\n/);
  return connection;
}

const bffOf = async (listener: RequestListener) =>
  `http://127.0.0.1:${await servers.listen(listener)}`;

test('an event is forwarded as soon as it is sent', async () => {
  let stream: ServerResponse | undefined;
  const bff = await bffOf((_request, response) => {
    stream = response;
    openStream(response);
  });
  const connection = await listening((await shellBefore(bff)).port);
  stream?.write('data: {"tags":["Orders"]}\n\n');
  await connection.receives(/data: \{"tags":\["Orders"\]\}/);
});

test('an idle event stream is not ended by the timeout for responses of the bff', async () => {
  const bff = await bffOf((_request, response) => openStream(response));
  const connections = { bffTimeout: 1000, most: 100 };
  const connection = await listening((await shellBefore(bff, { connections })).port);
  const isClosed = await Promise.race([
    connection.closed.then(() => true),
    new Promise((resolve) => setTimeout(resolve, 2500, false)),
  ]);
  expect(isClosed).toBe(false);
});

test('event streams end at once when the bff is killed', async () => {
  const program = `require('node:http').createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(':\\n\\n');
  }).listen(0, '127.0.0.1', function () { process.send(this.address().port); });`;
  const file = path.join((await newInstallation()).store, 'bff.cjs');
  await writeFile(file, program);
  const child = fork(file, { execArgv: [] });
  children.push(child);
  const [bffPort] = await once(child, 'message');
  const connection = await listening((await shellBefore(`http://127.0.0.1:${bffPort}`)).port);
  const began = performance.now();
  child.kill('SIGKILL');
  await connection.closed;
  expect(performance.now() - began).toBeLessThan(5000);
});

test('the connection to the bff closes when the browser disconnects', async () => {
  const left = new Promise<void>((resolve) => {
    void bffOf((request, response) => {
      openStream(response);
      request.socket.once('close', () => resolve());
    }).then(async (bff) => (await listening((await shellBefore(bff)).port)).leave());
  });
  await left;
});

test('a shell that stops closes its event streams at once and does not wait for them', async () => {
  const bff = await bffOf((_request, response) => openStream(response));
  const { port, drain, responses } = await shellBefore(bff);
  const streams = await Promise.all([listening(port), listening(port), listening(port)]);
  const began = performance.now();
  const drained = drain();
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  await Promise.all(streams.map(({ closed }) => closed));
  await drained;
  expect(performance.now() - began).toBeLessThan(10_000);
});
