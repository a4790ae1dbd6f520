import path from 'node:path';
import { readPublicationLog } from '../publications/publication-log.js';
import { publishedVersions } from '../publications/release-store.js';
import { readRegistry } from '../registry/read-registry.js';
import { artefactPath, registryFolder } from '../store/store-layout.js';
import { newStore, writeArtefact } from '../testing/artefact.js';
import { failToSync } from '../testing/full-disk.js';
import { runCommand } from '../testing/run-command.js';
import { publish } from './publish.js';
import { explainStoreError } from './store-errors.js';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['ENOSPC', /disk of the release store is full .*Nothing was changed/],
  ['EDQUOT', /quota of the release store is used up .*Nothing was changed/],
  ['EROFS', /mounted read-only/],
])('%s is explained in a sentence', (code, sentence) => {
  const violation = Object.assign(new Error(`${code}: copyfile`), { code });
  expect(String(explainStoreError(violation, '/releases'))).toMatch(sentence);
});

describe('a full disk after the change', () => {
  const undoable = /is written, but a power failure may undo that/;

  test('is not reported as a promotion that did not happen', async () => {
    const store = await newStore();
    await publish(store, await writeArtefact('mf-admin', '1.0.0'), { why: 'a test' });
    failToSync(registryFolder(store));
    await expect(runCommand(store, 'promote', 'mf-admin', '1.0.0')).rejects.toThrow(undoable);
    expect((await readRegistry(store)).remotes['mf-admin']?.stable).toBe('1.0.0');
  });

  test('is not reported as a publication that did not happen', async () => {
    const store = await newStore();
    const folder = await writeArtefact('mf-admin', '1.0.0');
    failToSync(path.dirname(artefactPath(store, 'mf-admin', '1.0.0')));
    const published = runCommand(store, 'publish', 'mf-admin', '1.0.0', '--from', folder);
    await expect(published).rejects.toThrow(undoable);
    expect(await publishedVersions(store, 'mf-admin')).toEqual(['1.0.0']);
    expect(await readPublicationLog(store, 'mf-admin', () => true)).toHaveLength(1);
  });
});
