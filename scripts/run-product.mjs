import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { freePort } from './free-ports.mjs';
import {
  bffEnvironment,
  shellEnvironment,
  withoutBlanks,
} from './run-product/server-environments.mjs';
import { SupervisedServer } from './run-product/supervised-server.mjs';
import { root, step } from './steps.mjs';

/**
 * Options of Node for the bff and the shell server. With a limit of 1 GiB, V8 collects the old
 * space before its garbage exceeds about half of what is in use; without, the garbage grows to
 * three times that (docs/decisions/0138-limit-the-heap-of-the-servers.md).
 */
export const nodeOptions = ['--max-old-space-size=1024'];

/**
 * Starts one of the two servers. The IPC channel closes when this process ends, however it ends,
 * which stops the server.
 */
export const launch = (file, env, options) =>
  fork(path.resolve(root, file), {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: nodeOptions,
    ...options,
  });

const programs = { bff: 'bff/dist/main.js', shell: 'shell/dist/node/server/main.js' };

/** All in milliseconds. `start` is three times as long as the bff waits for another migration. */
const usualTimes = {
  start: 180_000,
  firstDelay: 250,
  longestDelay: 10_000,
  steady: 60_000,
  stop: 12_000,
  interval: 3_000,
  silence: 30_000,
};

/** Paths that each server answers without the other. */
const probes = { bff: '/api/health/live', shell: '/robots.txt' };

/**
 * Random tokens that only these two servers know, and, unless files are in a bucket, the folder of
 * uploads that both write to.
 * @param {NodeJS.ProcessEnv} environment
 */
function sharedSettings({ DATA_DIR, FILES_URL }) {
  const RELEASE_AUDIT_TOKEN = randomBytes(32).toString('hex');
  if (FILES_URL) return { RELEASE_AUDIT_TOKEN };
  const UPLOADS_FOLDER = path.resolve(root, DATA_DIR ?? '.data', 'files');
  return { RELEASE_AUDIT_TOKEN, UPLOADS_FOLDER, UPLOADS_TOKEN: randomBytes(32).toString('hex') };
}

/**
 * Runs bff and shell server on one public port until a signal arrives. A server that ends is
 * restarted.
 * @param others compiled programs of another checkout to run instead of this one's
 */
export async function runProduct(environment, others = {}, times = {}) {
  const files = { ...programs, ...others };
  const timings = { ...usualTimes, ...times };
  // Compiled, so not before the first build.
  const { httpOrigin } = await import('@northcast/shared-contracts/settings/http-origin');
  const bffPort = await freePort();
  const given = withoutBlanks(environment);
  const shared = { ...sharedSettings(given), ...given };
  const supervised = (name, env) =>
    new SupervisedServer(
      name,
      (port) =>
        launch(
          files[name],
          { ...env, PORT: String(port ?? env.PORT) },
          // Start the server in its own process group, so that an interrupt at the terminal reaches
          // only this process, which stops the servers in order.
          { detached: process.platform !== 'win32' },
        ),
      (port) => `${httpOrigin(env.HOST, port)}${probes[name]}`,
      timings,
    );
  const bff = supervised('bff', await bffEnvironment(shared, bffPort));
  const shell = supervised('shell', shellEnvironment(shared, bffPort));
  let ending;
  const end = (exitCode) => {
    ending ??= stopInOrder(shell, bff, timings.stop).then(() => process.exit(exitCode));
    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
  try {
    const [, publicPort] = await step('start bff and shell', () =>
      Promise.all([bff.start(), shell.start()]),
    );
    const origin = httpOrigin(given.HOST ?? '127.0.0.1', publicPort);
    process.stdout.write(`\nNorthcast runs at ${origin}\n`);
  } catch (error) {
    // Unless it was killed, the server has already printed the reason.
    process.stderr.write(`${error.message} Nothing runs.\n`);
    await end(1);
  }
}

/** Stops the shell first, because the requests that it has accepted still need the bff. */
async function stopInOrder(shell, bff, longest) {
  const timer = setTimeout(() => {
    const servers = { shell, bff };
    const names = Object.keys(servers).filter((name) => servers[name].isRunning);
    process.stderr.write(
      `Not stopped within ${longest / 1000} s: ${names.join(' and ')} killed.\n`,
    );
    for (const server of Object.values(servers)) server.kill();
  }, longest);
  await shell.stop();
  await bff.stop();
  clearTimeout(timer);
}
