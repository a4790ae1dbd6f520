import { isRemoteName, type RemoteName } from '@northcast/shared-contracts/host/remote';
import { type TrustedKeys, verifyingKey } from '../keys/delegated-key.js';
import { isSignedBy, type Purpose, signatureOf } from '../keys/signed-document.js';
import { maySignFor, signerFor } from '../registry/signer.js';

/**
 * Validity of a token for rendering ahead, in milliseconds. Tokens that claim more than
 * `longestWarm` are rejected.
 */
const warmLifetime = 30_000;
const longestWarm = 60_000;

/** Permission to do one thing with one published version until it expires. */
export interface VersionPass {
  readonly remote: RemoteName;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/**
 * Encodes a pass as a token, signed with the key of this process.
 * @throws RefusedRelease when the key has no right to the remote
 */
export async function signPass(
  store: string,
  purpose: Purpose,
  pass: VersionPass,
): Promise<string> {
  const { key } = await signerFor(store, pass.remote);
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${body}.${signatureOf(purpose, body, key)}`;
}

/**
 * Verifies a token.
 * @returns null if it has expired, or if neither the root key nor a key of the remote signed it
 */
export function openPass(
  token: string,
  purpose: Purpose,
  { root, delegated }: TrustedKeys,
  now: number,
): VersionPass | null {
  const [body = '', signature = ''] = token.split('.');
  const pass = parsePass(body);
  if (pass === null || !isRemoteName(pass.remote) || !(pass.expires > now)) return null;
  const areaKeys = delegated.filter((key) => !key.removed && maySignFor(pass.remote)(key));
  const keys = [root, ...areaKeys.map(verifyingKey)];
  return keys.some((key) => isSignedBy(key, purpose, body, signature)) ? pass : null;
}

function parsePass(body: string): VersionPass | null {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as VersionPass | null;
  } catch {
    return null;
  }
}

/**
 * Token that permits a server to pre-render the public pages of one version, for 30 seconds.
 * @throws RefusedRelease when the key of this process has no right to the remote
 */
export const warmToken = async (
  store: string,
  remote: RemoteName,
  version: string,
): Promise<string> =>
  await signPass(store, 'warm', { remote, version, expires: Date.now() + warmLifetime });

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
  return pass && pass.expires <= now + longestWarm ? pass : null;
}
