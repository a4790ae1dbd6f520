import { baseConfig } from './webpack-base.mjs';

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
