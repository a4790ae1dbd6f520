import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root, run, step } from './steps.mjs';
import { extendTurn, takeTurn } from './turn.mjs';

const stampFolder = path.join(root, '.cache/built');

/**
 * Runs a build unless its inputs are unchanged and its result still exists. A build that fails or
 * is interrupted may have replaced a part of the result: the next one runs, whatever its inputs.
 * @param {string} stamp file for the hash of the inputs; absent while the result is not complete
 * @param {string} hash of the inputs
 * @param {string} result file or folder
 * @param {(isComplete: boolean) => Promise<unknown>} work gets whether the last build was complete
 */
export async function onceForInputs(stamp, hash, result, work) {
  const last = hashOf(stamp, result);
  if (last === hash) return false;
  rmSync(stamp, { force: true });
  await work(last !== undefined);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/**
 * Hash of the inputs that a result was built from. Undefined without a complete result; another
 * process may remove the stamp at any time.
 */
function hashOf(stamp, result) {
  if (!existsSync(result)) return undefined;
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether another compiler, such as that of `npm run dev`, has written the output since the stamp. */
function isOverwritten(stamp, folder) {
  const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return timeOf(path.join(folder, '.tsbuildinfo')) > timeOf(stamp);
}

/**
 * Compiles a TypeScript project unless its inputs are unchanged. One process at a time: another
 * would take a compilation that still runs for an interrupted one.
 * @param {string} stamp see `onceForInputs`
 * @param {string} hash of the inputs
 * @param {string} project its folder or its `tsconfig` file
 * @param {string} folder of its output and its list of what is compiled
 * @param {string} [main] file in that folder
 * @param {(child: import('node:child_process').ChildProcess) => void} [onStart] gets the compiler
 */
export async function compileOnce(stamp, hash, project, folder, main = '', onStart = undefined) {
  const result = path.join(folder, main);
  // In a container the image has compiled everything, and its user may not write to this folder.
  if (!isOverwritten(stamp, folder) && hashOf(stamp, result) === hash) return false;
  const turn = `${stamp}.turn`;
  const endTurn = await takeTurn(turn);
  try {
    if (isOverwritten(stamp, folder)) rmSync(stamp, { force: true });
    return await onceForInputs(stamp, hash, result, async (isComplete) => {
      // The list may describe files as they were before an interrupted compiler replaced some.
      if (!isComplete) rmSync(path.join(folder, '.tsbuildinfo'), { force: true });
      const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
      await run(process.execPath, [tsc, '-p', project], {
        onStart: (child) => {
          extendTurn(turn, child);
          onStart?.(child);
        },
      });
    });
  } finally {
    endTurn();
  }
}

/**
 * Compiles the code that runs on Node: contracts first, then the servers in parallel.
 * @param {readonly string[]} [servers]
 * @param {(child: import('node:child_process').ChildProcess) => void} [onStart] gets each compiler
 */
export async function compileServers(servers = ['bff', 'shell-server'], onStart = undefined) {
  const { inputHash } = await import('../tooling/src/input-hash.mjs');
  const contracts = ['shared-contracts', 'tsconfig.base.json', 'package-lock.json'];
  const compile = (name, project, inputs, folder, main) =>
    step(`compile ${name}`, () =>
      compileOnce(
        path.join(stampFolder, name),
        inputHash([...contracts, ...inputs]),
        project,
        path.join(root, folder),
        main,
        onStart,
      ),
    );
  await compile('shared-contracts', 'shared-contracts', [], 'shared-contracts/dist');
  await compile('release', 'release', ['release'], 'release/dist');
  const shellInputs = ['release', 'shell/server', 'shell/registry', 'shell/tsconfig.server.json'];
  const compilations = {
    bff: ['bff/tsconfig.build.json', ['bff'], 'bff/dist', 'main.js'],
    'shell-server': [
      'shell/tsconfig.server.json',
      shellInputs,
      'shell/dist/node',
      'server/main.js',
    ],
  };
  removeStaleMigrations();
  await Promise.all(servers.map((name) => compile(name, ...compilations[name])));
}

/** Deletes compiled migrations without a source, because the bff runs every compiled migration. */
function removeStaleMigrations() {
  const [sources, compiled] = ['src', 'dist'].map((each) =>
    path.join(root, 'bff', each, 'database/migrations'),
  );
  if (!existsSync(compiled)) return;
  for (const name of readdirSync(compiled)) {
    const source = path.join(sources, `${name.split('.')[0]}.ts`);
    if (!existsSync(source)) rmSync(path.join(compiled, name));
  }
}

const buildTool = (name, version) =>
  run(process.execPath, ['tooling/src/build.mjs', name, version]);

/**
 * Builds the shell and every remote whose inputs changed, two at a time.
 * @returns the shell's folder and each remote's version and folder
 */
export async function buildBrowserParts() {
  const { remotes } = await import('../tooling/src/paths.mjs');
  const [shell, ...builds] = await inPairs([
    buildShell,
    ...remotes.map((name) => () => buildRemote(name)),
  ]);
  return { shell, remotes: builds };
}

/** Builds the working copy's shell if its inputs changed; returns its folder. */
export async function buildShell() {
  const { shellFolder } = await import('../tooling/src/build-shell.mjs');
  const { workingCopyVersion } = await import('../tooling/src/working-copy-version.mjs');
  const version = workingCopyVersion('shell');
  const folder = shellFolder(version);
  await step('build shell', () => (existsSync(folder) ? false : buildTool('shell', version)));
  return folder;
}

/**
 * Builds the given remotes whose inputs changed, two at a time; returns each one's version and
 * folder.
 */
export const buildRemotes = (names) => inPairs(names.map((name) => () => buildRemote(name)));

async function buildRemote(remote) {
  const { artefactFolder } = await import('../tooling/src/build-remote.mjs');
  const { workingCopyVersion } = await import('../tooling/src/working-copy-version.mjs');
  const version = workingCopyVersion(remote);
  const folder = artefactFolder(remote, version);
  await step(`build ${remote}`, () => (existsSync(folder) ? false : buildTool(remote, version)));
  return { remote, version, folder };
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

const compiled = (module) => import(`../release/dist/${module}.js`);

/**
 * The API description of the working copy's bff, as it reports it at runtime. The servers must be
 * compiled.
 */
export async function workingCopyBff() {
  const { describeApi } = await import('../shared-contracts/dist/api/describe-api.js');
  const { bffDescription } = await compiled('deployed/descriptions');
  return bffDescription(describeApi());
}

/**
 * Stores the descriptions of the shell and bff that are about to start, so that releases can be
 * checked against them before they run.
 * @param {string} shell folder of a built shell
 * @returns the descriptions that releases must be compatible with
 */
export async function describeWorkingCopy(store, shell) {
  const { describeBff, describeShell } = await compiled('deployed/describe');
  const { readDeployed } = await compiled('deployed/read-deployed');
  const bff = await workingCopyBff();
  const { build } = await describeShell(store, shell);
  await describeBff(store, bff);
  return await readDeployed(store, { shells: [build], bffs: [bff.build] });
}

/**
 * Makes the working copy's builds live in the release store.
 * @param {string} shell folder of the shell that is about to start
 * @returns the remotes whose released version stays live instead
 */
export async function publishLocally(builds, store, shell) {
  const { serveLocalBuilds } = await compiled('commands/serve-local-builds');
  return await serveLocalBuilds(store, builds, await describeWorkingCopy(store, shell));
}
