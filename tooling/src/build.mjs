#!/usr/bin/env node
/**
 * `node tooling/src/build.mjs <remote|shell> [version]`: runs one build in its own process. Without
 * a version it builds the working copy's version, unless that exists already.
 */
import { existsSync } from 'node:fs';
import { artefactFolder, buildRemote } from './build-remote.mjs';
import { buildShell, shellFolder } from './build-shell.mjs';
import { remotes } from './paths.mjs';
import { workingCopyVersion } from './working-copy-version.mjs';

const [name, given] = process.argv.slice(2);
if (name !== 'shell' && !remotes.includes(name)) {
  console.error(`usage: build.mjs <shell|${remotes.join('|')}> [version]`);
  process.exit(2);
}
const version = given ?? workingCopyVersion(name);
const folder = name === 'shell' ? shellFolder(version) : artefactFolder(name, version);
if (given !== undefined || !existsSync(folder))
  await (name === 'shell' ? buildShell(version) : buildRemote(name, version));
