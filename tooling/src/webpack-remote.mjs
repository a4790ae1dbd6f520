import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';
import { isLentUi, sharedOfRemote } from './shared-libraries.mjs';
import { VerifiedScriptsPlugin } from './verified-scripts-plugin.mjs';
import { baseConfig } from './webpack-base.mjs';
import { minimizer } from './webpack-minimizer.mjs';
import { serverConfig } from './webpack-server.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** `mf-account` → `mf_account`: the remote's name in the federation runtime has to be an identifier. */
export const federationName = (remote) => remote.replaceAll('-', '_');

/** The remote's own account of itself: contract range, exposes, paths. */
export function remoteDescription(remote) {
  return JSON.parse(readFileSync(inRoot(remote, 'remote.json'), 'utf8'));
}

function federation(remote) {
  return new ModuleFederationPlugin({
    name: federationName(remote),
    filename: 'remote-entry.[contenthash:12].js',
    manifest: true,
    dts: false,
    exposes: remoteDescription(remote).exposes,
    remotes: {},
    shared: sharedOfRemote(),
    shareStrategy: 'loaded-first',
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });
}

/**
 * Build of a remote for the browser, into an immutable version folder.
 * @param {{ remote: string, version: string, output: string }} build
 */
export function remoteClientConfig({ remote, version, output }) {
  const name = federationName(remote);
  return {
    ...baseConfig({
      folder: remote,
      mode: 'production',
      name: `${remote}-client`,
      cacheKey: version,
    }),
    entry: {},
    target: ['web', 'es2022'],
    output: {
      path: output,
      publicPath: 'auto',
      // The version is part of the name: two versions on one page never share module state.
      uniqueName: `${name}@${version}`,
      chunkLoadTimeout: 6000,
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'chunk.[contenthash:8].js',
      assetModuleFilename: 'asset.[contenthash:12][ext]',
    },
    // The shell lends its federation runtime; see shell/src/remotes/lend-runtime.ts.
    externals: [
      ({ request }, done) =>
        /webpack-bundler-runtime[\\/]dist[\\/]bundler/.test(request)
          ? done(null, 'var northcastFederation')
          : done(),
    ],
    optimization: {
      minimizer: minimizer(),
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: {
        cacheGroups: {
          // Hardly ever loaded: one file, not a name and a hash for each part in what every visitor gets.
          ui: {
            name: 'ui',
            test: (module) => isLentUi(module.nameForCondition?.()),
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    plugins: [federation(remote), new VerifiedScriptsPlugin()],
  };
}

/**
 * Build of the same routes for the server.
 * @param {{ remote: string, version: string, output: string }} build
 */
export function remoteServerConfig({ remote, version, output }) {
  return serverConfig({
    folder: remote,
    entry: inRoot(remote, remoteDescription(remote).exposes['./routes']),
    version,
    output,
    uniqueName: `${federationName(remote)}@${version}`,
  });
}
