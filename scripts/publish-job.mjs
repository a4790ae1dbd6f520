#!/usr/bin/env node
/**
 * `node scripts/publish-job.mjs <remote> [--built]`: what a deployment does for an area. Publishes the version that its package declares,
 * unless it is in the store; makes it live only where nothing is live yet: every later release is somebody's decision.
 */
import { artefactFolder, declaredVersion } from '../tooling/src/build-remote.mjs';
import { root, run } from './steps.mjs';

const [remote, built] = process.argv.slice(2);

const release = (module) => import(`../shell/dist/node/server/release/${module}.js`);

async function deploy() {
  const { storeFolder } = await release('store-layout');
  const { publishedVersions } = await release('release-store');
  const { readRegistry } = await release('registry-document');
  const store = storeFolder(process.env, root);
  const version = declaredVersion(remote);
  const by = { who: process.env.RELEASE_WHO ?? 'deployment', why: 'deployment' };
  if (!(await publishedVersions(store, remote)).includes(version)) {
    if (built !== '--built') {
      await run(process.execPath, ['tooling/src/build.mjs', remote, version]);
    }
    await (await release('publish')).publish(store, artefactFolder(remote, version), by);
    process.stdout.write(`${remote} ${version} is published.\n`);
  }
  if ((await readRegistry(store)).remotes[remote]) return;
  await (await release('promote')).promote(store, remote, version, by);
  process.stdout.write(`${remote} ${version} is live, as the first version here.\n`);
}

try {
  await deploy();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
