import { SettingReader } from '@northcast/shared-contracts/settings/setting-reader';
import { UntrustedDocument } from '../keys/signed-document.js';
import { RefusedRelease } from '../refused-release.js';

const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the release store is full',
  EDQUOT: 'The quota of the release store is used up',
  EROFS: 'The release store is mounted read-only here',
  EACCES: 'This user may not read or write a part of the release store',
  EPERM: 'This user may not read or write a part of the release store',
};

/**
 * Converts an untrusted document to a refusal. Names the missing setting if a key of a remote or a
 * server may have been mistaken for the root key.
 */
export function refuseUntrusted({ message }: UntrustedDocument): RefusedRelease {
  const reader = new SettingReader(process.env);
  const isSet = (name: string) => reader.text(name) !== null;
  if (!isSet('RELEASE_SIGNING_KEY') || isSet('RELEASE_PUBLIC_KEY'))
    return new RefusedRelease(message);
  return new RefusedRelease(
    `${message}. RELEASE_SIGNING_KEY was taken for root's: where it is the key of an area or a server, set RELEASE_PUBLIC_KEY to root's public key.`,
  );
}

/**
 * Converts an error of the file system or of the keys to a message that says what to do. Returns
 * any other error unchanged.
 */
export function explainStoreError(error: unknown, store: string): unknown {
  if (error instanceof UntrustedDocument) return refuseUntrusted(error);
  const { code = '' } = error as { readonly code?: string };
  const sentence = sentences[code];
  if (sentence === undefined) return error;
  return new RefusedRelease(
    `${sentence} (${store}). Nothing was changed. Fix that and run the command again.`,
  );
}
