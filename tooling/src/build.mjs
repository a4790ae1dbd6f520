#!/usr/bin/env node
/** `node tooling/src/build.mjs <remote|shell> <version>`: one build, in a process of its own. */
import { buildRemote } from './build-remote.mjs';
import { buildShell } from './build-shell.mjs';
import { remotes } from './paths.mjs';

const [name, version] = process.argv.slice(2);
if (version === undefined || (name !== 'shell' && !remotes.includes(name))) {
  console.error(`usage: build.mjs <shell|${remotes.join('|')}> <version>`);
  process.exit(2);
}
await (name === 'shell' ? buildShell(version) : buildRemote(name, version));
