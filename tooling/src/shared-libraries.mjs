import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** Libraries of which a page may hold one copy only; the shell provides them with its first script, remotes bring none. */
const provided = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'redux',
  'styled-components',
];

/** One copy as well, but not part of the shell's first script: whoever needs it first brings it. */
const onDemand = [
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
];

/** Parts of the contracts that the shell itself is made of; the others come with whoever needs them first. */
const contractsOfShell = [
  'api/fill-path',
  'api/list-query',
  'api/session-endpoints',
  'brand',
  'client/request',
  'host/contract-version',
  'host/host',
  'host/page-head',
  'host/remote',
  'texts/screens',
  'texts/early-toasts',
];

/** Parts of the design system that stand on every page. The rest is small and bundled by who uses it. */
const uiOfShell = [
  'button/button',
  'icon/icon',
  'layout/layout',
  'link-button/link-button',
  'theme/media',
  'theme/own-props',
  'theme/theme',
  'typography/typography',
  'visually-hidden/visually-hidden',
];

const packageVersion = (folder) =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).version;

/** `react-dom/client` → `react-dom`, `@reduxjs/toolkit/query` → `@reduxjs/toolkit` */
const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

function exactly(request) {
  const version = packageVersion(`node_modules/${packageOf(request)}`);
  return { singleton: true, strictVersion: true, version, requiredVersion: version };
}

function ownPart(folder, options) {
  const version = packageVersion(folder);
  return { version, requiredVersion: `^${version}`, ...options };
}

const keyed = (keys, options) => Object.fromEntries(keys.map((key) => [key, options(key)]));

const contracts = () => ownPart('shared-contracts', { singleton: true, strictVersion: true });
// Not singletons: a remote built with another major of the design system uses its own copy.
const ui = () => ownPart('shared-ui', {});

/** What the shell hands to every remote, by the names under which remotes ask: `shared` of the federation plugin, but for `import`. */
export function sharedByShell() {
  return {
    ...keyed(provided, exactly),
    ...keyed(
      contractsOfShell.map((part) => `@northcast/shared-contracts/${part}`),
      contracts,
    ),
    ...keyed(
      uiOfShell.map((part) => `@northcast/shared-ui/${part}`),
      ui,
    ),
  };
}

/** Whether a file is a part of the design system that the shell lends, which a remote brings for a shell that lends another major. */
export function isLentUi(file) {
  return uiOfShell.some((part) => file?.startsWith(`${inRoot('shared-ui/src', part)}.`));
}

/** `shared` of a remote's federation plugin. */
export function sharedOfRemote() {
  const isOwn = (key) => key.startsWith('@northcast/shared-ui/');
  return {
    ...Object.fromEntries(
      Object.entries(sharedByShell()).map(([key, options]) => [
        key,
        isOwn(key) ? options : { ...options, import: false },
      ]),
    ),
    ...keyed(onDemand, exactly),
    '@northcast/shared-contracts/': contracts(),
  };
}

/** Exact versions of the libraries that a remote takes from the shell, for its release document; the federation runtime ties them too. */
export function libraryVersions() {
  const packages = new Set([...provided, ...onDemand].map(packageOf));
  const names = [...packages, '@module-federation/enhanced'].sort();
  return Object.fromEntries(names.map((name) => [name, packageVersion(`node_modules/${name}`)]));
}

/** Everything that a server bundle leaves to the `require` it is handed. */
export function isSharedRequest(request) {
  return (
    provided.includes(request) ||
    onDemand.includes(request) ||
    request === 'react-dom/static' ||
    request.startsWith('@northcast/shared-contracts/')
  );
}
