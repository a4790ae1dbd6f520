import { promisify } from 'node:util';
import webpack from 'webpack';

/**
 * Runs builds one after another.
 * @param {import('webpack').Configuration[]} configs
 * @throws Error with webpack's messages if one fails
 */
export async function runWebpack(configs) {
  const results = [];
  for (const config of configs) {
    const compiler = webpack(config);
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (!stats || stats.hasErrors())
      throw new Error(stats?.toString({ preset: 'errors-only', colors: false }));
    results.push(
      stats.toJson({ all: false, assets: true, entrypoints: true, chunks: true, ids: true }),
    );
  }
  return results;
}
