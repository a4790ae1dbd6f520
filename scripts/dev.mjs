#!/usr/bin/env node
/**
 * `npm run dev`: starts everything in watch mode. `npm run dev -- mf-admin`: starts one remote in
 * watch mode and takes the live versions of the others from the release store, where `npm start`
 * and the release command publish them. Missing ones are built and published first.
 */
import { freePorts } from './free-ports.mjs';
import { installDependencies } from './install.mjs';
import { launch, nodeOptions } from './run-product.mjs';
import { root, step } from './steps.mjs';

const port = Number(process.env.PORT || 3000);
const host = '127.0.0.1';

await step('install dependencies', installDependencies);
const { compileServers } = await import('./build.mjs');
await compileServers();

const { remotes } = await import('../tooling/src/paths.mjs');
const named = process.argv.slice(2);
const unknown = named.filter((name) => !remotes.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `No remote is named ${unknown.join(', ')}; there are ${remotes.join(', ')}.\n`,
  );
  process.exit(1);
}
const watchedRemotes = named.length > 0 ? named : remotes;
const [bffPort, ...remotePorts] = await freePorts(1 + watchedRemotes.length);
const ports = Object.fromEntries(watchedRemotes.map((name, index) => [name, remotePorts[index]]));

const { storeFolder } = await import('@northcast/release/store/store-layout');
const store = storeFolder(process.env, root);
await publishMissing(remotes.filter((name) => !watchedRemotes.includes(name)));

const { watchServers } = await import('./dev/watch-servers.mjs');
await watchServers();
const bff = launch(
  'bff/dist/main.js',
  {
    ...process.env,
    HOST: host,
    PORT: String(bffPort),
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: `http://${host}:${port}`,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  },
  {
    execArgv: [
      ...nodeOptions,
      '--watch-path=bff/dist',
      '--watch-path=shared-contracts/dist',
      '--watch-preserve-output',
    ],
  },
);
await step('start the bff', () => answering(`http://${host}:${bffPort}/api/health/ready`));

const { default: WebpackDevServer } = await import('webpack-dev-server');
const { default: webpack } = await import('webpack');
const { remoteDevConfig, shellDevConfig } = await import('./dev/dev-config.mjs');
const { devMiddlewares } = await import('./dev/dev-middlewares.mjs');
const configs = [
  ...watchedRemotes.map((name) => remoteDevConfig(name, ports[name])),
  shellDevConfig(port, devMiddlewares({ bffUrl: `http://${host}:${bffPort}`, ports, store })),
];
const servers = configs.map(
  (config) =>
    new WebpackDevServer({ ...config.devServer, setupExitSignals: false }, webpack(config)),
);
await step('start the development servers', () =>
  Promise.all(servers.map((server) => server.start())),
);
process.stdout.write(`\nNorthcast (development) runs at http://${host}:${port}\n`);

const stop = async () => {
  bff.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

/**
 * Publishes the working copy's build of each remote without a live version. Live versions stay as
 * they are.
 * @param {readonly string[]} names remotes that are not in watch mode
 */
async function publishMissing(names) {
  const { readRegistry } = await import('@northcast/release/registry/read-registry');
  const { buildRemotes, buildShell, publishLocally } = await import('./build.mjs');
  const { remotes: live } = await readRegistry(store);
  const missing = names.filter((name) => live[name] === undefined);
  if (missing.length === 0) return;
  const builds = await buildRemotes(missing);
  const shell = await buildShell();
  await step(`publish ${missing.join(', ')}`, () => publishLocally(builds, store, shell));
}

/**
 * Polls a URL until it responds with success. A server in Node's watch mode is a grandchild
 * process, which cannot send an IPC message.
 * @throws Error after a minute
 */
async function answering(url) {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within a minute`);
}
