import path from 'node:path';
import * as layout from './store-layout.js';

/**
 * A store outlives the program that created it, so the folder names must not change between
 * versions.
 */
test('the folder names of a store do not change', () => {
  const { artefactPath, storeFolder, ...folders } = layout;
  const names = Object.values(folders).map((folder) => folder('/store'));
  expect(names.sort()).toEqual(
    ['artefacts', 'canary', 'deployed', 'keys', 'publications', 'registry', 'shell', 'work'].map(
      (name) => path.join('/store', name),
    ),
  );
  expect(artefactPath('/store', 'mf-admin', '1.0.0')).toBe('/store/artefacts/mf-admin/1.0.0');
});

test.each([
  [{}, '/checkout/.data/releases'],
  [{ DATA_DIR: 'data' }, '/checkout/data/releases'],
  [{ DATA_DIR: '/srv/data' }, '/srv/data/releases'],
  [{ DATA_DIR: '/srv/data', RELEASES_DIR: 'store' }, '/checkout/store'],
  [{ RELEASES_DIR: '/srv/store' }, '/srv/store'],
  [{ DATA_DIR: '', RELEASES_DIR: '' }, '/checkout/.data/releases'],
  [{ DATA_DIR: '/srv/data', RELEASES_DIR: ' ' }, '/srv/data/releases'],
])('with the environment %j the store folder is %s', (environment, folder) => {
  expect(layout.storeFolder(environment, '/checkout')).toBe(folder);
});
