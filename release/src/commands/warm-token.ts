import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { TrustedKeys } from '../keys/delegated-key.js';
import { openPass, signPass, type VersionPass } from './version-pass.js';

/** Milliseconds for which a server may be asked; no token is good for longer, whatever it says. */
const lifetime = 30_000;
const longest = 60_000;

/**
 * Leave to have a server render the public pages of one version, for half a minute.
 * @throws RefusedRelease when the key of this process is not for the area
 */
export const warmToken = async (
  store: string,
  remote: RemoteName,
  version: string,
): Promise<string> =>
  await signPass(store, 'warm', { remote, version, expires: Date.now() + lifetime });

/**
 * What a token allows.
 * @returns null when neither the root key nor a key of the area signed it, and when it is not of the last minute
 */
export function openWarmToken(
  token: string,
  keys: TrustedKeys,
  now: number = Date.now(),
): VersionPass | null {
  const pass = openPass(token, 'warm', keys, now);
  return pass && pass.expires <= now + longest ? pass : null;
}
