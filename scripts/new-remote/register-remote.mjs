import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../tooling/src/paths.mjs';
import { run } from '../steps.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const write = (file, text) => writeFileSync(inRoot(file), text);

/** @throws when the text to be replaced is not there, so that no edit is lost in silence */
function replace(file, from, to) {
  const before = read(file);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has changed its form: add the remote by hand`);
  write(file, after);
}

/**
 * Makes a new area known to everything that names areas.
 * @returns {Promise<string[]>} files that were changed
 */
export async function registerRemote(name) {
  addToContract(name);
  addToWorkspace(name);
  addToLock(name);
  addToImportRules(name);
  addToDeployment(name);
  const files = [
    'shared-contracts/src/host/remote.ts',
    'package.json',
    'package-lock.json',
    'biome.json',
    'docker-compose.yml',
  ];
  await run(inRoot('node_modules/.bin/biome'), [
    'check',
    '--write',
    ...files.slice(0, 2),
    'biome.json',
    name,
  ]);
  await run(process.execPath, ['scripts/contract-report.mjs']);
  return [...files, 'shared-contracts/api-report.md'];
}

/** One more name is an addition to the contract: a released contract gets its next minor. */
function addToContract(name) {
  replace('shared-contracts/src/host/remote.ts', /(remoteNames = \[[^\]]*)\]/, `$1, '${name}']`);
  if (!read('shared-contracts/api-report.md').includes('State: released\n')) return;
  const [major, minor] = JSON.parse(read('shared-contracts/package.json')).version.split('.');
  const next = `${major}.${Number(minor) + 1}.0`;
  replace(
    'shared-contracts/src/host/contract-version.ts',
    /(contractVersion = ')[^']+/,
    `$1${next}`,
  );
  replace('shared-contracts/package.json', /("version": ")[^"]+/, `$1${next}`);
  replace(
    'package-lock.json',
    /("name": "@northcast\/shared-contracts",\s*"version": ")[^"]+/,
    `$1${next}`,
  );
}

function addToWorkspace(name) {
  replace('package.json', /("mf-[^"]+",)(?![\s\S]*"mf-)/, `$1\n    "${name}",`);
}

/** A workspace brings no package from elsewhere: the lock gets its two entries, and nothing is resolved anew. */
function addToLock(name) {
  const before = read('package-lock.json');
  const lock = JSON.parse(before);
  const { private: _private, type: _type, ...entry } = JSON.parse(read(`${name}/package.json`));
  lock.packages[''].workspaces = JSON.parse(read('package.json')).workspaces;
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

/** No area imports another one: the rules that keep it so get one more name, and the new area gets rules of its own. */
function addToImportRules(name) {
  const settings = JSON.parse(read('biome.json'));
  const patternsOf = (rules) => [`@northcast/${rules}`, `@northcast/${rules}/**`, `**/${rules}/**`];
  const groups = (override) =>
    (override.linter?.rules?.style?.noRestrictedImports?.options?.patterns ?? []).map(
      ({ group }) => group,
    );
  const [model] = settings.overrides.filter((each) => each.includes[0] === 'mf-admin/src/**');
  const own = structuredClone(model);
  own.includes = [`${name}/src/**`];
  for (const group of groups(own))
    if (group[0] !== 'react-router-dom') group.push(...patternsOf('mf-admin'));
  for (const override of settings.overrides) {
    for (const group of groups(override)) {
      if (group.some((pattern) => pattern.startsWith('@northcast/mf-')))
        group.push(...patternsOf(name));
    }
  }
  settings.overrides.push(own);
  write('biome.json', JSON.stringify(settings, null, 2));
}

/** Every area is published by a job of its own before the shell server starts. */
function addToDeployment(name) {
  const [model, last] = [
    ...read('docker-compose.yml').matchAll(/ {2}publish-(mf-[a-z0-9-]+):\n(?: {4}.*\n)+/g),
  ].at(-1);
  const job = model.replaceAll(last, name);
  replace('docker-compose.yml', model, `${model}\n${job}`);
  const needed = `      publish-${last}: { condition: service_completed_successfully }\n`;
  replace('docker-compose.yml', needed, `${needed}${needed.replace(last, name)}`);
}
