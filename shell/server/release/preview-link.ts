import type { KeyObject } from 'node:crypto';
import { type RemoteName, remoteNames } from '@northcast/shared-contracts/host/remote';
import { requireFittingRelease } from './fitting-release.js';
import { RefusedRelease } from './refused-release.js';
import { signingKey } from './release-keys.js';
import { isSignedBy, signatureOf } from './signed-document.js';

/** Leave to see one published version until some moment. */
export interface PreviewPass {
  readonly remote: RemoteName;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const longest = 30 * 24;

/**
 * A token for `/releases/preview?token=…`.
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
  await requireFittingRelease(store, remote, version);
  const pass: PreviewPass = { remote, version, expires: Date.now() + hours * 3_600_000 };
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${body}.${signatureOf('preview', body, await signingKey(store))}`;
}

/**
 * What a token allows.
 * @returns null when it was not signed by us, and when it has expired
 */
export function openPreviewToken(
  token: string,
  key: KeyObject,
  now: number = Date.now(),
): PreviewPass | null {
  const [body = '', signature = ''] = token.split('.');
  if (body === '' || !isSignedBy(key, 'preview', body, signature)) return null;
  const pass = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as PreviewPass;
  return remoteNames.includes(pass.remote) && pass.expires > now ? pass : null;
}
