import { readRegistry } from '@northcast/release/registry/read-registry';
import { readRelease } from '@northcast/release/store/release-store';
import { describeAreas } from '../../shell/dist/node/server/registry/describe-areas.js';
import { publishedRemote } from '../../shell/dist/node/server/registry/published-parts.js';
import { remoteDescription } from '../../tooling/src/webpack-remote.mjs';

/** An area in watch mode as the shell sees it: its files change as one types, so that none has a hash. */
function watched(name, port) {
  const release = { ...remoteDescription(name), version: 'dev' };
  const { contract, routes } = release;
  const base = `http://127.0.0.1:${port}/`;
  const entry = 'remote-entry.js';
  const remote = { name, version: 'dev', contract, base, entry, routes, integrity: {} };
  return { release, remote };
}

/** The live version of an area that is not worked on, as documents of the product name it. */
async function published(name, stable, store) {
  const release = await readRelease(store, name, stable);
  return { release, remote: publishedRemote(name, stable, release) };
}

/**
 * What the pages of `npm run dev` are told: the areas in watch mode, and every other one that is live in the store.
 * @param {Record<string, number>} ports of the remotes in watch mode
 * @param {string} store folder of the release store
 * @throws UntrustedDocument when the store's registry or a live version can't be trusted
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
