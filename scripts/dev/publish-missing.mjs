import { readRegistry } from '@northcast/release/registry/read-registry';
import { buildRemotes, buildShell, publishLocally } from '../build.mjs';
import { step } from '../steps.mjs';

/**
 * Publishes the working copy's build of each remote without a live version. Live versions stay as
 * they are.
 * @param {readonly string[]} names remotes that are not in watch mode
 * @param {string} store folder of the release store
 */
export async function publishMissing(names, store) {
  const { remotes } = await readRegistry(store);
  const missing = names.filter((name) => remotes[name] === undefined);
  if (missing.length === 0) return;
  const builds = await buildRemotes(missing);
  const shell = await buildShell();
  await step(`publish ${missing.join(', ')}`, () => publishLocally(builds, store, shell));
}
