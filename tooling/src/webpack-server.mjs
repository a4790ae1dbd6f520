import { isSharedRequest } from './shared-libraries.mjs';
import { baseConfig } from './webpack-base.mjs';

/**
 * Build for the server: one CommonJS file whose shared libraries are handed in, lazy pages included.
 * @param {{ folder: string, entry: string, version: string, output: string, uniqueName: string }} build
 */
export function serverConfig({ folder, entry, version, output, uniqueName }) {
  const base = baseConfig({
    folder,
    mode: 'production',
    name: `${folder}-server`,
    cacheKey: version,
  });
  return {
    ...base,
    entry,
    target: 'node20',
    output: { path: output, filename: 'server.cjs', library: { type: 'commonjs2' }, uniqueName },
    externals: [
      ({ request }, done) =>
        isSharedRequest(request) ? done(null, `commonjs ${request}`) : done(),
    ],
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false },
  };
}
