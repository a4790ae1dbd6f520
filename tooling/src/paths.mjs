import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (...parts) => path.join(root, ...parts);

/** The remotes of this checkout: every `mf-*` folder with a `remote.json`. */
export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(inRoot(name, 'remote.json')))
  .sort();
