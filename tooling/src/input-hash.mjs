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

/** Twelve hex digits that change if any file in these folders changes. */
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

/** The shell parses paths with a module of the release gates; two remotes bundle `order-ui`. */
const further = {
  shell: ['release/src/gates/address-pattern.ts'],
  'mf-account': ['order-ui/src'],
  'mf-admin': ['order-ui/src'],
};

/** The inputs of a folder's build. */
export const inputsOf = (folder) => [folder, ...(further[folder] ?? []), ...common];
