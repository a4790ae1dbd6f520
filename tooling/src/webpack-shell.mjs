import { createRequire } from 'node:module';
import path from 'node:path';
import { OwnHashesPlugin } from './own-hashes-plugin.mjs';
import { inRoot } from './paths.mjs';
import { VerifiedScriptsPlugin } from './verified-scripts-plugin.mjs';
import { baseConfig } from './webpack-base.mjs';
import { minimizer } from './webpack-minimizer.mjs';
import { serverConfig } from './webpack-server.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** Without this the federation runtime is bundled twice: once as ESM, once as CommonJS. */
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
 * Federation of the host: no remote is named here, the registry says at run time what there is. Nor is anything `shared`: the shell
 * registers what it lends by itself (`shell/src/remotes/shared-modules.ts`) and imports it directly.
 */
const shellFederation = () =>
  new ModuleFederationPlugin({
    name: 'shell',
    dts: false,
    remotes: {},
    shareStrategy: 'loaded-first',
    experiments: {
      provideExternalRuntime: true,
      // Entries are named directly, with their hashes; the runtime's manifest protocol is not used.
      optimization: { target: 'web', disableSnapshot: true },
    },
  });

/** What every build of the shell for the browser adds to the common configuration. */
export function shellParts(base) {
  return /** @satisfies {import('webpack').Configuration} */ ({
    entry: { shell: './src/index.ts' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        // A subset of our own stands under the router's name.
        'react-router-dom$': inRoot('shell/src/router-subset.ts'),
        // Its package names the build with warnings for everybody.
        'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
        // One copy for `import` and for the `require` of what is lent.
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
        // Styles that only the server draws: left out with the values they are made of.
        {
          test: [
            inRoot('shared-ui/src/theme/global-style.tsx'),
            inRoot('shell/src/prerender/notice-style.ts'),
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
      // Leaves out what only the server does.
      new webpack.DefinePlugin({ 'typeof document': '"object"' }),
      new webpack.BannerPlugin({
        // Chromium then compiles all functions in its background thread, not one by one in the page's.
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
 * One file with everything that rendering takes, the libraries for the areas' server bundles included: it asks for no module.
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
        // Of styled-components, for rendering to a stream, which we do not.
        stream$: false,
        'react-router-dom$': inRoot('shell/src/router-subset.ts'),
        'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
        redux$: inRoot('node_modules/redux/dist/redux.mjs'),
        // The build that needs no module of Node's.
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
