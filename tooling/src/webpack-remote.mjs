import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';
import { VerifiedScriptsPlugin } from './script-plugins.mjs';
import { isSharedRequest, sharedOfRemote } from './shared-libraries.mjs';
import { baseConfig, minimizer, serverConfig } from './webpack-base.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/**
 * `mf-account` → `mf_account`: the remote's name in the federation runtime must be an identifier.
 */
export const federationName = (remote) => remote.replaceAll('-', '_');

/** The remote's `remote.json`: contract range, exposed modules, routes. */
export function remoteDescription(remote) {
  return JSON.parse(readFileSync(inRoot(remote, 'remote.json'), 'utf8'));
}

function federation(remote) {
  const { contract, exposes } = remoteDescription(remote);
  return new ModuleFederationPlugin({
    name: federationName(remote),
    filename: 'remote-entry.[contenthash:12].js',
    manifest: true,
    dts: false,
    exposes,
    remotes: {},
    shared: sharedOfRemote(contract),
    shareStrategy: 'loaded-first',
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });
}

/**
 * Bytes of source from which the pages that need the same code share it in a chunk. A public page
 * is often the only one that a visitor opens, so it should load little that other pages need too.
 * Pages of accounts and of the panel are opened one after the other, so their common code should
 * exist once.
 */
function leastShared(remote) {
  const { routes } = remoteDescription(remote);
  return routes.some(({ prerender }) => prerender) ? 9_000 : 5_000;
}

/**
 * Browser build of a remote, into an immutable version folder.
 * @param {{ remote: string, version: string, output: string }} build
 */
export function remoteClientConfig({ remote, version, output }) {
  const name = federationName(remote);
  const base = baseConfig({
    folder: remote,
    mode: 'production',
    name: `${remote}-client`,
    cacheKey: version,
  });
  return {
    ...base,
    entry: {},
    target: ['web', 'es2022'],
    output: {
      path: output,
      publicPath: 'auto',
      // The name contains the version, so that two versions on one page never share module state.
      uniqueName: `${name}@${version}`,
      chunkLoadTimeout: 6000,
      // The folder contains the version, so the content needs no place in the name.
      chunkFilename: 'chunk.[id].js',
      assetModuleFilename: 'asset.[contenthash:12][ext]',
    },
    optimization: {
      minimizer: minimizer(),
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: { minSize: leastShared(remote) },
    },
    plugins: [federation(remote), new VerifiedScriptsPlugin()],
  };
}

/**
 * Server build of the same routes. The shell's server bundle passes in the shared libraries.
 * @param {{ remote: string, version: string, output: string }} build
 */
export function remoteServerConfig({ remote, version, output }) {
  const config = serverConfig({
    folder: remote,
    entry: inRoot(remote, remoteDescription(remote).exposes['./routes']),
    version,
    output,
    uniqueName: `${federationName(remote)}@${version}`,
  });
  const sharedByShell = ({ request }, done) =>
    isSharedRequest(request) ? done(null, `commonjs ${request}`) : done();
  return { ...config, externals: [sharedByShell] };
}
