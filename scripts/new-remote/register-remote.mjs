import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../tooling/src/paths.mjs';
import { run } from '../steps.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const write = (file, text) => writeFileSync(inRoot(file), text);

/**
 * Installs a new area. Workspaces, import rules, builds and publishing jobs find areas by their folders; the one file of others that
 * changes is the lock, which npm generates from the folders and without which `npm ci` refuses them.
 */
export async function registerRemote(name) {
  addToLock(name);
  await run(inRoot('node_modules/.bin/biome'), ['check', '--write', name]);
}

/** A workspace brings no package from elsewhere: the lock gets its two entries, as npm would write them, and nothing is resolved again. */
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

/** What is installed fits the new lock as it fitted the last one. */
function keepInstallation(before) {
  const stamp = 'node_modules/.northcast-lock';
  if (existsSync(inRoot(stamp)) && read(stamp) === digest(before)) {
    write(stamp, digest(read('package-lock.json')));
  }
}
