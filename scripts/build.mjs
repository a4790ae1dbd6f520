import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, step } from './steps.mjs';

const stampFolder = path.join(root, '.cache/built');

/** Runs a build unless the same inputs were built before and the result still stands. */
async function onceForInputs(name, hash, result, work) {
  const file = path.join(stampFolder, name);
  const isDone = existsSync(file) && readFileSync(file, 'utf8') === hash && existsSync(result);
  if (isDone) return false;
  await work();
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(file, hash);
  return true;
}

const tsc = (project) =>
  run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);

/** Compiles what runs on Node: contracts first, then the servers side by side. */
export async function compileServers(servers = ['bff', 'shell-server']) {
  const { inputHash } = await import('../tooling/src/input-hash.mjs');
  const contracts = ['shared-contracts', 'tsconfig.base.json', 'package-lock.json'];
  const compile = (name, project, inputs, result) =>
    step(`compile ${name}`, () =>
      onceForInputs(name, inputHash([...contracts, ...inputs]), path.join(root, result), () =>
        tsc(project),
      ),
    );
  await compile('shared-contracts', 'shared-contracts', [], 'shared-contracts/dist');
  const shellInputs = ['shell/server', 'shell/registry', 'shell/tsconfig.server.json'];
  const compilations = {
    bff: ['bff/tsconfig.build.json', ['bff'], 'bff/dist/main.js'],
    'shell-server': ['shell/tsconfig.server.json', shellInputs, 'shell/dist/node/server/main.js'],
  };
  await Promise.all(servers.map((name) => compile(name, ...compilations[name])));
}

/** Version of a build of the working copy: the declared one with the inputs' hash. */
export async function localVersion(remote) {
  const { inputHash, inputsOf } = await import('../tooling/src/input-hash.mjs');
  const { declaredVersion } = await import('../tooling/src/build-remote.mjs');
  return `${declaredVersion(remote)}-local.${inputHash(inputsOf(remote))}`;
}

const buildTool = (name, version) =>
  run(process.execPath, ['tooling/src/build.mjs', name, version]);

/**
 * Builds the shell and every remote whose inputs changed, two at a time.
 * @returns the shell's folder and each remote's version and folder
 */
export async function buildBrowserParts() {
  const { inputHash, inputsOf } = await import('../tooling/src/input-hash.mjs');
  const { remotes } = await import('../tooling/src/paths.mjs');
  const { artefactFolder } = await import('../tooling/src/build-remote.mjs');
  const { shellFolder } = await import('../tooling/src/build-shell.mjs');
  const shellHash = inputHash(inputsOf('shell'));
  const jobs = [
    () =>
      step('build shell', () =>
        existsSync(shellFolder(shellHash)) ? false : buildTool('shell', shellHash),
      ),
    ...remotes.map((remote) => async () => {
      const version = await localVersion(remote);
      const folder = artefactFolder(remote, version);
      await step(`build ${remote}`, () =>
        existsSync(folder) ? false : buildTool(remote, version),
      );
      return { remote, version, folder };
    }),
  ];
  const remoteBuilds = (await inPairs(jobs)).slice(1);
  return { shell: shellFolder(shellHash), remotes: remoteBuilds };
}

async function inPairs(jobs) {
  const waiting = jobs.entries();
  const results = [];
  const worker = async () => {
    for (const [index, job] of waiting) results[index] = await job();
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/** Puts the working copy's builds into the release store; answers the remotes where a released version stays live instead. */
export async function publishLocally(builds, store) {
  const { serveLocalBuild } = await import(
    '../shell/dist/node/server/release/serve-local-build.js'
  );
  const kept = [];
  for (const { remote, version, folder } of builds) {
    if (!(await serveLocalBuild(store, remote, version, folder))) kept.push(remote);
  }
  return kept;
}
