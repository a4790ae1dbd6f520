import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Absolute path inside the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Names of the areas, as the contract lists them. */
export const remotes = namesInContract();

function namesInContract() {
  const source = readFileSync(inRoot('shared-contracts/src/host/remote.ts'), 'utf8');
  const [, names = ''] = /remoteNames = \[([^\]]*)\]/.exec(source) ?? [];
  return [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name);
}
