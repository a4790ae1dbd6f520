import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { writePresence } from '../deployed/server-presence.js';
import { newFolder, testShellBuild } from '../testing/artefact.js';
import { awaitServers } from './running-servers.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Adds a server that reports these revisions one after another, and the last one from then on. */
async function addServer(store: string, ...revisions: [number, ...number[]]): Promise<void> {
  const [first, ...further] = revisions;
  let revision = first;
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ revision }));
    revision = further.shift() ?? revision;
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await writePresence(store, {
    id: `${port}`,
    host: hostname(),
    address: `http://127.0.0.1:${port}`,
    build: testShellBuild,
    revision: first,
    seenAt: Date.now(),
  });
}

const long = 20_000;

test('a server that follows after a moment is waited for, also after another one has followed', async () => {
  const store = await newFolder();
  await addServer(store, 4);
  await addServer(store, 3, 3, 4);
  const counts = await awaitServers(store, 4, { any: long, all: long });
  expect(counts).toEqual({ running: 2, following: 2 });
});

test('once a server follows, the others are waited for until the shorter time-out', async () => {
  const store = await newFolder();
  await addServer(store, 4);
  await addServer(store, 3);
  const counts = await awaitServers(store, 4, { any: long, all: 50 });
  expect(counts).toEqual({ running: 2, following: 1 });
});

test('a server on another machine counts by the revision in its presence file', async () => {
  const store = await newFolder();
  const presence = { host: 'elsewhere', address: 'http://elsewhere', build: testShellBuild };
  await writePresence(store, { ...presence, id: 'one', revision: 4, seenAt: Date.now() });
  const counts = await awaitServers(store, 4, { any: long, all: long });
  expect(counts).toEqual({ running: 1, following: 1 });
});
