import { createRequire } from 'node:module';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { inRoot, root } from './paths.mjs';

const require = createRequire(import.meta.url);

/** swc options of a source file, equal for browser and server builds, so that class names match. */
function swcOptions({ namespace, refresh }) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      experimental: {
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            { ssr: true, displayName: refresh, fileName: false, pure: true, namespace },
          ],
        ],
      },
    },
  };
}

function sourceRule(folder, namespace, refresh) {
  return {
    test: /\.tsx?$/,
    include: inRoot(folder),
    use: { loader: require.resolve('swc-loader'), options: swcOptions({ namespace, refresh }) },
  };
}

/**
 * Configuration common to all builds.
 * @param {{ folder: string, mode: 'production' | 'development', refresh?: boolean, name: string,
 * cacheKey: string }} build
 */
export function baseConfig({ folder, mode, refresh = false, name, cacheKey }) {
  return /** @satisfies {import('webpack').Configuration} */ ({
    name,
    mode,
    context: inRoot(folder),
    devtool: mode === 'production' ? false : 'eval-source-map',
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      version: cacheKey,
      name: `${name}-${mode}`,
      cacheDirectory: inRoot('.cache/webpack'),
      buildDependencies: { config: [path.join(root, 'tooling/src/webpack-base.mjs')] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['source', '...'],
      alias: {
        'react-style-singleton$': inRoot('shared-ui/src/dialog/style-singleton.ts'),
      },
    },
    module: {
      rules: [
        sourceRule(folder, folder, refresh),
        sourceRule('shared-ui', 'ui', refresh),
        sourceRule('order-ui', 'order-ui', refresh),
        sourceRule('shared-contracts', 'contracts', refresh),
        sourceRule('release', 'release', refresh),
        {
          test: /\.md$/,
          use: require.resolve('./markdown-loader.mjs'),
        },
      ],
    },
    performance: { hints: false },
  });
}

/**
 * Server build: one CommonJS file, which includes lazy pages.
 * @param {{ folder: string, entry: string, version: string, output: string,
 * uniqueName: string }} build
 */
export function serverConfig({ folder, entry, version, output, uniqueName }) {
  const base = baseConfig({
    folder,
    mode: 'production',
    name: `${folder}-server`,
    cacheKey: version,
  });
  return /** @satisfies {import('webpack').Configuration} */ ({
    ...base,
    entry,
    target: 'node20',
    output: { path: output, filename: 'server.cjs', library: { type: 'commonjs2' }, uniqueName },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false },
  });
}

/** swc instead of terser: builds a remote in a third of the time. */
export function minimizer() {
  return [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      extractComments: false,
      // With one character outside Latin-1, the engine would store and scan the whole script with
      // two bytes per character.
      minimizerOptions: { format: { ascii_only: true } },
    }),
  ];
}
