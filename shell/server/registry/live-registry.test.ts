import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Halt, writeHalt } from '@northcast/release/canary/halts';
import { startCanary, stopCanary } from '@northcast/release/commands/canary';
import { addKey } from '@northcast/release/commands/keys';
import { resume } from '@northcast/release/commands/resume';
import { rollback } from '@northcast/release/commands/rollback';
import { sha384 } from '@northcast/release/hashes';
import { signDocument } from '@northcast/release/keys/signed-document';
import { revisionPath } from '@northcast/release/registry/registry-revision';
import { artefactPath, registryFolder } from '@northcast/release/store/store-layout';
import {
  addPastGates,
  testBff,
  testShell,
  writeArtefact,
} from '@northcast/release/testing/artefact';
import { newKey } from '@northcast/release/testing/key-files';
import { misfits } from '../deployed/misfits.js';
import { newInstallation, team } from '../testing/installation.js';
import { LiveRegistry } from './live-registry.js';
import { bucketOf, canaryNumbers } from './visitor.js';

const shell = { ...testShell, build: 'x', serverBundle: null };

type Installation = Awaited<ReturnType<typeof newInstallation>>;

const versionOf = async ({ registry }: Installation, canaryNumber: number | null = null) =>
  (await registry.forVisitor({ canaryNumber, previews: [] })).remotes[0]?.version;

/** A canary number that falls into this bucket for mf-admin 1.1.0. */
const numberIn = (bucket: number) =>
  Array.from({ length: canaryNumbers }, (_none, number) => number).find(
    (number) => bucketOf(number, 'mf-admin', '1.1.0') === bucket,
  ) ?? null;

/** A halt of the current canary. */
async function haltCanary({ registry }: Installation): Promise<Halt> {
  const canary = (await registry.pointers())?.remotes['mf-admin']?.canary;
  const run = canary?.startedAt ?? '';
  return { remote: 'mf-admin', version: '1.1.0', run, at: '2026-11-22T10:00:00Z', why: 'it fails' };
}

async function installationWithTwoVersions() {
  const installation = await newInstallation();
  await installation.publish('mf-admin', '1.0.0');
  await installation.publish('mf-admin', '1.1.0');
  await installation.promote('mf-admin', '1.0.0');
  return installation;
}

test('a promotion and a rollback take effect with the next request', async () => {
  const installation = await installationWithTwoVersions();
  expect(await versionOf(installation)).toBe('1.0.0');
  await installation.promote('mf-admin', '1.1.0');
  expect(await versionOf(installation)).toBe('1.1.0');
  await rollback(installation.store, 'mf-admin', team);
  expect(await versionOf(installation)).toBe('1.0.0');
});

test('a canary is served to the buckets below its share, not to visitors without a number', async () => {
  const installation = await installationWithTwoVersions();
  await startCanary(installation.store, 'mf-admin', '1.1.0', 25, team);
  expect(await versionOf(installation, numberIn(0))).toBe('1.1.0');
  expect(await versionOf(installation, numberIn(24))).toBe('1.1.0');
  expect(await versionOf(installation, numberIn(25))).toBe('1.0.0');
  expect(await versionOf(installation, null)).toBe('1.0.0');
});

test('a canary that this server halted is not served', async () => {
  const installation = await installationWithTwoVersions();
  await startCanary(installation.store, 'mf-admin', '1.1.0', 100, team);
  const halt = await haltCanary(installation);
  installation.registry.halt(halt);
  expect(await versionOf(installation, numberIn(0))).toBe('1.0.0');
});

test('a server that starts reads the halt before it serves a version', async () => {
  const installation = await installationWithTwoVersions();
  await startCanary(installation.store, 'mf-admin', '1.1.0', 100, team);
  await writeHalt(installation.store, await haltCanary(installation));
  const started = { ...installation, registry: new LiveRegistry(installation.settings) };
  expect(await versionOf(started, numberIn(0))).toBe('1.0.0');
});

test('a new canary command lifts the halt on a running server', async () => {
  const installation = await installationWithTwoVersions();
  await startCanary(installation.store, 'mf-admin', '1.1.0', 100, team);
  installation.registry.halt(await haltCanary(installation));
  await startCanary(installation.store, 'mf-admin', '1.1.0', 100, team);
  for (const bucket of [0, 50, 99])
    expect(await versionOf(installation, numberIn(bucket))).toBe('1.1.0');
});

test('a canary that cannot be read is replaced by the stable version, with a reason', async () => {
  const installation = await installationWithTwoVersions();
  await startCanary(installation.store, 'mf-admin', '1.1.0', 100, team);
  await rm(artefactPath(installation.store, 'mf-admin', '1.1.0'), { recursive: true });
  const visitor = { canaryNumber: numberIn(0), previews: [] };
  const document = await installation.registry.forVisitor(visitor);
  expect(document.remotes[0]?.version).toBe('1.0.0');
  expect(document.unavailable).toBeUndefined();
  expect(installation.registry.trouble.releases).toMatchObject([{ version: '1.1.0' }]);
});

test('an error of a version is reported until the version is no longer live', async () => {
  const installation = await installationWithTwoVersions();
  const { store, registry } = installation;
  await startCanary(store, 'mf-admin', '1.1.0', 100, team);
  await rm(artefactPath(store, 'mf-admin', '1.1.0'), { recursive: true });
  await versionOf(installation, numberIn(0));
  expect(registry.trouble.releases).toHaveLength(1);
  await stopCanary(store, 'mf-admin', team);
  expect(await versionOf(installation, numberIn(0))).toBe('1.0.0');
  expect(registry.trouble.releases).toEqual([]);
});

test('a preview selects its version and is listed in the document', async () => {
  const installation = await installationWithTwoVersions();
  const previews = [{ name: 'mf-admin', version: '1.1.0' }] as const;
  const document = await installation.registry.forVisitor({ canaryNumber: null, previews });
  expect(document.remotes[0]?.version).toBe('1.1.0');
  expect(document.preview).toEqual(previews);
});

describe('the last valid registry', () => {
  test('stays in use, with a reason, when the newest revision was edited', async () => {
    const installation = await installationWithTwoVersions();
    await versionOf(installation);
    const file = revisionPath(installation.store, 1);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('1.0.0', '1.1.0'));
    expect(await versionOf(installation)).toBe('1.0.0');
    expect(installation.registry.trouble.registry?.reason).toContain('not signed');
    expect(installation.warnings).toHaveLength(1);
  });

  test('stays in use, with a reason, when the next revision is forged', async () => {
    const installation = await installationWithTwoVersions();
    await versionOf(installation);
    await writeFile(revisionPath(installation.store, 2), '{"content":{},"signature":"AAAA"}');
    expect(await versionOf(installation)).toBe('1.0.0');
    expect(installation.registry.trouble.registry?.reason).toContain('not signed');
  });

  test('stays in use, with a reason, when the newest revision is deleted', async () => {
    const installation = await installationWithTwoVersions();
    await installation.promote('mf-admin', '1.1.0');
    expect(await versionOf(installation)).toBe('1.1.0');
    await rm(revisionPath(installation.store, 2));
    expect(await versionOf(installation)).toBe('1.1.0');
    expect(installation.registry.trouble.registry?.reason).toContain('went back');
  });

  test('stays in use when newer revisions are deleted, until root resumes an older one', async () => {
    const installation = await installationWithTwoVersions();
    await installation.promote('mf-admin', '1.1.0');
    await installation.promote('mf-admin', '1.0.0');
    await installation.promote('mf-admin', '1.1.0');
    expect(await versionOf(installation)).toBe('1.1.0');
    for (const revision of [2, 3, 4]) await rm(revisionPath(installation.store, revision));
    expect(await versionOf(installation)).toBe('1.1.0');
    await resume(installation.store, team, 4);
    expect(await versionOf(installation)).toBe('1.0.0');
    expect(installation.registry.trouble.registry).toBeNull();
    await installation.promote('mf-admin', '1.1.0');
    expect(await versionOf(installation)).toBe('1.1.0');
  });

  test('stays in use, with a reason, when the key of an area signs a change of another area', async () => {
    const installation = await installationWithTwoVersions();
    const { store } = installation;
    const team = newKey();
    const added = { remote: 'mf-account', publicKey: team.publicPem, name: 'Account team' };
    await addKey(store, added, { why: '' });
    await versionOf(installation);
    const { content } = JSON.parse(await readFile(revisionPath(store, 2), 'utf8'));
    const forged = {
      ...content,
      revision: 3,
      remotes: { 'mf-admin': { stable: '1.1.0', previous: null, canary: null } },
      change: { ...content.change, who: 'Account team', key: 'Account team' },
      before: sha384(await readFile(revisionPath(store, 2))),
      sinceRoot: 1,
    };
    await writeFile(revisionPath(store, 3), signDocument('registry', forged, team.privateKey));
    expect(await versionOf(installation)).toBe('1.0.0');
    expect(installation.registry.trouble.registry?.reason).toContain("'Account team'");
  });

  test('stays in use while the folder is missing, and newer revisions are read when it is back', async () => {
    const installation = await installationWithTwoVersions();
    await versionOf(installation);
    const folder = registryFolder(installation.store);
    await rename(folder, `${folder}-away`);
    expect(await versionOf(installation)).toBe('1.0.0');
    expect(installation.registry.trouble.registry).not.toBeNull();
    await rename(`${folder}-away`, folder);
    await installation.promote('mf-admin', '1.1.0');
    expect(await versionOf(installation)).toBe('1.1.0');
    expect(installation.registry.trouble.registry).toBeNull();
  });

  test('is reported as good again when the missing folder is back without a newer revision', async () => {
    const installation = await installationWithTwoVersions();
    await versionOf(installation);
    const folder = registryFolder(installation.store);
    await rename(folder, `${folder}-away`);
    await versionOf(installation);
    await rename(`${folder}-away`, folder);
    expect(await versionOf(installation)).toBe('1.0.0');
    expect(installation.registry.trouble.registry).toBeNull();
    expect(installation.warnings.at(-1)).toBe('The registry is good again, at revision 1.');
  });
});

describe('the list of unavailable areas', () => {
  test('contains every area when a server starts without a valid registry', async () => {
    const installation = await installationWithTwoVersions();
    await writeFile(revisionPath(installation.store, 1), 'oops');
    const started = new LiveRegistry(installation.settings, () => undefined);
    const document = await started.forVisitor();
    expect(document.remotes).toEqual([]);
    expect(document.unavailable).toEqual(['mf-admin']);
  });

  test('contains an area whose release document was edited', async () => {
    const installation = await installationWithTwoVersions();
    const file = path.join(artefactPath(installation.store, 'mf-admin', '1.0.0'), 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('/mf-admin', '/dashboard'));
    const document = await installation.registry.forVisitor();
    expect(document.unavailable).toEqual(['mf-admin']);
    expect(installation.registry.trouble.releases[0]?.reason).toContain('not what was published');
  });

  const link = { place: 'bar', label: 'Offers', path: '/mf-admin', order: 1 };
  const long = 'x'.repeat(41);

  test.each<[string, string, object]>([
    ['no routes', 'routes', { routes: undefined }],
    ['a route without a path', 'routes', { routes: [{ prerender: true }] }],
    ['no libraries', 'libraries', { libraries: undefined }],
    ['a file without hashes', 'files', { files: { 'remote-entry.js': null } }],
    ['a list of contracts', 'contract', { contract: ['^1.0.0'] }],
    ['a title that is no text', 'title', { title: { text: 'Your admin area' } }],
    ['a label that is no text', 'navigation', { navigation: [{ ...link, label: {} }] }],
    ['a call without its fields', 'calls', { calls: { 'GET /api/orders': {} } }],
    ['no time of its build', 'builtAt', { builtAt: undefined }],
    ['a time of its build that is no time', 'builtAt', { builtAt: '<today>' }],
    ['a place with a long name', 'navigation', { navigation: [{ ...link, place: long }] }],
    ['a long contract range', 'contract', { contract: `^1.0.0${' '.repeat(200)}` }],
  ])(
    'contains an area whose signed release document has %s, and the others stay',
    async (_what, field, release) => {
      const installation = await newInstallation();
      const { store, registry } = installation;
      for (const remote of ['mf-account', 'mf-admin']) {
        await installation.publish(remote, '1.0.0');
        await installation.promote(remote, '1.0.0');
      }
      await addPastGates(store, await writeArtefact('mf-admin', '1.0.0', { release }));
      const document = await registry.forVisitor();
      expect(document.remotes.map(({ name }) => name)).toEqual(['mf-account']);
      expect(document.unavailable).toEqual(['mf-admin']);
      const reason = `release.json of mf-admin 1.0.0 has no valid '${field}'`;
      expect(registry.trouble.releases).toMatchObject([{ remote: 'mf-admin', reason }]);
      expect(await misfits(registry, { shell, bff: testBff })).toEqual([]);
    },
  );

  test('contains an area whose signed release document is that of another area', async () => {
    const installation = await installationWithTwoVersions();
    const folder = await writeArtefact('mf-account', '1.0.0');
    await addPastGates(installation.store, folder, { remote: 'mf-admin' });
    const document = await installation.registry.forVisitor();
    expect(document.unavailable).toEqual(['mf-admin']);
    expect(installation.registry.trouble.releases[0]?.reason).toContain(
      'is that of mf-account 1.0.0',
    );
  });
});

test('a version of an older build, which recorded no calls, is served', async () => {
  const installation = await installationWithTwoVersions();
  const release = { calls: undefined, builtWith: undefined } as object;
  const folder = await writeArtefact('mf-admin', '1.0.0', { release });
  await addPastGates(installation.store, folder);
  expect(await versionOf(installation)).toBe('1.0.0');
});
