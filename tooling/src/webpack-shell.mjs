import { createRequire } from 'node:module';
import { sharedLibraries } from './shared-libraries.mjs';
import { VerifiedScriptsPlugin } from './verified-scripts-plugin.mjs';
import { baseConfig } from './webpack-base.mjs';
import { minimizer } from './webpack-minimizer.mjs';
import { serverConfig } from './webpack-server.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** Without this the federation runtime is bundled twice: once as ESM, once as CommonJS. */
const runtimeOnce = () =>
  new webpack.NormalModuleReplacementPlugin(
    /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
    (resource) => {
      const esm = (file) => file.replace(/index\.cjs$/, 'index.js');
      resource.request = esm(resource.request);
      if (resource.createData?.resource) {
        resource.createData.resource = esm(resource.createData.resource);
        resource.createData.userRequest = esm(resource.createData.userRequest);
      }
    },
  );

/** Federation of the host: no remote is named here, the registry says at run time what there is. */
export const shellFederation = () =>
  new ModuleFederationPlugin({
    name: 'shell',
    dts: false,
    remotes: {},
    shared: sharedLibraries('host'),
    shareStrategy: 'loaded-first',
    experiments: {
      provideExternalRuntime: true,
      // Entries are named directly, with their hashes; the runtime's manifest protocol is not used.
      optimization: { target: 'web', disableSnapshot: true },
    },
  });

/** @param {{ version: string, output: string }} build */
export function shellClientConfig({ version, output }) {
  return {
    ...baseConfig({ folder: 'shell', mode: 'production', name: 'shell-client', cacheKey: version }),
    entry: { shell: './src/index.ts' },
    target: ['web', 'es2022'],
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: 'shell',
      chunkLoadTimeout: 6000,
      filename: '[name].[contenthash:12].js',
      chunkFilename: 'chunk.[contenthash:12].js',
    },
    optimization: { minimizer: minimizer() },
    plugins: [shellFederation(), runtimeOnce(), new VerifiedScriptsPlugin()],
  };
}

/** @param {{ version: string, output: string }} build */
export function shellServerConfig({ version, output }) {
  return serverConfig({
    folder: 'shell',
    entry: './src/prerender/render.tsx',
    version,
    output,
    uniqueName: 'shell',
  });
}
