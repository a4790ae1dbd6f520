import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { changeRegistry } from '../changes/change-registry.js';
import { readHistory } from '../changes/history.js';
import { startCanary, stopCanary } from '../commands/canary.js';
import { promote, promoteTogether } from '../commands/promote.js';
import { publish } from '../commands/publish.js';
import { rollback } from '../commands/rollback.js';
import { UntrustedDocument } from '../keys/signed-document.js';
import { artefactPath, registryFolder } from '../store/store-layout.js';
import { newStore, writeArtefact } from '../testing/artefact.js';
import { readRegistry } from './read-registry.js';
import { revisionPath } from './registry-revision.js';

const team = { why: 'new prices' };

async function storeWith(remote: RemoteName, ...versions: string[]): Promise<string> {
  const store = await newStore();
  for (const version of versions) {
    await publish(store, await writeArtefact(remote, version), team);
  }
  return store;
}

const pointersOf = async (store: string, remote: RemoteName) =>
  (await readRegistry(store)).remotes[remote];

test('promote makes a version stable and records the former one as previous', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0');
  await promote(store, 'mf-admin', '1.0.0', team);
  await promote(store, 'mf-admin', '1.1.0', team);
  expect(await pointersOf(store, 'mf-admin')).toEqual({
    stable: '1.1.0',
    previous: '1.0.0',
    canary: null,
  });
});

test('promoting the stable version again keeps the previous version', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0');
  for (const version of ['1.0.0', '1.1.0', '1.1.0'])
    await promote(store, 'mf-admin', version, team);
  const live = { stable: '1.1.0', previous: '1.0.0', canary: null };
  expect(await pointersOf(store, 'mf-admin')).toEqual(live);
});

test('promote refuses a version that was never published', async () => {
  const store = await storeWith('mf-admin', '1.0.0');
  await expect(promote(store, 'mf-admin', '9.9.9', team)).rejects.toThrow(/not in the store/);
});

test('two rollbacks go back one version each and leave no previous version', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0', '1.2.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await promote(store, 'mf-admin', version, team);
  await rollback(store, 'mf-admin', team);
  expect((await pointersOf(store, 'mf-admin'))?.stable).toBe('1.1.0');
  await rollback(store, 'mf-admin', team, '1.0.0');
  expect((await pointersOf(store, 'mf-admin'))?.stable).toBe('1.0.0');
  expect((await pointersOf(store, 'mf-admin'))?.previous).toBeNull();
});

test('a rollback never leaves the version that it replaced as the previous one', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0');
  for (const version of ['1.0.0', '1.1.0', '1.0.0', '1.1.0'])
    await promote(store, 'mf-admin', version, team);
  await rollback(store, 'mf-admin', team);
  const live = { stable: '1.0.0', previous: null, canary: null };
  expect(await pointersOf(store, 'mf-admin')).toEqual(live);
});

test('rollback to a version that was never live leaves no previous version', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0');
  await publish(store, await writeArtefact('mf-account', '1.0.0'), team);
  await promote(store, 'mf-account', '1.0.0', team);
  await promote(store, 'mf-admin', '1.1.0', team);
  await rollback(store, 'mf-admin', team, '1.0.0');
  expect(await pointersOf(store, 'mf-admin')).toEqual({
    stable: '1.0.0',
    previous: null,
    canary: null,
  });
});

test('rollback ignores a damaged earlier revision', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0', '1.2.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await promote(store, 'mf-admin', version, team);
  await writeFile(revisionPath(store, 2), 'damaged');
  await rollback(store, 'mf-admin', team, '1.0.0');
  expect(await pointersOf(store, 'mf-admin')).toMatchObject({ stable: '1.0.0', previous: null });
});

test('rollback without a version ignores a damaged revision of another area', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0');
  for (const version of ['1.0.0', '1.1.0']) await promote(store, 'mf-admin', version, team);
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(store, await writeArtefact('mf-account', version), team);
    await promote(store, 'mf-account', version, team);
  }
  await writeFile(revisionPath(store, 3), 'damaged');
  await rollback(store, 'mf-admin', team);
  expect(await pointersOf(store, 'mf-admin')).toMatchObject({ stable: '1.0.0', previous: null });
});

test('rollback while a canary runs ends the canary and leaves stable unchanged', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0', '1.2.0');
  await promote(store, 'mf-admin', '1.0.0', team);
  await promote(store, 'mf-admin', '1.1.0', team);
  await startCanary(store, 'mf-admin', '1.2.0', 10, team);
  await rollback(store, 'mf-admin', team);
  expect(await pointersOf(store, 'mf-admin')).toEqual({
    stable: '1.1.0',
    previous: '1.0.0',
    canary: null,
  });
});

test('a canary needs an integer percentage and a stable version, and stops only by its version', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0');
  await expect(startCanary(store, 'mf-admin', '1.1.0', 10, team)).rejects.toThrow(/promote one/);
  await promote(store, 'mf-admin', '1.0.0', team);
  await expect(startCanary(store, 'mf-admin', '1.1.0', 0.5, team)).rejects.toThrow(/whole number/);
  await startCanary(store, 'mf-admin', '1.1.0', 25, team);
  expect((await pointersOf(store, 'mf-admin'))?.canary).toMatchObject({
    version: '1.1.0',
    percent: 25,
  });
  await expect(stopCanary(store, 'mf-admin', team, '1.3.0')).rejects.toThrow(/no canary 1\.3\.0/);
  await stopCanary(store, 'mf-admin', team, '1.1.0');
  expect((await pointersOf(store, 'mf-admin'))?.canary).toBeNull();
});

test('twenty concurrent changes all succeed, each with its own revision', async () => {
  const store = await storeWith('mf-admin', '1.0.0', '1.1.0');
  await publish(store, await writeArtefact('mf-account', '1.0.0'), team);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? promote(store, 'mf-admin', index % 4 === 0 ? '1.0.0' : '1.1.0', team)
        : promote(store, 'mf-account', '1.0.0', team),
    ),
  );
  const registry = await readRegistry(store);
  expect(registry.revision).toBe(20);
  expect(Object.keys(registry.remotes).sort()).toEqual(['mf-account', 'mf-admin']);
});

test('the history shows who did what, when and why', async () => {
  const store = await storeWith('mf-admin', '1.0.0');
  await promote(store, 'mf-admin', '1.0.0', { why: 'release day' });
  const [latest, first] = await readHistory(store);
  expect(latest).toMatchObject({ who: 'root', why: 'release day', what: 'promote', revision: 1 });
  expect(first).toMatchObject({
    ...team,
    who: 'root',
    what: 'publish',
    remote: 'mf-admin',
    version: '1.0.0',
  });
  expect(Date.parse(latest?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.at ?? ''));
});

test('areas promoted together have one history entry each', async () => {
  const store = await storeWith('mf-admin', '1.0.0');
  await publish(store, await writeArtefact('mf-account', '2.0.0'), team);
  const together = { ...team, expect: 0 };
  const targets = [
    { remote: 'mf-admin', version: '1.0.0' },
    { remote: 'mf-account', version: '2.0.0' },
  ];
  await promoteTogether(store, targets, together);
  const act = { at: expect.any(String), who: 'root', key: 'root', why: 'new prices' };
  expect((await readHistory(store)).slice(0, 2)).toEqual(
    targets.map((target) => ({ ...act, what: 'promote', ...target, revision: 1 })),
  );
});

const admin = { remote: 'mf-admin', version: '1.0.0' };
test.each([
  ['no area', [], 'Name what to promote.'],
  ['an area twice', [admin, { ...admin, version: '1.1.0' }], 'Name each area once.'],
])('promoting %s is refused', async (_what, targets, message) => {
  await expect(promoteTogether('/nowhere', targets, team)).rejects.toThrow(message);
});

test('a change that expects another revision is refused with an error that names the last change', async () => {
  const store = await newStore();
  const change = { what: 'promote', remote: 'mf-admin', version: '1.0.0' } as const;
  const make = (expected: number) =>
    changeRegistry(store, { ...team, expect: expected }, ({ remotes }) => ({ remotes, change }));
  await expect(make(1)).rejects.toThrow(
    /^The registry is at revision 0 and not 1: nothing was changed\.$/,
  );
  await make(0);
  await expect(make(0)).rejects.toThrow(
    /^The registry is at revision 1 and not 0: nothing was changed\. The last change was 'promote' by root, \S+Z\.$/,
  );
  expect((await readRegistry(store)).revision).toBe(1);
});

test('a store without a registry is at revision 0; an unreadable registry throws', async () => {
  const store = await newStore();
  expect((await readRegistry(store)).revision).toBe(0);
  await writeFile(registryFolder(store), 'no folder');
  await expect(readRegistry(store)).rejects.toThrow(/ENOTDIR/);
});

test('files with other names in the registry folder are ignored', async () => {
  const store = await storeWith('mf-admin', '1.0.0');
  await promote(store, 'mf-admin', '1.0.0', team);
  for (const name of ['00000002.json.orig', '2.json', 'x00000002.json'])
    await writeFile(path.join(registryFolder(store), name), '{}');
  expect((await readRegistry(store)).revision).toBe(1);
});

describe('verification', () => {
  test('rejects an edited revision, which can be neither read nor changed', async () => {
    const store = await storeWith('mf-admin', '1.0.0', '1.1.0');
    await promote(store, 'mf-admin', '1.0.0', team);
    const file = revisionPath(store, 1);
    await writeFile(file, (await readFile(file, 'utf8')).replace('"1.0.0"', '"1.1.0"'));
    await expect(readRegistry(store)).rejects.toThrow(UntrustedDocument);
    await expect(promote(store, 'mf-admin', '1.1.0', team)).rejects.toThrow(/not signed/);
  });

  test('rejects a copy of an earlier revision under a new number', async () => {
    const store = await storeWith('mf-admin', '1.0.0');
    await promote(store, 'mf-admin', '1.0.0', team);
    await writeFile(revisionPath(store, 2), await readFile(revisionPath(store, 1)));
    await expect(readRegistry(store)).rejects.toThrow(/copy of revision 1/);
  });

  test('rejects a revision that is not JSON', async () => {
    const store = await newStore();
    await mkdir(registryFolder(store), { recursive: true });
    await writeFile(revisionPath(store, 1), 'oops');
    await expect(readRegistry(store)).rejects.toThrow(UntrustedDocument);
  });

  test('rejects an artefact with an edited release.json', async () => {
    const store = await storeWith('mf-admin', '1.0.0');
    const file = `${artefactPath(store, 'mf-admin', '1.0.0')}/release.json`;
    await writeFile(file, (await readFile(file, 'utf8')).replace('^1.0.0', '^1.0.1'));
    await expect(promote(store, 'mf-admin', '1.0.0', team)).rejects.toThrow(
      /not what was published/,
    );
  });

  test('rejects an artefact that was copied into the store without being published', async () => {
    const store = await storeWith('mf-admin', '1.0.0');
    const { cp } = await import('node:fs/promises');
    await cp(artefactPath(store, 'mf-admin', '1.0.0'), artefactPath(store, 'mf-admin', '1.2.0'), {
      recursive: true,
    });
    await expect(promote(store, 'mf-admin', '1.2.0', team)).rejects.toThrow(/is that of/);
    await rm(store, { recursive: true });
  });
});
