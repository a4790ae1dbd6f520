#!/usr/bin/env node
/**
 * `npm run release -- <command> …`: publishes, promotes, canaries and rolls back one remote; see
 * docs/operations.md.
 */
import { buildShell, compileServers, workingCopyBff } from './build.mjs';
import { withoutBlanks } from './run-product/server-environments.mjs';
import { printStepsToStderr, root, run, step } from './steps.mjs';

const buildTool = () => import('../tooling/src/build-remote.mjs');

async function build(remote, version) {
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

printStepsToStderr();
try {
  await compileServers(['shell-server']);
  const { runRelease } = await import('../release/dist/commands/release-command.js');
  const { storeFolder } = await import('../release/dist/store/store-layout.js');
  const { liveApi } = await import('../release/dist/sandbox/live-api.js');
  const { httpOrigin } = await import('../shared-contracts/dist/settings/http-origin.js');
  const environment = withoutBlanks(process.env);
  const { PORT = '3000', HOST = '127.0.0.1', PUBLIC_URL, BFF_URL, SHELL_DIR } = environment;
  const publicUrl = (PUBLIC_URL ?? httpOrigin(HOST, PORT)).replace(/\/$/, '');
  await runRelease(process.argv.slice(2), {
    store: storeFolder(environment, root),
    publicUrl,
    declaredVersion: async (remote) => (await buildTool()).declaredVersion(remote),
    build,
    workingCopyShell: async () => SHELL_DIR ?? (await buildShell()),
    workingCopyBff,
    // In a container the public address may lead elsewhere.
    fetchApi: liveApi(BFF_URL ?? publicUrl),
    say: (text) => process.stdout.write(`${text}\n`),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
