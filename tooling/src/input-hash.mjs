import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const ignored =
  /(^|\/)(dist|node_modules|coverage|test-results)(\/|$)|\.(test(-d)?|examples)\.tsx?$/;

function filesOf(place) {
  const absolute = inRoot(place);
  if (!statSync(absolute).isDirectory()) return [place];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inRoot(), path.join(entry.parentPath, entry.name)))
    .filter((file) => !ignored.test(file));
}

/** Twelve hex digits that change whenever a file of these folders does. */
export function inputHash(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesOf).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

const common = ['shared-contracts', 'shared-ui/src', 'tooling', 'package-lock.json'];

/** The shell reads addresses as the gates of a release do; two areas show an order. */
const further = {
  shell: ['release/src/gates/address-pattern.ts'],
  'mf-account': ['order-ui/src'],
  'mf-admin': ['order-ui/src'],
};

/** What a build of this folder is made from. */
export const inputsOf = (folder) => [folder, ...(further[folder] ?? []), ...common];
