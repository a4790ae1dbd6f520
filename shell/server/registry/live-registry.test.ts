import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCanary } from '../release/canary.js';
import { revisionPath } from '../release/registry-document.js';
import { rollback } from '../release/rollback.js';
import { artefactPath, registryFolder } from '../release/store-layout.js';
import { newInstallation, team } from '../release/testing/installation.js';
import { LiveRegistry } from './live-registry.js';

type Installation = Awaited<ReturnType<typeof newInstallation>>;

const versionOf = async ({ registry }: Installation, bucket: number | null = null) =>
  (await registry.forVisitor({ bucket, previews: [] })).remotes[0]?.version;

async function installationWithTwoVersions() {
  const installation = await newInstallation();
  await installation.publish('mf-admin', '1.0.0');
  await installation.publish('mf-admin', '1.1.0');
  await installation.promote('mf-admin', '1.0.0');
  return installation;
}

test('a promotion and a rollback are live with the next question', async () => {
  const installation = await installationWithTwoVersions();
  expect(await versionOf(installation)).toBe('1.0.0');
  await installation.promote('mf-admin', '1.1.0');
  expect(await versionOf(installation)).toBe('1.1.0');
  await rollback(installation.store, 'mf-admin', team);
  expect(await versionOf(installation)).toBe('1.0.0');
});

test('a canary goes to the buckets below its share, and to nobody without a bucket', async () => {
  const installation = await installationWithTwoVersions();
  await startCanary(installation.store, 'mf-admin', '1.1.0', 25, team);
  expect(await versionOf(installation, 0)).toBe('1.1.0');
  expect(await versionOf(installation, 24)).toBe('1.1.0');
  expect(await versionOf(installation, 25)).toBe('1.0.0');
  expect(await versionOf(installation, null)).toBe('1.0.0');
});

test('a canary that this server ended goes to nobody', async () => {
  const installation = await installationWithTwoVersions();
  await startCanary(installation.store, 'mf-admin', '1.1.0', 100, team);
  installation.registry.halt('mf-admin', '1.1.0');
  expect(await versionOf(installation, 0)).toBe('1.0.0');
});

test('a preview shows its version and says so', async () => {
  const installation = await installationWithTwoVersions();
  const previews = [{ name: 'mf-admin', version: '1.1.0' }] as const;
  const document = await installation.registry.forVisitor({ bucket: null, previews });
  expect(document.remotes[0]?.version).toBe('1.1.0');
  expect(document.preview).toEqual(previews);
});

describe('keeps the last good registry and says why', () => {
  test('when the newest one was edited', async () => {
    const installation = await installationWithTwoVersions();
    await versionOf(installation);
    const file = revisionPath(installation.store, 1);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('1.0.0', '1.1.0'));
    expect(await versionOf(installation)).toBe('1.0.0');
    expect(installation.registry.trouble.registry?.reason).toContain('not signed');
    expect(installation.warnings).toHaveLength(1);
  });

  test('when a forged one follows', async () => {
    const installation = await installationWithTwoVersions();
    await versionOf(installation);
    await writeFile(revisionPath(installation.store, 2), '{"content":{},"signature":"AAAA"}');
    expect(await versionOf(installation)).toBe('1.0.0');
    expect(installation.registry.trouble.registry?.reason).toContain('not signed');
  });

  test('when it goes back to an earlier one', async () => {
    const installation = await installationWithTwoVersions();
    await installation.promote('mf-admin', '1.1.0');
    expect(await versionOf(installation)).toBe('1.1.0');
    await rm(revisionPath(installation.store, 2));
    expect(await versionOf(installation)).toBe('1.1.0');
    expect(installation.registry.trouble.registry?.reason).toContain('went back');
  });

  test('when the folder is gone, and recovers when it is back', async () => {
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
});

describe('names areas as unavailable', () => {
  test('all of them at a start without a good registry', async () => {
    const installation = await installationWithTwoVersions();
    await writeFile(revisionPath(installation.store, 1), 'oops');
    const started = new LiveRegistry(installation.settings, () => undefined);
    const document = await started.forVisitor();
    expect(document.remotes).toEqual([]);
    expect(document.unavailable).toEqual(['mf-marketing', 'mf-account', 'mf-admin']);
  });

  test('the one whose release document was edited', async () => {
    const installation = await installationWithTwoVersions();
    const file = path.join(artefactPath(installation.store, 'mf-admin', '1.0.0'), 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('/mf-admin', '/dashboard'));
    const document = await installation.registry.forVisitor();
    expect(document.unavailable).toEqual(['mf-admin']);
    expect(installation.registry.trouble.releases[0]?.reason).toContain('not what was published');
  });
});
