import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { requireFreeAddresses } from '../gates/address-owners.js';
import type { TrustedKeys } from '../keys/delegated-key.js';
import { RefusedRelease } from '../refused-release.js';
import { readRegistry } from '../registry/read-registry.js';
import { requireCompleteRelease } from './fitting-release.js';
import { openPass, signPass, type VersionPass } from './version-pass.js';

const longest = 30 * 24;

/**
 * Creates a token for `/releases/preview?token=…`.
 * @param hours until it expires
 * @throws RefusedRelease
 */
export async function previewToken(
  store: string,
  remote: RemoteName,
  version: string,
  hours: number,
): Promise<string> {
  if (!(hours > 0 && hours <= longest)) {
    throw new RefusedRelease(`A preview lasts up to ${longest} hours`);
  }
  const release = await requireCompleteRelease(store, remote, version);
  await requireFreeAddresses(store, release, (await readRegistry(store)).remotes);
  const expires = Date.now() + hours * 3_600_000;
  return await signPass(store, 'preview', { remote, version, expires });
}

/**
 * The pass in a preview token.
 * @returns null if it has expired, or if neither the root key nor a key of the remote signed it
 */
export const openPreviewToken = (token: string, keys: TrustedKeys): VersionPass | null =>
  openPass(token, 'preview', keys, Date.now());
