/**
 * `node build-sharing.mjs <folder>`: builds two small remotes: `offers` provides a copy of `semver`
 * to others, and `asks` requires it without providing one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const [folder] = process.argv.slice(2);
const sources = path.join(folder, 'src');
mkdirSync(sources);
writeFileSync(path.join(sources, 'routes.js'), "export { valid } from 'semver';\n");

/** @returns {import('webpack').Configuration} */
const remote = (name, shared) => ({
  name,
  mode: 'production',
  context: sources,
  entry: {},
  output: { path: path.join(folder, name), uniqueName: name, publicPath: 'auto' },
  resolve: { modules: [path.resolve(import.meta.dirname, '../../../node_modules')] },
  optimization: { minimize: false },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remote-entry.js',
      manifest: true,
      dts: false,
      exposes: { './routes': './routes.js' },
      shared: { semver: { singleton: true, requiredVersion: '^7.0.0', ...shared } },
    }),
  ],
});

webpack([remote('offers', {}), remote('asks', { import: false })], (error, stats) => {
  if (error || stats?.hasErrors()) {
    process.stderr.write(`${error ?? stats?.toString('errors-only')}\n`);
    process.exit(1);
  }
});
