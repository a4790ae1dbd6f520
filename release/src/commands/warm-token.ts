import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { TrustedKeys } from '../keys/delegated-key.js';
import { openPass, signPass, type VersionPass } from './version-pass.js';

/** Validity of a token in milliseconds. Tokens that claim more than `longest` are rejected. */
const lifetime = 30_000;
const longest = 60_000;

/**
 * Token that permits a server to pre-render the public pages of one version, for 30 seconds.
 * @throws RefusedRelease when the key of this process has no right to the remote
 */
export const warmToken = async (
  store: string,
  remote: RemoteName,
  version: string,
): Promise<string> =>
  await signPass(store, 'warm', { remote, version, expires: Date.now() + lifetime });

/**
 * Verifies a token.
 * @returns null if it has expired or expires more than a minute from now, or if neither the root
 * key nor a key of the remote signed it
 */
export function openWarmToken(
  token: string,
  keys: TrustedKeys,
  now: number = Date.now(),
): VersionPass | null {
  const pass = openPass(token, 'warm', keys, now);
  return pass && pass.expires <= now + longest ? pass : null;
}
