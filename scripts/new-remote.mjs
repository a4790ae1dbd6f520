#!/usr/bin/env node
/**
 * `npm run new:remote -- mf-events`: creates a remote with one page and tests. All scripts find
 * remotes by their folders.
 */
import { createFiles } from './new-remote/create-files.mjs';
import { checkName } from './new-remote/name.mjs';
import { registerRemote } from './new-remote/register-remote.mjs';

const [name] = process.argv.slice(2);

try {
  const error = checkName(name);
  if (error) throw new Error(error);
  const path = createFiles(name);
  await registerRemote(name);
  process.stdout.write(`${name} is there, with a page at ${path} and its tests.

Changed besides: package-lock.json, which npm generates. remote.json says where the area is linked.

  npm test -- unit                        runs its tests with the others
  npm start                               shows it
  npm run release -- publish ${name}     adds ${name} 0.1.0 to the release store
`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
