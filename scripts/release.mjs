#!/usr/bin/env node
/** `npm run release -- <command> …`: publishes, promotes, canaries and rolls back one area; see docs/operations.md. */
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { compileServers } from './build.mjs';
import { root, run, step } from './steps.mjs';

async function build(remote, version) {
  const { artefactFolder, declaredVersion } = await import('../tooling/src/build-remote.mjs');
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

function whoIsHere() {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return name.toString().trim() || userInfo().username;
  } catch {
    return userInfo().username;
  }
}

try {
  await compileServers(['shell-server']);
  const { runRelease } = await import('../shell/dist/node/server/release/release-command.js');
  const { storeFolder } = await import('../shell/dist/node/server/release/store-layout.js');
  const { PORT = '3000', HOST = '127.0.0.1', PUBLIC_URL } = process.env;
  await runRelease(process.argv.slice(2), {
    store: storeFolder(process.env, root),
    who: process.env.RELEASE_WHO ?? whoIsHere(),
    publicUrl: (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, ''),
    build,
    say: (text) => process.stdout.write(`${text}\n`),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
