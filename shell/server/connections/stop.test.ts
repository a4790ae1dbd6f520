import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { revisionPath } from '@northcast/release/registry/registry-revision';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation } from '../testing/installation.js';
import { endStalls, stallFile } from '../testing/stalled-file.js';

// The tests start and stop a server.
jest.setTimeout(20_000);

const program = path.resolve(__dirname, '../../dist/node/server/main.js');
const servers = new TestServers();
let installation: Awaited<ReturnType<typeof newInstallation>>;
let shell: ChildProcess;
let port = 0;
/** Responses that the bff has not sent yet. */
let waiting: ServerResponse[] = [];
const arrived = new EventEmitter();

/** The compiled server as a process, in front of a bff that responds on demand. */
beforeEach(async () => {
  waiting = [];
  const bffPort = await servers.listen((request, response) => {
    request.resume();
    // The server fetches the bff's description.
    if (request.url !== '/api/orders') return void response.writeHead(404).end();
    waiting.push(response);
    arrived.emit('call');
  });
  installation = await newInstallation();
  shell = fork(program, {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      BFF_URL: `http://127.0.0.1:${bffPort}`,
      RELEASES_DIR: installation.store,
      SHELL_DIR: installation.settings.shellFolder,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  const [message] = await once(shell, 'message');
  port = message.listening;
});

afterEach(async () => {
  endStalls();
  servers.end();
  if (shell.exitCode === null && shell.signalCode === null) shell.kill('SIGKILL');
});

const write = ['POST /api/orders HTTP/1.1', 'Host: x', 'Content-Length: 2', '', '{}'];

/** Resolves when this many calls wait at the bff. */
async function waitingCalls(count: number): Promise<void> {
  while (waiting.length < count) await once(arrived, 'call');
}

test('a server responds to requests sent before, during and shortly after SIGTERM, then exits', async () => {
  const before = await servers.connect(port);
  before.send(...write);
  await waitingCalls(1);
  const ended = once(shell, 'exit');
  // While stopped, the process reads nothing: the system accepts these connections but their
  // requests stay unread.
  shell.kill('SIGSTOP');
  const unread = await Promise.all(Array.from({ length: 5 }, () => servers.connect(port)));
  for (const connection of unread) connection.send(...write);
  const silent = await servers.connect(port);
  shell.kill('SIGTERM');
  shell.kill('SIGCONT');
  await waitingCalls(6);
  silent.send(...write);
  await waitingCalls(7);
  for (const response of waiting) response.writeHead(201).end('{}');
  for (const connection of [before, ...unread, silent]) {
    const response = await connection.closed;
    expect(response).toMatch(/^HTTP\/1.1 201 /);
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
  }
  expect(await ended).toEqual([0, null]);
});

test('a server exits while the disk of the release store stalls', async () => {
  const visit = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/releases/registry.json`);
    return (await response.json()).revision;
  };
  await installation.publish('mf-admin', '1.0.0');
  await installation.promote('mf-admin', '1.0.0');
  expect(await visit()).toBe(1);
  stallFile(revisionPath(installation.store, 2));
  expect(await visit()).toBe(1);
  const ended = once(shell, 'exit');
  shell.kill('SIGTERM');
  await ended;
});
