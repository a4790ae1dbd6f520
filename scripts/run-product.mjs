import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { root, step } from './steps.mjs';

/** A port of the loopback address that nothing listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts one of the two servers; an IPC channel lets it end when this process does, however that ends. */
export function launch(name, file, env, execArgv = []) {
  const child = fork(path.join(root, file), {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv,
  });
  return { name, child };
}

/** Resolves when the server says that it listens; rejects when it ends before. */
export const listening = ({ name, child }) =>
  new Promise((resolve, reject) => {
    child.on('message', (message) => message.listening && resolve(message.listening));
    child.once('exit', (code) =>
      reject(new Error(`${name} ended with ${code} before it was ready`)),
    );
  });

/** Runs bff and shell server on one public port until a signal or until one of them ends. */
export async function runProduct(environment) {
  const bffPort = await freePort();
  const host = environment.HOST ?? '127.0.0.1';
  const port = environment.PORT ?? '3000';
  const shared = { ...environment, NODE_ENV: environment.NODE_ENV ?? 'production' };
  const bff = launch('bff', 'bff/dist/main.js', {
    ...shared,
    HOST: '127.0.0.1',
    PORT: String(bffPort),
    TRUST_PROXY: environment.TRUST_PROXY ?? 'loopback',
    PUBLIC_URL: environment.PUBLIC_URL ?? `http://${host}:${port}`,
    LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
  });
  const shell = launch('shell', 'shell/dist/node/server/main.js', {
    ...shared,
    HOST: host,
    PORT: port,
    BFF_URL: `http://127.0.0.1:${bffPort}`,
  });
  const servers = [bff, shell];
  stopTogether(servers);
  const [, publicPort] = await step('start bff and shell', () =>
    Promise.all(servers.map(listening)),
  );
  process.stdout.write(`\nNorthcast runs at http://${host}:${publicPort}\n`);
}

function stopTogether(servers) {
  let stopping = false;
  let exitCode = 0;
  const stop = () => {
    stopping = true;
    for (const { child } of servers) if (child.exitCode === null) child.kill('SIGTERM');
  };
  const ended = () => {
    if (servers.every(({ child }) => child.exitCode !== null || child.signalCode !== null)) {
      process.exit(exitCode);
    }
  };
  for (const { name, child } of servers) {
    child.on('exit', (code) => {
      if (!stopping) {
        process.stderr.write(`${name} ended with ${code}; stopping.\n`);
        exitCode = 1;
        stop();
      }
      ended();
    });
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
}
