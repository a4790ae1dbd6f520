import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';

const require = createRequire(import.meta.url);

/** Libraries of which a page may hold one copy only; the shell provides them, remotes bring none. */
const provided = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-redux',
  'react-router-dom',
  '@reduxjs/toolkit',
  'styled-components',
];

/** One copy as well, but not part of the shell's first page: whoever needs it first brings it. */
const onDemand = ['@reduxjs/toolkit/'];

function versionOf(library) {
  const name = library.replace(/\/$/, '');
  return JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version;
}

function singleton(library) {
  const version = versionOf(library);
  return { singleton: true, strictVersion: true, version, requiredVersion: version };
}

function ownPackage(name, options) {
  const { version } = JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8'));
  return { version, requiredVersion: `^${version}`, ...options };
}

/**
 * `shared` of the federation plugin.
 * @param {'host' | 'remote'} role
 */
export function sharedLibraries(role) {
  const fromHost = role === 'remote' ? { import: false } : {};
  return {
    ...Object.fromEntries(provided.map((name) => [name, { ...singleton(name), ...fromHost }])),
    ...Object.fromEntries(onDemand.map((name) => [name, singleton(name)])),
    '@northcast/shared-contracts/': ownPackage('shared-contracts', {
      singleton: true,
      strictVersion: true,
    }),
    // Not a singleton: a remote built with another major brings its own copy.
    '@northcast/shared-ui/': ownPackage('shared-ui', {}),
  };
}

/** Everything that a server bundle leaves to the `require` it is handed. */
export function isSharedRequest(request) {
  return (
    [...provided, ...onDemand].some((name) => {
      const bare = name.replace(/\/$/, '');
      return request === bare || request.startsWith(`${bare}/`);
    }) || request.startsWith('@northcast/shared-contracts/')
  );
}

export const resolveFromTooling = (name) => require.resolve(name);
