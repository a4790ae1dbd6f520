import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { OwnHashesPlugin, VerifiedScriptsPlugin } from './script-plugins.mjs';
import { baseConfig, minimizer, serverConfig } from './webpack-base.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** Without this alias the federation runtime is bundled twice, as ESM and as CommonJS. */
const runtimeOnce = () =>
  replacing(/inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/, (file) =>
    file.replace(/index\.cjs$/, 'index.js'),
  );

function replacing(pattern, replacement) {
  return new webpack.NormalModuleReplacementPlugin(pattern, (resource) => {
    const { createData } = resource;
    if (createData?.resource) {
      const file = replacement(createData.resource);
      createData.resource = file;
      createData.userRequest = file;
      createData.context = path.dirname(file);
    } else {
      resource.request = replacement(resource.request);
    }
  });
}

/**
 * Federation plugin of the host. It names no remotes, because the registry lists them at run time.
 * It has no `shared` option either, because the shell imports the shared modules directly and
 * registers them itself (`shell/src/remotes/shared-modules.ts`).
 */
const shellFederation = () =>
  new ModuleFederationPlugin({
    name: 'shell',
    dts: false,
    remotes: {},
    shareStrategy: 'loaded-first',
    experiments: {
      provideExternalRuntime: true,
      // Documents name entries directly, with their hashes; the runtime's manifest protocol is not
      // used.
      optimization: { target: 'web', disableSnapshot: true },
    },
  });

/** The parts common to every browser build of the shell. */
export function shellParts(base) {
  return /** @satisfies {import('webpack').Configuration} */ ({
    entry: { shell: './src/index.ts' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        // Resolves the router to our own subset of it.
        'react-router-dom$': inRoot('shell/src/router-subset.ts'),
        // The package resolves to the build with development warnings, so name the production
        // build.
        'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
        // One copy for both `import` in the shell and `require` in the shared modules.
        redux$: inRoot('node_modules/redux/dist/redux.mjs'),
      },
    },
    module: {
      ...base.module,
      rules: [
        ...base.module.rules,
        {
          test: inRoot('shell/src/remotes/shared-modules.ts'),
          enforce: 'post',
          use: require.resolve('./shared-modules-loader.mjs'),
        },
      ],
    },
  });
}

/** @param {{ version: string, output: string }} build */
export function shellClientConfig({ version, output }) {
  const base = baseConfig({
    folder: 'shell',
    mode: 'production',
    name: 'shell-client',
    cacheKey: version,
  });
  const parts = shellParts(base);
  return /** @satisfies {import('webpack').Configuration} */ ({
    ...base,
    ...parts,
    module: {
      ...parts.module,
      rules: [
        ...parts.module.rules,
        // Styles that only the server renders: excluded together with their values.
        {
          test: [
            inRoot('shared-ui/src/theme/global-style.tsx'),
            inRoot('shell/src/area/notice-style.ts'),
          ],
          sideEffects: false,
        },
      ],
    },
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
    plugins: [
      // Removes server-only code.
      new webpack.DefinePlugin({ 'typeof document': '"object"' }),
      new webpack.BannerPlugin({
        // Makes Chromium compile all functions in a background thread instead of one by one on the
        // main thread.
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^shell\./,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      shellFederation(),
      runtimeOnce(),
      new OwnHashesPlugin(),
      new VerifiedScriptsPlugin(),
    ],
  });
}

/**
 * One file with everything that rendering needs, including the libraries for the remotes' server
 * bundles; it requires no other module.
 * @param {{ version: string, output: string }} build
 */
export function shellServerConfig({ version, output }) {
  const config = serverConfig({
    folder: 'shell',
    entry: './src/prerender/render.tsx',
    version,
    output,
    uniqueName: 'shell',
  });
  return /** @satisfies {import('webpack').Configuration} */ ({
    ...config,
    externalsPresets: { node: false },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        // styled-components needs this only for streaming, which we do not use.
        stream$: false,
        'react-router-dom$': inRoot('shell/src/router-subset.ts'),
        'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
        redux$: inRoot('node_modules/redux/dist/redux.mjs'),
        // The build that needs no Node modules.
        'react-dom/static$': 'react-dom/static.edge',
      },
    },
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        {
          test: inRoot('shell/src/prerender/server-libraries.ts'),
          enforce: 'post',
          use: require.resolve('./server-libraries-loader.mjs'),
        },
      ],
    },
  });
}
