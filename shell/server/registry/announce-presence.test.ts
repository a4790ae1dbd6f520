import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  presenceInterval,
  readPresences,
  type ServerPresence,
} from '@northcast/release/deployed/server-presence';
import { shellBuildId } from '@northcast/release/deployed/shell-build';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import { newInstallation } from '../testing/installation.js';
import { until } from '../testing/until.js';
import { ownAddress, PresenceAnnouncer } from './announce-presence.js';

// Every registry change is flushed to disk.
jest.setTimeout(30_000);

afterEach(() => jest.restoreAllMocks());

async function announcedInstallation() {
  const installation = await newInstallation();
  await installation.publish('mf-admin', '1.0.0');
  await installation.promote('mf-admin', '1.0.0');
  const { settings, registry } = installation;
  const build = await shellBuildId(settings.shellFolder);
  const newAnnouncer = () => new PresenceAnnouncer(settings, registry, 4711, { bffs: [] }, build);
  return { ...installation, announcer: newAnnouncer(), another: newAnnouncer() };
}

const untilPresent = (store: string, is: (presence: ServerPresence) => boolean) =>
  until(async () => (await readPresences(store)).some(is));

test('a server records its address and its revision in the store', async () => {
  const { store, announcer } = await announcedInstallation();
  await announcer.start();
  expect(await readPresences(store)).toEqual([
    expect.objectContaining({ address: 'http://127.0.0.1:4711', revision: 1 }),
  ]);
  await announcer.stop();
});

test('a new revision is adopted and recorded without a request', async () => {
  const { store, announcer, publish, promote } = await announcedInstallation();
  await announcer.start();
  await publish('mf-admin', '1.1.0');
  await promote('mf-admin', '1.1.0');
  await untilPresent(store, ({ revision }) => revision === 2);
  await announcer.stop();
});

test('a server whose clock is set back records itself again after the interval', async () => {
  const { store, announcer } = await announcedInstallation();
  await announcer.start();
  const [before, started] = [Date.now(), performance.now()];
  jest.spyOn(Date, 'now').mockReturnValue(before - 3_600_000);
  jest.spyOn(performance, 'now').mockReturnValue(started + presenceInterval);
  await untilPresent(store, ({ seenAt }) => seenAt === before - 3_600_000);
  await announcer.stop();
});

test('a server that stops removes its record', async () => {
  const { store, announcer } = await announcedInstallation();
  await announcer.start();
  await announcer.stop();
  expect(await readPresences(store)).toEqual([]);
});

test('a server that is stopped before or during its start leaves no record', async () => {
  const { store, announcer, another } = await announcedInstallation();
  const starting = announcer.start();
  await announcer.stop();
  await starting;
  await another.stop();
  await another.start();
  expect(await readPresences(store)).toEqual([]);
});

test('a server does not write to a store that has stalled', async () => {
  const { settings, store } = await newInstallation();
  const registry = { pointers: async () => null, isStalled: true };
  const announcer = new PresenceAnnouncer(settings, registry, 4711, { bffs: [] }, 'a build');
  await announcer.start();
  expect(await readPresences(store)).toEqual([]);
  await announcer.stop();
});

test('a server that starts while the store does not answer records itself afterwards', async () => {
  const { settings, store } = await newInstallation();
  const pointers = jest.fn(async () => null).mockRejectedValueOnce(new TimeoutError('late'));
  const registry = { pointers, isStalled: false };
  const announcer = new PresenceAnnouncer(settings, registry, 4711, { bffs: [] }, 'a build');
  await announcer.start();
  await untilPresent(store, ({ build }) => build === 'a build');
  await announcer.stop();
});

test('a server stops although the store does not answer', async () => {
  const { settings } = await newInstallation();
  const pointers = jest.fn(() => new Promise<null>(() => undefined));
  const registry = { pointers, isStalled: false };
  const announcer = new PresenceAnnouncer(settings, registry, 4711, { bffs: [] }, 'a build');
  void announcer.start();
  await until(() => pointers.mock.calls.length > 0);
  expect(await announcer.stop()).toBe(false);
});

test('a server looks for revisions once while a look takes long, and goes on afterwards', async () => {
  const { settings } = await newInstallation();
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  let answer: (none: null) => void = () => undefined;
  const late = new Promise<null>((resolve) => {
    answer = resolve;
  });
  const pointers = jest.fn(() => late);
  const registry = { pointers, isStalled: true };
  const announcer = new PresenceAnnouncer(settings, registry, 4711, { bffs: [] }, 'a build');
  const started = announcer.start();
  while (pointers.mock.calls.length === 0) await settled();
  await jest.advanceTimersByTimeAsync(60_000);
  answer(null);
  await started;
  await settled();
  expect(pointers).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(500);
  expect(pointers).toHaveBeenCalledTimes(2);
  await announcer.stop();
  jest.useRealTimers();
});

test('a store that cannot be written to does not make start or stop fail', async () => {
  const { store, announcer } = await announcedInstallation();
  await rm(path.join(store, 'deployed'), { recursive: true, force: true });
  await writeFile(path.join(store, 'deployed'), 'a file where the folder belongs');
  await expect(announcer.start()).resolves.toBeUndefined();
  expect(await announcer.stop()).toBe(true);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
])('a server that listens on %s announces %s', (host, address) => {
  expect(ownAddress(host, 3000)).toBe(address);
});
