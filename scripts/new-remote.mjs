#!/usr/bin/env node
/**
 * `npm run new:remote -- mf-events`: creates a remote with one page and tests. All scripts find
 * remotes by their folders.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { inRoot } from '../tooling/src/paths.mjs';
import { compileServers } from './build.mjs';
import { createFiles } from './new-remote/create-files.mjs';
import { checkAddress, checkName } from './new-remote/name.mjs';
import { run } from './steps.mjs';

const [name] = process.argv.slice(2);

try {
  const nameError = checkName(name);
  if (nameError) throw new Error(nameError);
  await compileServers([]);
  const addressError = await checkAddress(name);
  if (addressError) throw new Error(addressError);
  const path = createFiles(name);
  await registerRemote();
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

/**
 * Registers a new remote. Workspaces, import rules, builds and publishing jobs find remotes by
 * their folders. The only other file that changes is the lock file, which lists workspaces and
 * which `npm ci` compares with them.
 */
async function registerRemote() {
  addToLock();
  await run(inRoot('node_modules/.bin/biome'), ['check', '--write', name]);
}

/**
 * Adds the two lock file entries of a workspace in npm's format. A remote adds no external package,
 * so npm need not resolve dependencies again.
 */
function addToLock() {
  const before = read('package-lock.json');
  const lock = JSON.parse(before);
  const { private: _private, type: _type, ...entry } = JSON.parse(read(`${name}/package.json`));
  lock.packages[name] = entry;
  lock.packages[`node_modules/@northcast/${name}`] = { resolved: name, link: true };
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  writeFileSync(inRoot('package-lock.json'), after);
  const link = inRoot('node_modules/@northcast', name);
  if (!existsSync(link)) symlinkSync(`../../${name}`, link);
  keepInstallation(before, after);
}

/** Marks the installed packages as matching the new lock file, if they matched the previous one. */
function keepInstallation(before, after) {
  const stamp = 'node_modules/.northcast-lock';
  if (existsSync(inRoot(stamp)) && read(stamp) === digest(before))
    writeFileSync(inRoot(stamp), digest(after));
}

function read(file) {
  return readFileSync(inRoot(file), 'utf8');
}

function digest(text) {
  return createHash('sha256').update(text).digest('hex');
}
