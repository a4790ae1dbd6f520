import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../tooling/src/paths.mjs';
import { run } from '../steps.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const write = (file, text) => writeFileSync(inRoot(file), text);

/**
 * Registers a new remote. Workspaces, import rules, builds and publishing jobs find remotes by
 * their folders. The only other file that changes is the lock file, which lists workspaces and
 * which `npm ci` compares with them.
 */
export async function registerRemote(name) {
  addToLock(name);
  await run(inRoot('node_modules/.bin/biome'), ['check', '--write', name]);
}

/**
 * Adds the two lock file entries of a workspace in npm's format. A remote adds no external package,
 * so npm need not resolve dependencies again.
 */
function addToLock(name) {
  const before = read('package-lock.json');
  const lock = JSON.parse(before);
  const { private: _private, type: _type, ...entry } = JSON.parse(read(`${name}/package.json`));
  lock.packages[name] = entry;
  lock.packages[`node_modules/@northcast/${name}`] = { resolved: name, link: true };
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  const link = inRoot('node_modules/@northcast', name);
  if (!existsSync(link)) symlinkSync(`../../${name}`, link);
  keepInstallation(before);
}

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Marks the installed packages as matching the new lock file, if they matched the previous one. */
function keepInstallation(before) {
  const stamp = 'node_modules/.northcast-lock';
  if (existsSync(inRoot(stamp)) && read(stamp) === digest(before)) {
    write(stamp, digest(read('package-lock.json')));
  }
}
