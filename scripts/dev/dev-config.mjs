import { createRequire } from 'node:module';
import { sharedOfRemote } from '../../tooling/src/shared-libraries.mjs';
import { baseConfig } from '../../tooling/src/webpack-base.mjs';
import { federationName, remoteDescription } from '../../tooling/src/webpack-remote.mjs';
import { shellParts } from '../../tooling/src/webpack-shell.mjs';

// The build dependencies are installed in the tooling workspace.
const requireOfTooling = createRequire(new URL('../../tooling/package.json', import.meta.url));
const { ModuleFederationPlugin } = requireOfTooling('@module-federation/enhanced/webpack');
const RefreshPlugin = requireOfTooling('@pmmmwh/react-refresh-webpack-plugin');

/**
 * @typedef {import('webpack').Configuration & { devServer:
 * import('webpack-dev-server').Configuration }} DevConfig
 */

const refresh = (library) => new RefreshPlugin({ library, overlay: false });

/** @satisfies {(folder: string, port: number) => DevConfig} */
const common = (folder, port) => ({
  ...baseConfig({
    folder,
    mode: 'development',
    refresh: true,
    name: `${folder}-dev`,
    cacheKey: 'dev',
  }),
  target: ['web', 'es2022'],
  devServer: {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://127.0.0.1:${port}/ws` },
  },
});

/**
 * Configuration of a remote in watch mode on its own port.
 * @returns {DevConfig}
 */
export function remoteDevConfig(remote, port) {
  const name = federationName(remote);
  const { contract, exposes } = remoteDescription(remote);
  return {
    ...common(remote, port),
    entry: {},
    output: { publicPath: 'auto', uniqueName: `${name}@dev`, filename: '[name].js' },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remote-entry.js',
        manifest: false,
        dts: false,
        exposes,
        remotes: {},
        shared: sharedOfRemote(contract),
        shareStrategy: 'loaded-first',
      }),
      refresh(name),
    ],
  };
}

/**
 * Configuration of the shell in watch mode.
 * @param {number} port
 * @param {import('webpack-dev-server').Middleware[]} middlewares handle requests for anything but
 * build files
 * @returns {DevConfig}
 */
export function shellDevConfig(port, middlewares) {
  const config = common('shell', port);
  return {
    ...config,
    ...shellParts(config),
    output: { publicPath: '/shell/', uniqueName: 'shell@dev', filename: '[name].js' },
    devServer: {
      ...config.devServer,
      static: false,
      setupMiddlewares: (standard) => [...standard, ...middlewares],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        remotes: {},
        shareStrategy: 'loaded-first',
        // Published remotes are built without the core of the federation runtime and use the
        // shell's.
        experiments: { provideExternalRuntime: true },
      }),
      refresh('shell'),
    ],
  };
}
