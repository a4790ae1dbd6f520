import { rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promote } from '@northcast/release/commands/promote';
import { publish } from '@northcast/release/commands/publish';
import { bffDescription } from '@northcast/release/deployed/descriptions';
import { readDeployed } from '@northcast/release/deployed/read-deployed';
import { presenceInterval } from '@northcast/release/deployed/server-presence';
import {
  newFolder,
  newStore,
  testBff,
  writeArtefact,
  writeShell,
} from '@northcast/release/testing/artefact';
import { LiveRegistry } from '../registry/live-registry.js';
import { readReleaseSettings } from '../settings.js';
import { DeployedWatch } from './deployed-watch.js';
import { misfits, shellFit } from './misfits.js';

const team = { why: 'new prices' };
const release = readReleaseSettings({}, []);
const servers: Server[] = [];
afterEach(() => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

/** Starts a bff that serves a description, and returns its origin. */
async function bffOf(calls: object): Promise<string> {
  const server = createServer((_request, response) => response.end(JSON.stringify({ calls })));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function untilKnown(watch: DeployedWatch): Promise<void> {
  await new Promise<void>((resolve) => {
    watch.onChange = () => watch.bff && resolve();
    void watch.start();
  });
}

/** Lets the next request to the bff happen, with faked timers, and waits for its end. */
async function nextPoll(): Promise<void> {
  jest.advanceTimersByTime(presenceInterval);
  while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
}

test('a server records the contracts of its shell and its bff in the store', async () => {
  const storeFolder = await newFolder();
  const shellFolder = await writeShell({ contract: '1.2.0' });
  const bffUrl = await bffOf(testBff.calls);
  const watch = new DeployedWatch({ storeFolder, shellFolder, bffUrl });
  await untilKnown(watch);
  watch.stop();
  const { shells, bffs, unknown } = await readDeployed(storeFolder);
  expect(unknown).toEqual([]);
  expect(shells.map(({ contract }) => contract)).toEqual(['1.2.0']);
  expect(bffs).toEqual([testBff]);
  expect(watch.bffs).toEqual([testBff.build]);
});

test('a server whose store could not be written to records both when it can, and warns once of each', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance', 'Date'] });
  const storeFolder = await newFolder();
  const blocked = path.join(storeFolder, 'deployed');
  await writeFile(blocked, 'a file where the folder belongs');
  const warnings: string[] = [];
  const settings = {
    storeFolder,
    shellFolder: await writeShell(),
    bffUrl: await bffOf(testBff.calls),
  };
  const watch = new DeployedWatch(settings, (text) => warnings.push(text));
  await watch.start();
  await nextPoll();
  expect(warnings).toHaveLength(2);

  await rm(blocked);
  await nextPoll();
  watch.stop();
  const { shells, bffs } = await readDeployed(storeFolder);
  expect(shells).toEqual([watch.shell]);
  expect(bffs).toEqual([testBff]);
  expect(warnings).toHaveLength(2);
});

test('a live version that does not fit the running shell and bff is reported with the reason', async () => {
  const storeFolder = await newStore();
  const reads = { sends: [], reads: ['status'], mayRead: [], paged: false };
  const calls = { 'GET /api/orders': reads };
  const artefact = await writeArtefact('mf-admin', '1.0.0', { release: { calls } });
  await publish(storeFolder, artefact, team);
  await promote(storeFolder, 'mf-admin', '1.0.0', team);
  const mounts = { 'mf-admin': ['./search-dialog'] };
  const shellFolder = await writeShell({ contract: '2.0.0', mounts });
  const registry = new LiveRegistry({ storeFolder, shellFolder, release });
  const watch = new DeployedWatch({ storeFolder, shellFolder, bffUrl: await bffOf({}) });
  await untilKnown(watch);
  watch.stop();
  expect(watch.bff).toEqual(bffDescription({}));
  expect(await misfits(registry, watch)).toEqual([
    "mf-admin 1.0.0 does not fit what runs: It needs contract ^1.0.0; the shell's contract is 2.0.0",
    'mf-admin 1.0.0 does not fit what runs: It does not expose ./search-dialog, which the shell loads. Publish a version whose remote.json lists it',
    'mf-admin 1.0.0 does not fit what runs: It calls GET /api/orders; the bff has no such call',
  ]);
});

test('a version that needs another contract than that of the shell is rejected', async () => {
  const storeFolder = await newStore();
  await publish(storeFolder, await writeArtefact('mf-admin', '1.0.0'), team);
  const shellFolder = await writeShell({ contract: '2.0.0' });
  const registry = new LiveRegistry({ storeFolder, shellFolder, release });
  const published = await registry.release('mf-admin', '1.0.0');
  await expect(shellFit(shellFolder)(published)).rejects.toThrow('needs contract ^1.0.0');
  await shellFit(await writeShell())(published);
});

test('a server that could not read its shell once accepts a version when it can', async () => {
  const storeFolder = await newStore();
  await publish(storeFolder, await writeArtefact('mf-admin', '1.0.0'), team);
  const shellFolder = await writeShell();
  const registry = new LiveRegistry({ storeFolder, shellFolder, release });
  const published = await registry.release('mf-admin', '1.0.0');
  const requireFit = shellFit(shellFolder);
  const file = path.join(shellFolder, 'release.json');
  await rename(file, `${file}-away`);
  await expect(requireFit(published)).rejects.toThrow('holds no build of the shell');
  await rename(`${file}-away`, file);
  await requireFit(published);
});
