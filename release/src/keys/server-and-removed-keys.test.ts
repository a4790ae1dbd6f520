import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readHistory } from '../changes/history.js';
import { startCanary, stopCanary } from '../commands/canary.js';
import { addKey, removeKey } from '../commands/keys.js';
import { promote } from '../commands/promote.js';
import { rollbackFailing } from '../commands/rollback.js';
import { sha384 } from '../hashes.js';
import { readRelease } from '../publications/release-store.js';
import { readRegistry } from '../registry/read-registry.js';
import { artefactPath, publicationsFolder } from '../store/store-layout.js';
import { newKey, signingWith } from '../testing/key-files.js';
import { publishTo, storeWithTeam, why } from '../testing/team-store.js';
import { signDocument } from './signed-document.js';

describe('a server key', () => {
  async function storeWithServer() {
    const { store } = await storeWithTeam();
    const server = newKey();
    await addKey(store, { remote: null, publicKey: server.publicPem, name: 'Shell 1' }, why);
    await publishTo(store, 'mf-admin', '1.1.0');
    return { store, server };
  }
  const rule = { why: 'it fails', automatic: true };

  test('can end a canary automatically, and the history names the key', async () => {
    const { store, server } = await storeWithServer();
    await startCanary(store, 'mf-admin', '1.1.0', 5, why);
    await signingWith(server, store, () => stopCanary(store, 'mf-admin', rule));
    expect((await readHistory(store))[0]).toMatchObject({ who: 'automatic', key: 'Shell 1' });
  });

  test('can roll back to the previous version, which clears the previous version', async () => {
    const { store, server } = await storeWithServer();
    await promote(store, 'mf-admin', '1.1.0', why);
    await signingWith(server, store, () => rollbackFailing(store, 'mf-admin', '1.1.0', 'it fails'));
    expect((await readRegistry(store)).remotes['mf-admin']).toEqual({
      stable: '1.0.0',
      previous: null,
      canary: null,
    });
  });

  test('cannot promote, start a canary, publish, or stop a canary manually', async () => {
    const { store, server } = await storeWithServer();
    await signingWith(server, store, async () => {
      const refused = /is a server's/;
      await expect(promote(store, 'mf-admin', '1.1.0', rule)).rejects.toThrow(refused);
      await expect(startCanary(store, 'mf-admin', '1.1.0', 5, rule)).rejects.toThrow(refused);
      await expect(publishTo(store, 'mf-admin', '1.3.0')).rejects.toThrow(/is for a server/);
    });
    await startCanary(store, 'mf-admin', '1.1.0', 5, why);
    const byHand = signingWith(server, store, () => stopCanary(store, 'mf-admin', why));
    await expect(byHand).rejects.toThrow(/acts by rule alone/);
  });
});

describe('a removed key', () => {
  async function storeWithRelease() {
    const { store, team } = await storeWithTeam();
    await signingWith(team, store, async () => {
      await publishTo(store, 'mf-account', '1.1.0');
      await promote(store, 'mf-account', '1.1.0', why);
    });
    return { store, team };
  }

  test('cannot publish any more, and its publications stay trusted', async () => {
    const { store, team } = await storeWithRelease();
    await removeKey(store, 'Account team', { distrust: false }, why);
    await readRelease(store, 'mf-account', '1.1.0');
    const again = signingWith(team, store, () => publishTo(store, 'mf-account', '1.2.0'));
    await expect(again).rejects.toThrow(/was removed/);
  });

  test.each<[string, (list: string) => Promise<void>]>([
    ['deleted', (list) => rm(list)],
    ['altered', (list) => appendFile(list, ' ')],
  ])('has no trusted publications if the list of them was %s', async (_how, damage) => {
    const { store } = await storeWithRelease();
    await removeKey(store, 'Account team', { distrust: false }, why);
    const lists = path.join(publicationsFolder(store), '.kept');
    for (const name of await readdir(lists)) await damage(path.join(lists, name));
    await expect(readRelease(store, 'mf-account', '1.1.0')).rejects.toThrow(/not trusted now/);
  });

  test.each([
    { version: '1.0.0', distrust: false },
    { version: '1.1.0', distrust: true },
  ])('is not removed while a publication cannot be read: %o', async ({ version, distrust }) => {
    const { store } = await storeWithRelease();
    const name = `${version}.unreadable.json`;
    await mkdir(path.join(publicationsFolder(store), 'mf-account', name));
    const removing = removeKey(store, 'Account team', { distrust }, why);
    await expect(removing).rejects.toThrow(`${name} cannot be read: EISDIR`);
    const { keys } = await readRegistry(store);
    expect(keys?.map(({ removed }) => removed)).toEqual([undefined]);
    // The history shows the other entries.
    expect(await readHistory(store)).toContainEqual(
      expect.objectContaining({ what: 'publish', version: '1.1.0' }),
    );
  });

  test('is distrusted also if a publication that is not live cannot be read', async () => {
    const { store } = await storeWithRelease();
    await promote(store, 'mf-account', '1.0.0', why);
    for (const name of ['1.1.0.unreadable.json', 'x.json'])
      await mkdir(path.join(publicationsFolder(store), 'mf-account', name));
    await removeKey(store, 'Account team', { distrust: true }, why);
    const { keys } = await readRegistry(store);
    expect(keys).toMatchObject([{ name: 'Account team', removed: { kept: null } }]);
  });

  test('cannot forge a publication that was made before its removal', async () => {
    const { store, team } = await storeWithRelease();
    await removeKey(store, 'Account team', { distrust: false }, why);
    const folder = artefactPath(store, 'mf-account', '1.1.0');
    const { content } = JSON.parse(await readFile(`${folder}/.publication.json`, 'utf8'));
    const forged = { ...content, release: sha384('something else') };
    await writeFile(
      `${folder}/.publication.json`,
      signDocument('publication', forged, team.privateKey),
    );
    await expect(readRelease(store, 'mf-account', '1.1.0')).rejects.toThrow(/not trusted now/);
  });

  test('can be distrusted with its publications only if none of them is live', async () => {
    const { store } = await storeWithRelease();
    const distrust = () => removeKey(store, 'Account team', { distrust: true }, why);
    await expect(distrust()).rejects.toThrow(/live: mf-account 1\.1\.0/);
    await promote(store, 'mf-account', '1.0.0', why);
    await distrust();
    await expect(readRelease(store, 'mf-account', '1.1.0')).rejects.toThrow(/not trusted now/);
    await expect(promote(store, 'mf-account', '1.1.0', why)).rejects.toThrow(/not trusted now/);
    const entries = await readHistory(store);
    expect(entries).toContainEqual(
      expect.objectContaining({ what: 'publish', version: '1.1.0', distrusted: true }),
    );
  });
});
