import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, remotes } from '../../tooling/src/paths.mjs';
import { contractVersion } from '../../tooling/src/shared-libraries.mjs';
import { filesOf, pathOf } from './template.mjs';

const readJson = (...place) => JSON.parse(readFileSync(inRoot(...place), 'utf8'));

/**
 * Writes the folder of a new remote.
 * @returns {string} path of its page
 */
export function createFiles(name) {
  const address = pathOf(name);
  const owner = remotes.find((remote) =>
    readJson(remote, 'remote.json').routes.some((route) => route.path === address),
  );
  if (owner) throw new Error(`${owner} serves ${address} already: take another name`);
  const like = readJson(remotes[0], 'package.json');
  for (const [file, text] of Object.entries(filesOf({ name, contract: contractVersion(), like }))) {
    const target = inRoot(name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return address;
}
