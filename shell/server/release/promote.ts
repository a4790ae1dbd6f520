import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { changeRegistry } from './change-registry.js';
import { readRelease } from './release-store.js';

/**
 * Makes a published version the stable one; the one before stays at hand for a rollback.
 * @throws when the version is not in the store
 */
export async function promote(
  store: string,
  remote: RemoteName,
  version: string,
  by: { readonly who: string; readonly why: string },
): Promise<void> {
  await readRelease(store, remote, version);
  await changeRegistry(store, { ...by, what: `promote ${remote} ${version}` }, (remotes) => {
    const now = remotes[remote];
    const previous = now && now.stable !== version ? now.stable : (now?.previous ?? null);
    return { ...remotes, [remote]: { stable: version, previous, canary: null } };
  });
}
