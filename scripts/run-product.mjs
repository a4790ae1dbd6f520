import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { freePort } from './free-ports.mjs';
import { bffEnvironment, shellEnvironment } from './run-product/server-environments.mjs';
import { SupervisedServer } from './run-product/supervised-server.mjs';
import { root, step } from './steps.mjs';

/** Starts one of the two servers; an IPC channel lets it end when this process does, however that ends. */
export const launch = (file, env, options) =>
  fork(path.resolve(root, file), {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
    ...options,
  });

const programs = { bff: 'bff/dist/main.js', shell: 'shell/dist/node/server/main.js' };

/** Milliseconds. */
const usualTimes = {
  firstDelay: 250,
  longestDelay: 10_000,
  steady: 60_000,
  stop: 12_000,
  interval: 5_000,
  silence: 10_000,
};

/** What each server answers by itself: the shell's does not need the bff. */
const probes = { bff: '/api/health/live', shell: '/robots.txt' };

/** Tokens known to nobody but the two servers that are started here, and the folder of uploads, which both reach where it is on the disk. */
function sharedSettings({ DATA_DIR, FILES_URL }) {
  const RELEASE_AUDIT_TOKEN = randomBytes(32).toString('hex');
  if (FILES_URL) return { RELEASE_AUDIT_TOKEN };
  const UPLOADS_FOLDER = path.resolve(root, DATA_DIR ?? '.data', 'files');
  return { RELEASE_AUDIT_TOKEN, UPLOADS_FOLDER, UPLOADS_TOKEN: randomBytes(32).toString('hex') };
}

/**
 * Runs bff and shell server on one public port until a signal; one that ends is started again by itself.
 * @param others compiled programs of another checkout that run in place of this one's
 */
export async function runProduct(environment, others = {}, times = {}) {
  const files = { ...programs, ...others };
  const patience = { ...usualTimes, ...times };
  const bffPort = await freePort();
  const shared = { ...sharedSettings(environment), ...environment };
  const supervised = (name, env) =>
    new SupervisedServer(
      name,
      (port) =>
        launch(
          files[name],
          { ...env, PORT: String(port ?? env.PORT) },
          // A group of its own: an interrupt at the terminal is this process's, which stops them in order.
          { detached: process.platform !== 'win32' },
        ),
      (port) => `http://${env.HOST}:${port}${probes[name]}`,
      patience,
    );
  const bff = supervised('bff', bffEnvironment(shared, bffPort));
  const shell = supervised('shell', shellEnvironment(shared, bffPort));
  let ending;
  const end = (exitCode) => {
    ending ??= stopInOrder(shell, bff, patience.stop).then(() => process.exit(exitCode));
    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
  try {
    const [, publicPort] = await step('start bff and shell', () =>
      Promise.all([bff.start(), shell.start()]),
    );
    process.stdout.write(
      `\nNorthcast runs at http://${environment.HOST ?? '127.0.0.1'}:${publicPort}\n`,
    );
  } catch (error) {
    // Why, the server has said by itself, unless it was killed.
    process.stderr.write(`${error.message} Nothing runs.\n`);
    await end(1);
  }
}

/** The shell first: the requests that it has accepted still need the bff. */
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
