import { readRelease } from '@northcast/release/publications/release-store';
import { readRegistry } from '@northcast/release/registry/read-registry';
import { describeAreas } from '../../shell/dist/node/server/registry/describe-areas.js';
import { publishedRemote } from '../../shell/dist/node/server/registry/published-parts.js';
import { remoteDescription } from '../../tooling/src/webpack-remote.mjs';

/**
 * A remote in watch mode as the shell sees it. Its files change with every edit, so they have no
 * integrity hashes.
 */
function watched(name, port) {
  const release = { ...remoteDescription(name), version: 'dev' };
  const { contract, routes } = release;
  const base = `http://127.0.0.1:${port}/`;
  const entry = 'remote-entry.js';
  const remote = { name, version: 'dev', contract, base, entry, routes, integrity: {} };
  return { release, remote };
}

/** The live version of a remote that is not in watch mode. */
async function published(name, stable, store) {
  const release = await readRelease(store, name, stable);
  return { release, remote: publishedRemote(name, stable, release) };
}

/**
 * The registry of `npm run dev`: the remotes in watch mode, and every other remote that is live in
 * the store.
 * @param {Record<string, number>} ports of the remotes in watch mode
 * @param {string} store folder of the release store
 * @throws UntrustedDocument if the signature of the store's registry or of a live version is not
 * valid
 */
export async function devRegistry(ports, store) {
  const { revision, remotes } = await readRegistry(store);
  const others = Object.entries(remotes).flatMap(([name, live]) =>
    live === undefined || name in ports ? [] : [{ name, stable: live.stable }],
  );
  const { manifest } = describeAreas([
    ...Object.entries(ports).map(([name, port]) => watched(name, port)),
    ...(await Promise.all(others.map(({ name, stable }) => published(name, stable, store)))),
  ]);
  return { revision, shell: { base: '/shell/', entry: ['shell.js'], integrity: {} }, ...manifest };
}
