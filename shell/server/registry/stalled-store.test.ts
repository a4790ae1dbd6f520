import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCanary } from '@northcast/release/commands/canary';
import { addKey, removeKey } from '@northcast/release/commands/keys';
import { previewToken } from '@northcast/release/commands/preview-link';
import { revisionPath } from '@northcast/release/registry/registry-revision';
import { artefactPath, canaryFolder, keysFolder } from '@northcast/release/store/store-layout';
import { newKey, signingWith } from '@northcast/release/testing/key-files';
import { newTeamKey } from '@northcast/release/testing/team-store';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { DocumentCache } from '../documents/document-cache.js';
import { FailingVersions } from '../documents/failing-versions.js';
import { withdrawFailing } from '../documents/withdraw-failing.js';
import { CanaryGuard } from '../telemetry/canary-guard.js';
import { VoteLedger } from '../telemetry/vote-ledger.js';
import { newInstallation, team } from '../testing/installation.js';
import { endStalls, expectOnePendingCall, stallFile } from '../testing/stalled-file.js';
import { until } from '../testing/until.js';
import { LiveRegistry } from './live-registry.js';

afterEach(endStalls);
afterEach(() => jest.restoreAllMocks());

/** An installation whose registry has been read. */
async function runningInstallation() {
  const installation = await newInstallation();
  for (const version of ['1.0.0', '1.1.0']) await installation.publish('mf-admin', version);
  await installation.promote('mf-admin', '1.0.0');
  await installation.registry.forVisitor();
  return installation;
}

/** Stalls every further look at the registry. */
const stallRegistry = (store: string) => stallFile(revisionPath(store, 2));

test('the registry is served from memory, with one pending call and a reason', async () => {
  const { store, registry, warnings } = await runningInstallation();
  stallRegistry(store);
  for (let visit = 0; visit < 20; visit += 1) {
    expect((await registry.forVisitor()).remotes[0]?.version).toBe('1.0.0');
  }
  await expectOnePendingCall();
  expect(registry.trouble.registry?.reason).toBe('The release store has not answered for 2 s');
  expect(warnings).toEqual(['The release store has not answered for 2 s. Revision 1 stays live.']);
});

test('the registry is good again when the store answers', async () => {
  const { store, registry, promote } = await runningInstallation();
  stallRegistry(store);
  await registry.forVisitor();
  endStalls();
  await promote('mf-admin', '1.1.0');
  await until(async () => (await registry.forVisitor()).remotes[0]?.version === '1.1.0');
  expect(registry.trouble.registry).toBeNull();
});

test('a preview link is verified without the key file', async () => {
  const { store, registry } = await runningInstallation();
  const token = await previewToken(store, 'mf-admin', '1.1.0', 1);
  stallFile(path.join(keysFolder(store), 'release-signing-key.pem'));
  expect(await registry.openPreviews([token])).toEqual([{ name: 'mf-admin', version: '1.1.0' }]);
});

test('a canary whose release cannot be read in time is replaced by the stable version', async () => {
  const { store, registry } = await runningInstallation();
  await startCanary(store, 'mf-admin', '1.1.0', 100, team);
  stallFile(path.join(artefactPath(store, 'mf-admin', '1.1.0'), 'release.json'));
  const visitor = { canaryNumber: 0, previews: [] };
  for (const _visit of [1, 2]) {
    expect((await registry.forVisitor(visitor)).remotes[0]?.version).toBe('1.0.0');
  }
  await expectOnePendingCall();
});

test('a stable version that cannot be read in time is replaced by the one before it', async () => {
  const { store, registry, promote } = await runningInstallation();
  await promote('mf-admin', '1.1.0');
  const file = path.join(artefactPath(store, 'mf-admin', '1.1.0'), 'release.json');
  const content = await readFile(file);
  stallFile(file);
  for (const _visit of [1, 2]) {
    expect((await registry.forVisitor()).remotes[0]?.version).toBe('1.0.0');
  }
  await expectOnePendingCall();
  endStalls();
  await writeFile(file, content);
  await until(async () => (await registry.forVisitor()).remotes[0]?.version === '1.1.0');
});

test('a version that a distrusted key published replaces none that cannot be read in time', async () => {
  const { store, registry, publish, promote } = await newInstallation();
  await publish('mf-account', '1.1.0');
  const key = newKey();
  await addKey(store, newTeamKey(key), team);
  await signingWith(key, store, () => publish('mf-account', '1.0.0'));
  await promote('mf-account', '1.0.0');
  await registry.forVisitor();
  await promote('mf-account', '1.1.0');
  stallFile(path.join(artefactPath(store, 'mf-account', '1.1.0'), 'release.json'));
  expect((await registry.forVisitor()).remotes[0]?.version).toBe('1.0.0');
  await removeKey(store, 'Account team', { distrust: true }, team);
  expect(await registry.forVisitor()).toMatchObject({ remotes: [], unavailable: ['mf-account'] });
});

test('a new canary is adopted only when its halts are known', async () => {
  const { store, registry } = await runningInstallation();
  const halts = path.join(canaryFolder(store), 'halts');
  await mkdir(halts, { recursive: true });
  stallFile(path.join(halts, 'mf-admin.json'));
  await startCanary(store, 'mf-admin', '1.1.0', 100, team);
  const visitor = { canaryNumber: 0, previews: [] };
  for (const _visit of [1, 2]) {
    expect((await registry.forVisitor(visitor)).remotes[0]?.version).toBe('1.0.0');
  }
  await expectOnePendingCall();
  endStalls();
  await until(async () => (await registry.forVisitor(visitor)).remotes[0]?.version === '1.1.0');
});

test('votes on canaries are not exchanged', async () => {
  const { store, registry, settings } = await runningInstallation();
  const { canary } = settings.release;
  const ledger = new VoteLedger(store, canary.votesPerNetwork, () => undefined);
  const guard = new CanaryGuard(store, registry, ledger, canary, () => undefined);
  const votes = path.join(canaryFolder(store), 'votes');
  await mkdir(votes, { recursive: true });
  stallFile(path.join(votes, 'other.json'));
  stallRegistry(store);
  await guard.look();
  await expectOnePendingCall();
});

test('versions that fail are withdrawn from the registry when the store answers again', async () => {
  const { store, registry, settings, promote } = await runningInstallation();
  await promote('mf-admin', '1.1.0');
  await promote('mf-admin', '1.0.0');
  await startCanary(store, 'mf-admin', '1.1.0', 100, team);
  const visitor = { canaryNumber: 0, previews: [] };
  const shown = async () => (await registry.forVisitor(visitor)).remotes[0]?.version;
  const pointers = async () => (await registry.pointers())?.remotes['mf-admin'];
  expect(await shown()).toBe('1.1.0');
  const { canary } = settings.release;
  const ledger = new VoteLedger(store, canary.votesPerNetwork, () => undefined);
  const guard = new CanaryGuard(store, registry, ledger, canary, () => undefined);
  const failing = new FailingVersions();
  withdrawFailing(store, registry, failing, guard, () => undefined);
  const fail = async (version: string) => {
    failing.failed('mf-admin', version, '/admin', { reason: 'broken', isCode: true });
    await pointers();
    await new Promise((resolve) => setImmediate(resolve));
  };
  stallFile(revisionPath(store, 5));
  const halts = path.join(canaryFolder(store), 'halts');
  await mkdir(halts, { recursive: true });
  stallFile(path.join(halts, 'mf-admin.json'));
  await pointers();
  for (const version of ['1.1.0', '1.0.0', '1.0.0', '1.0.0']) await fail(version);
  expect(await shown()).toBe('1.0.0');
  await expectOnePendingCall();
  endStalls();
  await until(async () => {
    await guard.look();
    return (await pointers())?.canary === null;
  });
  await fail('1.0.0');
  await until(async () => (await pointers())?.stable === '1.1.0');
});

test('a server answers documents, refuses files of the store and reports the stall', async () => {
  const { store, registry, settings } = await runningInstallation();
  const agent = supertest(createApp(settings, registry));
  await agent.get('/mf-admin').expect(200);
  stallRegistry(store);
  // As the server does twice a second.
  void registry.pointers();
  const refused = Promise.all(
    ['/remotes/mf-admin/1.0.0/remote-entry.js', '/shell/older.0123.js'].map(async (file) => {
      const { headers } = await agent.get(file).expect(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    }),
  );
  await agent.get('/mf-admin').expect(200);
  await refused;
  const { body } = await agent.get('/_releases').set('Accept', 'application/json').expect(200);
  expect(body.troubles.join()).toContain('The release store has not answered for 2 s');
  expect(body.remotes).toMatchObject([{ remote: 'mf-admin', live: [{ version: '1.0.0' }] }]);
  await expectOnePendingCall();
});

test('documents are sent without votes while the secret that signs these cannot be read', async () => {
  const { store, registry, settings } = await runningInstallation();
  stallFile(path.join(keysFolder(store), 'vote-secret'));
  const agent = supertest(createApp(settings, registry));
  const get = (address: string) => agent.get(address).timeout(10_000).expect(200);
  for (const { headers } of await Promise.all([get('/mf-admin'), get('/releases/registry.json')])) {
    expect(headers['server-timing']).toBeUndefined();
  }
  await agent.post('/releases/beacon').send('{"tokens":[],"reports":[]}').expect(503);
  await expectOnePendingCall();
});

test('a file that follows a check of the registry does not wait for another one', async () => {
  const { store, registry } = await runningInstallation();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now);
  await registry.pointers();
  stallRegistry(store);
  expect(await registry.storeAnswers()).toBe(true);
  expect(registry.isStalled).toBe(false);
});

test('files are refused while the first look at the registry has not ended', async () => {
  const { store, settings } = await runningInstallation();
  stallFile(revisionPath(store, 1));
  const agent = supertest(createApp(settings, new LiveRegistry(settings, () => undefined)));
  await agent.get('/remotes/mf-admin/1.0.0/release.json').expect(503);
});

test('a server that starts says that the store does not answer, refuses pages, and reads on', async () => {
  const { store, settings } = await runningInstallation();
  const revision = await readFile(revisionPath(store, 1));
  stallFile(revisionPath(store, 1));
  const warnings: string[] = [];
  const registry = new LiveRegistry(settings, (text) => warnings.push(text));
  const warm = jest.spyOn(DocumentCache.prototype, 'warm');
  const agent = supertest(createApp(settings, registry));
  await agent.get('/robots.txt').expect(200);
  const { canary } = settings.release;
  const ledger = new VoteLedger(store, canary.votesPerNetwork, () => undefined);
  await new CanaryGuard(store, registry, ledger, canary, (text) => warnings.push(text)).look();
  await Promise.all(
    ['/mf-admin', '/releases/registry.json'].map(async (path) => {
      const { headers } = await agent.get(path).expect(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    }),
  );
  expect(warnings).toEqual([
    'The release store has not answered for 5 s. No area can be shown until it is mended.',
  ]);
  await expectOnePendingCall();
  endStalls();
  await writeFile(revisionPath(store, 1), revision);
  await until(async () => (await agent.get('/releases/registry.json')).status === 200);
  await agent.get('/mf-admin').expect(200);
  await until(async () => warm.mock.calls.length > 0);
});

test('a file waits for the first look at the registry, however long documents wait', async () => {
  const { store, settings } = await runningInstallation();
  const revision = await readFile(revisionPath(store, 1));
  stallFile(revisionPath(store, 1));
  const registry = new LiveRegistry(settings, () => undefined);
  await expect(registry.pointers()).rejects.toThrow('has not answered for 5 s');
  const answers = registry.storeAnswers();
  endStalls();
  await writeFile(revisionPath(store, 1), revision);
  expect(await answers).toBe(true);
});

test('lists of hashes that no memory holds are refused without a call', async () => {
  const { store, registry, settings } = await runningInstallation();
  const agent = supertest(createApp(settings, registry));
  stallRegistry(store);
  const list = (version: string) => agent.get(`/remotes/mf-admin/${version}/hashes.json`);
  await list('1.0.0').expect(200);
  for (const version of ['1.1.0', '1.2.0']) {
    const file = path.join(artefactPath(store, 'mf-admin', version), 'release.json');
    await mkdir(path.dirname(file), { recursive: true });
    stallFile(file);
  }
  await Promise.all(['1.1.0', '1.2.0'].map((version) => list(version).expect(503)));
  await expectOnePendingCall();
});

test('a version of a preview that cannot be read in time is replaced by the stable one', async () => {
  const { store, registry, settings } = await runningInstallation();
  const agent = supertest(createApp(settings, registry));
  const token = await previewToken(store, 'mf-admin', '1.1.0', 1);
  stallFile(path.join(artefactPath(store, 'mf-admin', '1.1.0'), 'release.json'));
  const { text } = await agent.get('/mf-admin').set('Cookie', `nc_preview=${token}`).expect(200);
  expect(text).toContain('"version":"1.0.0"');
  await agent.get(`/releases/preview?token=${token}`).expect(303);
});

test.each([
  ['file', '1.0.0/release.json'],
  ['list of hashes that no memory holds', '1.1.0/hashes.json'],
])('a %s waits for a store whose disk pauses', async (_kind, file) => {
  const { store, registry, settings } = await runningInstallation();
  const agent = supertest(createApp(settings, registry));
  stallRegistry(store);
  await agent.get('/mf-admin').expect(200);
  expect(registry.isStalled).toBe(true);
  const answered = agent.get(`/remotes/mf-admin/${file}`).then(({ status }) => status);
  await new Promise((resolve) => setTimeout(resolve, 500));
  endStalls();
  expect(await answered).toBe(200);
});
