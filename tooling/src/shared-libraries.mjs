import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * Everything that is shared at run time. The shell provides it, nobody else: remotes ask for it by
 * range and offer nothing. What is not named here, each remote bundles. An area may use of a library
 * only what every version in its range has.
 */
const libraries = {
  react: { range: '^19.3.0', modules: ['react', 'react/jsx-runtime'] },
  'react-dom': { range: '^19.3.0', modules: ['react-dom', 'react-dom/client'] },
  'react-router-dom': { range: '^7.17.0', modules: ['react-router-dom'] },
  redux: { range: '^5.0.0', modules: ['redux'] },
  'styled-components': { range: '^6.6.0', modules: ['styled-components'] },
  // Not part of the shell's first script: loaded for the first remote that asks.
  'react-redux': { range: '^9.3.0', modules: ['react-redux'], isLazy: true },
  '@reduxjs/toolkit': {
    range: '^2.14.0',
    modules: ['@reduxjs/toolkit', '@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react'],
    isLazy: true,
  },
};

/** The federation runtime itself: an area's own talks to the shell's. */
const federationRuntime = { '@module-federation/enhanced': '^2.9.2' };

const hostContract = '@northcast/shared-contracts/host/';

const installedVersion = (name) =>
  JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Version of the host contract of this checkout.
 * @throws Error where its module does not name one
 */
export function contractVersion() {
  const file = inRoot('shared-contracts/src/host/contract-version.ts');
  const version = /contractVersion = '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  if (version === undefined) throw new Error(`${file} names no version`);
  return version;
}

const hostModules = () =>
  readdirSync(inRoot('shared-contracts/src/host'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${hostContract}${file.replace(/\.tsx?$/, '')}`);

/**
 * What the shell hands to every remote, by the names under which remotes ask.
 * @returns {Record<string, { version: string, isLazy: boolean }>}
 */
export function providedByShell() {
  const provided = Object.entries(libraries).flatMap(([name, { modules, isLazy = false }]) =>
    modules.map((module) => [module, { version: installedVersion(name), isLazy }]),
  );
  const contract = hostModules().map((module) => [
    module,
    { version: contractVersion(), isLazy: false },
  ]);
  return Object.fromEntries([...provided, ...contract]);
}

/** Outside its range a remote does not run: another major is another library. */
const asked = (requiredVersion) => ({
  import: false,
  singleton: true,
  strictVersion: true,
  requiredVersion,
});

/**
 * `shared` of a remote's federation plugin.
 * @param {string} contract range of the host contract, from the remote's `remote.json`
 */
export function sharedOfRemote(contract) {
  const modules = Object.values(libraries).flatMap(({ range, modules }) =>
    modules.map((module) => [module, asked(range)]),
  );
  return { ...Object.fromEntries(modules), [hostContract]: asked(contract) };
}

/** Ranges of the libraries that a remote takes from the shell, for its release document. */
export function libraryRanges() {
  const ranges = Object.entries(libraries).map(([name, { range }]) => [name, range]);
  return { ...federationRuntime, ...Object.fromEntries(ranges) };
}

/** Exact versions of the libraries that the shell of this checkout provides. */
export function libraryVersions() {
  return Object.fromEntries(
    Object.keys(libraryRanges()).map((name) => [name, installedVersion(name)]),
  );
}

/**
 * Everything that a server bundle of an area leaves to the `require` it is handed: what the shell's
 * server bundle brings.
 */
export function serverLibraries() {
  return Object.keys(providedByShell()).filter((name) => name !== 'react-dom/client');
}

/** Whether a server bundle of an area takes a module from the shell's. */
export function isSharedRequest(request) {
  return serverLibraries().includes(request);
}
