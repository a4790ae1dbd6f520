import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * Everything that is shared at run time. Only the shell provides these modules; remotes request
 * them by version range and provide none. Each remote bundles every other library. A remote may use
 * only what every version in the range of a library has.
 */
const libraries = {
  react: { range: '^19.3.0', modules: ['react', 'react/jsx-runtime'] },
  'react-dom': { range: '^19.3.0', modules: ['react-dom', 'react-dom/client'] },
  'react-router-dom': { range: '^7.17.0', modules: ['react-router-dom'] },
  redux: { range: '^5.0.0', modules: ['redux'] },
  'styled-components': { range: '^6.6.0', modules: ['styled-components'] },
  // Not in the shell's first script: loaded with the first remote that requests it.
  'react-redux': { range: '^9.3.0', modules: ['react-redux'], isLazy: true },
  '@reduxjs/toolkit': {
    range: '^2.14.0',
    modules: ['@reduxjs/toolkit', '@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react'],
    isLazy: true,
  },
};

/** The federation runtime: the runtimes of remotes communicate with the shell's. */
const federationRuntime = { '@module-federation/enhanced': '^2.9.2' };

const hostContract = '@northcast/shared-contracts/host/';

const installedVersion = (name) =>
  JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Version of this checkout's host contract.
 * @throws Error if the module does not contain one
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
 * The modules that the shell provides to every remote, by request.
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

/**
 * A remote does not run with a version outside its range, because another major version is
 * incompatible.
 */
const asked = (requiredVersion) => ({
  import: false,
  singleton: true,
  strictVersion: true,
  requiredVersion,
});

/**
 * `shared` option of a remote's federation plugin.
 * @param {string} contract range of the host contract, from the remote's `remote.json`
 */
export function sharedOfRemote(contract) {
  const modules = Object.values(libraries).flatMap(({ range, modules }) =>
    modules.map((module) => [module, asked(range)]),
  );
  return { ...Object.fromEntries(modules), [hostContract]: asked(contract) };
}

/** Version ranges of the libraries that a remote takes from the shell, for its release document. */
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
 * Modules that a remote's server bundle does not contain, because the shell's server bundle
 * provides them through the `require` that it passes in.
 */
export function serverLibraries() {
  return Object.keys(providedByShell()).filter((name) => name !== 'react-dom/client');
}

/** Whether a remote's server bundle takes a module from the shell's. */
export function isSharedRequest(request) {
  return serverLibraries().includes(request);
}
