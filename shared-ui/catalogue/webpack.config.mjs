import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));
const shared = path.dirname(here);

const styledComponents = [
  require.resolve('@swc/plugin-styled-components'),
  { ssr: true, displayName: true, fileName: false, namespace: 'ui' },
];

/**
 * Builds the catalogue without federation and without a server.
 * @param {'production' | 'development'} mode
 */
export function catalogueConfig(mode) {
  return /** @satisfies {import('webpack').Configuration} */ ({
    mode,
    context: here,
    entry: { catalogue: './catalogue.tsx' },
    output: { path: path.join(shared, 'dist/catalogue'), filename: '[name].js', publicPath: '/' },
    devtool: mode === 'production' ? false : 'eval-source-map',
    stats: 'errors-warnings',
    performance: { hints: false },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { 'react-style-singleton$': path.join(shared, 'src/dialog/style-singleton.ts') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: shared,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
              experimental: { plugins: [styledComponents] },
            },
          },
        },
      ],
    },
    devServer: {
      host: '127.0.0.1',
      port: 4100,
      static: [
        { directory: here, watch: false },
        { directory: path.join(shared, 'fonts'), publicPath: '/fonts', watch: false },
      ],
    },
  });
}
