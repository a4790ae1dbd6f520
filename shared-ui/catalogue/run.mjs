#!/usr/bin/env node
/**
 * `node shared-ui/catalogue/run.mjs` serves the catalogue with live reload; `--build` writes it to
 * `shared-ui/dist/catalogue`.
 */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { catalogueConfig } from './webpack.config.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));

async function build() {
  const config = catalogueConfig('production');
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  await cp(path.join(here, 'index.html'), path.join(config.output.path, 'index.html'));
  await cp(path.join(here, '../fonts'), path.join(config.output.path, 'fonts'), {
    recursive: true,
  });
  console.log(`catalogue: ${config.output.path}`);
}

async function serve() {
  const config = catalogueConfig('development');
  await new DevServer(config.devServer, webpack(config)).start();
  console.log(`catalogue: http://${config.devServer.host}:${config.devServer.port}/`);
}

await (process.argv.includes('--build') ? build() : serve());
