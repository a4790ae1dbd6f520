import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../../tooling/src/paths.mjs';
import { remoteDescription } from '../../tooling/src/webpack-remote.mjs';
import { root } from '../steps.mjs';

/** What a remote in watch mode looks like to the shell. */
function watched(name, port) {
  const { contract, routes } = remoteDescription(name);
  return {
    name,
    version: 'dev',
    contract,
    base: `http://127.0.0.1:${port}/`,
    entry: 'remote-entry.js',
    routes,
    integrity: {},
  };
}

/** The version that `npm start` published last, for areas that are not worked on. */
function published(name, store) {
  const pointers = readPointers(store)[name];
  const folder = pointers && findArtefact(store, name, pointers.stable);
  if (!folder) return undefined;
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  return {
    name,
    version: release.version,
    contract: release.contract,
    base: `/remotes/${name}/${release.version}/`,
    entry: release.entry,
    routes: release.routes,
    integrity: {},
  };
}

function readPointers(store) {
  const file = path.join(store, 'registry.json');
  if (!existsSync(file)) return {};
  const document = JSON.parse(readFileSync(file, 'utf8'));
  return document.remotes ?? document.registry?.remotes ?? {};
}

/** Folder of published artefacts inside the store. */
export const artefactsOf = (store) =>
  existsSync(path.join(store, 'artefacts')) ? path.join(store, 'artefacts') : store;

function findArtefact(store, name, version) {
  const folder = path.join(artefactsOf(store), name, version);
  return existsSync(folder) ? folder : undefined;
}

/**
 * @param {Record<string, number>} ports of the remotes in watch mode
 */
export function devRegistry(ports, store = path.join(root, '.data/releases')) {
  return {
    revision: 0,
    shell: { base: '/shell/', entry: ['shell.js'], integrity: {} },
    remotes: remotes
      .map((name) => (name in ports ? watched(name, ports[name]) : published(name, store)))
      .filter(Boolean),
  };
}
