#!/usr/bin/env node
/**
 * `node scripts/publish-job.mjs [<remote> …] [--built]`: the publishing step of a deployment, for
 * the named remotes or for all. Renders the public pages of each package's declared version with
 * the deployed shell and the bff's API at `BFF_URL`, and publishes the version unless it is already
 * in the store. Makes it live only if no version of the remote is live yet, because every later
 * release needs a person's decision. A remote that is refused hinders no other one, but the job
 * fails.
 */
import { artefactFolder, declaredVersion } from '../tooling/src/build-remote.mjs';
import { remotes } from '../tooling/src/paths.mjs';
import { root, run } from './steps.mjs';

const named = process.argv.slice(2).filter((each) => each !== '--built');
const isBuilt = process.argv.includes('--built');

const release = (module) => import(`../release/dist/${module}.js`);

/** @returns whether it has published a version */
async function deploy(remote) {
  const { storeFolder } = await release('store/store-layout');
  const { publishedVersions } = await release('publications/release-store');
  const { readRegistry } = await release('registry/read-registry');
  const store = storeFolder(process.env, root);
  const version = declaredVersion(remote);
  const by = { why: 'deployment' };
  const isNew = !(await publishedVersions(store, remote)).includes(version);
  if (isNew) {
    if (!isBuilt) {
      await run(process.execPath, ['tooling/src/build.mjs', remote, version]);
    }
    const folder = artefactFolder(remote, version);
    const { liveApi } = await release('sandbox/live-api');
    await (await release('commands/require-renderable')).requireRenderable(
      store,
      folder,
      liveApi(process.env.BFF_URL || 'http://127.0.0.1:3001'),
    );
    await (await release('commands/publish')).publish(store, folder, by, {
      warn: (text) => process.stderr.write(`${text}\n`),
    });
    process.stdout.write(`${remote} ${version} is published.\n`);
  }
  if ((await readRegistry(store)).remotes[remote]) return isNew;
  await (await release('commands/promote')).promote(store, remote, version, by);
  process.stdout.write(`${remote} ${version} is live, as the first version here.\n`);
  return isNew;
}

const { deployAreas } = await release('commands/deploy-areas');
for (const reason of await deployAreas(named.length > 0 ? named : remotes, deploy)) {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
