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

/** Resolves when the server says that it listens. A server that ends before has said why by itself. */
export const listening = ({ child }) =>
  new Promise((resolve) => {
    child.on('message', (message) => message.listening && resolve(message.listening));
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
  const running = stopTogether(servers);
  const [, publicPort] = await step('start bff and shell', () =>
    Promise.all(servers.map(listening)),
  );
  running();
  process.stdout.write(`\nNorthcast runs at http://${host}:${publicPort}\n`);
}

/**
 * Ends both servers on a signal, or when one of them ends.
 * @returns to be called when both have started: until then, a server that ends has said why
 */
function stopTogether(servers) {
  let started = false;
  let stopping = false;
  let exitCode = 0;
  const stop = () => {
    stopping = true;
    for (const { child } of servers) if (child.exitCode === null) child.kill('SIGTERM');
  };
  const hasEnded = ({ child }) => child.exitCode !== null || child.signalCode !== null;
  for (const server of servers) {
    server.child.on('exit', (code, signal) => {
      if (!stopping) {
        exitCode = 1;
        if (started || signal)
          process.stderr.write(`${server.name} ended with ${code ?? signal}; stopping.\n`);
        stop();
      }
      if (servers.every(hasEnded)) process.exit(exitCode);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  return () => {
    started = true;
  };
}
