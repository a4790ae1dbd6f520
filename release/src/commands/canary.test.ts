import { writeHalt } from '../canary/halts.js';
import { runOf, stepOf } from '../registry/canary-pointer.js';
import { readRegistry } from '../registry/read-registry.js';
import { copyOf, newStore } from '../testing/artefact.js';
import { publishTo, why } from '../testing/team-store.js';
import { startCanary, stepCanary, stopCanary } from './canary.js';
import { runCanaryCommand } from './canary-command.js';
import { promote } from './promote.js';

jest.setTimeout(60_000);

/** A store where 1.0.0 is live and two newer versions are published. Tests read or copy it. */
let published = '';
beforeAll(async () => {
  published = await newStore();
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publishTo(published, 'mf-admin', version);
  await promote(published, 'mf-admin', '1.0.0', why);
});
const threeVersions = () => copyOf(published);

const canaryOf = async (store: string) => (await readRegistry(store)).remotes['mf-admin']?.canary;
const command = (store: string, version?: string, rest: object = {}) =>
  runCanaryCommand({ store, remote: 'mf-admin', version, amount: undefined, by: why, ...rest });

test.each([0, 101, 2.5, -1, Number.NaN])('a share of %p is refused', async (share) => {
  const started = startCanary(published, 'mf-admin', '1.1.0', share, why);
  await expect(started).rejects.toThrow(/whole number from 1 to 100; steps rise/);
});

test.each([[[]], [[5, 5]], [[25, 5]], [[5, 101]]])('steps of %j are refused', async (steps) => {
  const started = startCanary(published, 'mf-admin', '1.1.0', { steps, every: 1 }, why);
  await expect(started).rejects.toThrow(/steps rise/);
});

test('a canary of the stable version or of an area without a stable version is refused', async () => {
  const store = await threeVersions();
  const live = startCanary(store, 'mf-admin', '1.0.0', 5, why);
  await expect(live).rejects.toThrow('1.0.0 is live for everybody');
  await publishTo(store, 'mf-account', '1.0.0');
  const first = startCanary(store, 'mf-account', '1.0.0', 5, why);
  await expect(first).rejects.toThrow('No version of mf-account is live yet; promote one first');
});

test('a canary with a single share has no steps, at 1 % and at 100 %', async () => {
  const store = await threeVersions();
  await startCanary(store, 'mf-admin', '1.1.0', 1, why);
  const canary = await canaryOf(store);
  expect(canary).toEqual({
    version: '1.1.0',
    percent: 1,
    startedAt: expect.any(String),
    steppedAt: canary?.startedAt,
  });
  await startCanary(store, 'mf-admin', '1.2.0', 100, why);
  expect(await canaryOf(store)).toMatchObject({ version: '1.2.0', percent: 100 });
});

test('a step is taken only once and adds the stable votes to those of earlier steps', async () => {
  const store = await threeVersions();
  await startCanary(store, 'mf-admin', '1.1.0', { steps: [5, 25, 100], every: 1000 }, why);
  const first = await canaryOf(store);
  expect(first).toMatchObject({ percent: 5, steps: [25, 100], every: 1000 });
  const from = first ? stepOf(first) : '';
  const votes = { visitors: 100, failed: 2 };
  const { change } = await stepCanary(store, 'mf-admin', from, votes, why);
  const taken = { what: 'step canary', remote: 'mf-admin', version: '1.1.0', percent: 25 };
  expect(change).toMatchObject(taken);
  const second = await canaryOf(store);
  expect(second).toMatchObject({
    percent: 25,
    steps: [100],
    startedAt: first?.startedAt,
    earlier: { visitors: 100, failed: 2 },
  });
  const again = stepCanary(store, 'mf-admin', from, { visitors: 1, failed: 0 }, why);
  await expect(again).rejects.toThrow('The canary of mf-admin has been changed meanwhile');
  const next = second ? stepOf(second) : '';
  await stepCanary(store, 'mf-admin', next, { visitors: 50, failed: 1 }, why);
  const last = await canaryOf(store);
  expect(last).toMatchObject({ percent: 100, steps: [], earlier: { visitors: 150, failed: 3 } });
  const over = stepCanary(
    store,
    'mf-admin',
    last ? stepOf(last) : '',
    { visitors: 0, failed: 0 },
    why,
  );
  await expect(over).rejects.toThrow(/changed meanwhile/);
});

test('stopping a canary is refused if its version or run differs from the given one', async () => {
  const store = await threeVersions();
  await expect(stopCanary(store, 'mf-admin', why)).rejects.toThrow(/^mf-admin has no canary$/);
  await startCanary(store, 'mf-admin', '1.1.0', 5, why);
  const canary = await canaryOf(store);
  const otherVersion = stopCanary(store, 'mf-admin', why, '1.2.0');
  await expect(otherVersion).rejects.toThrow('mf-admin has no canary 1.2.0');
  await expect(stopCanary(store, 'mf-admin', why, '1.1.0', 'another run')).rejects.toThrow();
  await stopCanary(store, 'mf-admin', why, '1.1.0', canary ? runOf(canary) : '');
  expect(await canaryOf(store)).toBeNull();
});

test('the command starts a canary at 5 % or the given share, and "off" stops the canary', async () => {
  const store = await threeVersions();
  expect(await command(store, '1.1.0')).toBe('mf-admin 1.1.0 goes to 5 % of the visitors.');
  expect(await command(store, '1.2.0', { amount: '30' })).toMatch(/goes to 30 % of the visitors/);
  expect(await command(store, 'off')).toBe('Everybody gets the stable version of mf-admin.');
  expect(await canaryOf(store)).toBeNull();
});

test('the command starts a canary with steps of at least 10 minutes by default', async () => {
  const store = await threeVersions();
  expect(await command(store, '1.1.0', { steps: '5,25,100' })).toBe(
    'mf-admin 1.1.0 goes to 5 % of the visitors, then to 25 %, 100 %, each after 10 min at least. It stays a canary until somebody promotes it.',
  );
  expect(await canaryOf(store)).toMatchObject({ steps: [25, 100], every: 600_000 });
  expect(await command(store, '1.1.0', { steps: '5', every: '2h' })).toMatch(
    /5 % of the visitors\. It stays/,
  );
});

test.each([
  [{}, undefined, 'Name the version.'],
  [{ every: '10m' }, '1.1.0', '--every needs --steps, like 1,5,25,100'],
  [{ amount: '5', steps: '5,25' }, '1.1.0', 'Name a share or --steps, not both'],
  [{ steps: '5,25', every: '2d' }, '1.1.0', "like 30s, 10m or 2h, not '2d'"],
])('the command with options %j for version %p is refused', async (rest, version, message) => {
  await expect(command(published, version, rest)).rejects.toThrow(message);
});

test('a new canary of a halted version reports that it lifts the halt', async () => {
  const store = await threeVersions();
  await startCanary(store, 'mf-admin', '1.1.0', 5, why);
  const canary = await canaryOf(store);
  const halt = { version: '1.1.0', run: canary ? runOf(canary) : '', at: 'noon', why: 'it failed' };
  await writeHalt(store, { remote: 'mf-admin', ...halt });
  expect(await command(store, '1.1.0')).toMatch(
    /^This lifts the halt of noon \(it failed\)\. mf-admin/,
  );
  await writeHalt(store, { remote: 'mf-admin', ...halt });
  expect(await command(store, '1.2.0')).toMatch(/^mf-admin 1\.2\.0 goes to/);
});
