import { buildShell, compileServers, workingCopyBff } from './build.mjs';
import { requireInstalled } from './install.mjs';
import { withoutBlanks } from './run-product/server-environments.mjs';
import { printStepsTo, root, run, step } from './steps.mjs';

/** @typedef {{ write: (text: string) => unknown }} Output */

const buildTool = () => import('../tooling/src/build-remote.mjs');

async function build(remote, version) {
  requireInstalled();
  const { artefactFolder, declaredVersion } = await buildTool();
  const declared = declaredVersion(remote);
  if (version !== undefined && version !== declared) {
    throw new Error(
      `${remote}/package.json says ${declared}, not ${version}: the version comes from there.`,
    );
  }
  await step(`build ${remote} ${declared}`, () =>
    run(process.execPath, ['tooling/src/build.mjs', remote, declared]),
  );
  return artefactFolder(remote, declared);
}

let isCompiled = false;

/** Compiles once per process, because later commands use the modules that the first one loaded. */
async function compileCommands() {
  if (!isCompiled) await compileServers([]);
  isCompiled = true;
}

/**
 * What the commands need from this checkout and from the settings. The commands must be compiled.
 * @param {(text: string) => void} say
 */
async function releaseContext(say) {
  const { storeFolder } = await import('../release/dist/store/store-layout.js');
  const { liveApi } = await import('../release/dist/sandbox/live-api.js');
  const { httpOrigin } = await import('../shared-contracts/dist/settings/http-origin.js');
  const environment = withoutBlanks(process.env);
  const { PORT = '3000', HOST = '127.0.0.1', PUBLIC_URL, BFF_URL, SHELL_DIR } = environment;
  const publicUrl = (PUBLIC_URL ?? httpOrigin(HOST, PORT)).replace(/\/$/, '');
  return {
    store: storeFolder(environment, root),
    publicUrl,
    declaredVersion: async (remote) => (await buildTool()).declaredVersion(remote),
    build,
    workingCopyShell: async () => {
      if (SHELL_DIR !== undefined) return SHELL_DIR;
      requireInstalled();
      return await buildShell();
    },
    workingCopyBff,
    // In a container the public address may lead elsewhere.
    fetchApi: liveApi(BFF_URL ?? publicUrl),
    say,
  };
}

/**
 * Runs one release command with the settings of this process. Commands of one process must not
 * overlap, because their steps share an output.
 * @param {readonly string[]} argv
 * @param {{ stdout: Output, stderr: Output }} outputs for the result; for steps and errors
 * @returns {Promise<number>} exit code
 */
export async function runReleaseCommand(argv, { stdout, stderr }) {
  printStepsTo(stderr);
  try {
    await compileCommands();
    const { runRelease } = await import('../release/dist/commands/release-command.js');
    await runRelease(argv, await releaseContext((text) => void stdout.write(`${text}\n`)));
    return 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}
