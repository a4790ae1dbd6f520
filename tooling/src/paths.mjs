import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const remotes = ['mf-marketing', 'mf-account', 'mf-admin'];

/** Absolute path inside the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);
