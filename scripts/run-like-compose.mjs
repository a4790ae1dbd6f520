#!/usr/bin/env node
/**
 * Runs the processes of docker-compose.yml with its settings on this machine, without a Docker
 * engine: MariaDB (SQLite if it is not installed), the publishing jobs, the bff and the shell
 * server. The shell uses PORT, the others use the ports after it. All data is in COMPOSE_DIR, by
 * default a new temporary folder. With `--built` the remotes are not built; their `dist` folders
 * are published under the declared versions.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileServers } from './build.mjs';
import { jobsOf, readCompose, readImage } from './compose/docker-files.mjs';
import { healthCheckHere, settingsHere } from './compose/on-this-machine.mjs';
import { hasMysql, startMysql } from './compose/private-mysql.mjs';
import { StartedProcesses } from './compose/started-processes.mjs';
import { root, run, step } from './steps.mjs';

const defaults = {
  PORT: '3000',
  MYSQL_PASSWORD: 'not used here',
  SESSION_SECRET: 'a secret for this machine only, 32 characters and more',
  ADMIN_EMAIL: 'admin@northcast.example',
  ADMIN_PASSWORD: 'admin-password',
};
const processes = new StartedProcesses();

function stop(code) {
  if (processes.isStopping) return;
  void processes.stop().then(() => process.exit(code));
}

function start(name, [program, ...args], settings) {
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  processes.add(child);
  child.on('exit', (code) => {
    if (processes.isStopping) return;
    process.stderr.write(`${name} ended with ${code}; stopping.\n`);
    stop(1);
  });
}

/** Runs a command that ends with this process. */
const runHere = (program, args, env = process.env) =>
  run(program, args, { env, onStart: (child) => processes.add(child) });

async function untilHealthy(service, port) {
  const [program, ...args] = healthCheckHere(service, port);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return execFileSync(program, args, { stdio: 'ignore', timeout: 5000 });
    } catch (error) {
      if (attempt === 60 || processes.isStopping) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

function signingKey(folder) {
  const file = path.join(folder, 'release-signing-key.pem');
  if (!existsSync(file)) {
    execFileSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', file]);
  }
  return file;
}

async function buildWhatImagesHold() {
  await compileServers(undefined, (child) => processes.add(child));
  const { shellFolder } = await import('../tooling/src/build-shell.mjs');
  const { inputHash, inputsOf } = await import('../tooling/src/input-hash.mjs');
  const version = inputHash(inputsOf('shell'));
  if (!existsSync(shellFolder(version))) {
    const command = ['tooling/src/build.mjs', 'shell', version];
    await step('build shell', () => runHere(process.execPath, command));
  }
  const { declaredVersion } = await import('../tooling/src/build-remote.mjs');
  const { remotes } = await import('../tooling/src/paths.mjs');
  for (const remote of process.argv.includes('--built') ? [] : remotes) {
    const command = ['tooling/src/build.mjs', remote, declaredVersion(remote)];
    await step(`build ${remote}`, () => runHere(process.execPath, command));
  }
  return shellFolder(version);
}

async function startAll() {
  const environment = { ...defaults, ...process.env };
  const compose = readCompose(environment);
  const folder = process.env.COMPOSE_DIR ?? mkdtempSync(path.join(tmpdir(), 'northcast-compose-'));
  mkdirSync(folder, { recursive: true });
  const shellPort = Number(environment.PORT);
  const ports = { shell: shellPort, bff: shellPort + 1, mysql: shellPort + 2 };
  const shellFolder = await buildWhatImagesHold();
  const databaseUrl =
    hasMysql &&
    (await step('start MariaDB', () =>
      startMysql(folder, ports.mysql, (child) => processes.add(child)),
    ));
  const places = {
    ports,
    volumes: folder,
    signingKey: signingKey(folder),
    publicUrl: process.env.PUBLIC_URL ?? `http://127.0.0.1:${shellPort}`,
    ...(databaseUrl ? { databaseUrl } : {}),
  };
  const settingsOf = (name) => settingsHere(compose.services[name], places);
  const startServer = async (name) => {
    const service = compose.services[name];
    const settings = { ...settingsOf(name), PORT: String(ports[name]), SHELL_DIR: shellFolder };
    const [, ...args] = readImage(service.build.target).start;
    start(name, [process.execPath, ...args], settings);
    await step(`${name} is healthy`, () => untilHealthy(service, ports[name]));
  };
  await startServer('bff');
  for (const name of jobsOf(compose)) {
    const [program, ...args] = compose.services[name].command;
    const env = { PATH: process.env.PATH, ...settingsOf(name), SHELL_DIR: shellFolder };
    await step(name, () => runHere(program, args, env));
  }
  await startServer('shell');
  process.stdout.write(`\nNorthcast runs as in docker-compose.yml at ${places.publicUrl}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

try {
  await startAll();
} catch (error) {
  // During a stop, what is being started fails.
  if (!processes.isStopping) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  }
  stop(1);
}
