import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RefusedRelease } from '../refused-release.js';
import { createFile, isMissing, isTaken } from '../store/durable-files.js';
import { keysFolder, workFolder } from '../store/store-layout.js';

type Environment = Readonly<Record<string, string | undefined>>;

const signingKeyFile = (store: string) => path.join(keysFolder(store), 'release-signing-key.pem');

/**
 * The key that signs registry revisions and publications: `RELEASE_SIGNING_KEY` (PEM, or the path
 * of a PEM file), otherwise a key generated once and kept in the store. An installation that has
 * only a public key can verify but not release.
 * @throws RefusedRelease
 */
export async function signingKey(
  store: string,
  environment: Environment = process.env,
): Promise<KeyObject> {
  const given = environment.RELEASE_SIGNING_KEY;
  if (given) return createPrivateKey(await pem(given));
  if (environment.RELEASE_PUBLIC_KEY) {
    throw new RefusedRelease('RELEASE_SIGNING_KEY is needed to change a release here');
  }
  return (await keptKey(store)) ?? (await makeKey(store));
}

/**
 * The key that servers verify with: `RELEASE_PUBLIC_KEY`, or the public half of the signing key.
 * @returns null if the installation has not generated its own key yet
 */
export async function publicKey(
  store: string,
  environment: Environment = process.env,
): Promise<KeyObject | null> {
  const given = environment.RELEASE_PUBLIC_KEY || environment.RELEASE_SIGNING_KEY;
  if (given) return createPublicKey(await pem(given));
  const kept = await keptKey(store);
  return kept && createPublicKey(kept);
}

async function keptKey(store: string): Promise<KeyObject | null> {
  try {
    return createPrivateKey(await readFile(signingKeyFile(store), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function makeKey(store: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  try {
    await createFile(signingKeyFile(store), text, workFolder(store), 0o600);
    return privateKey;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return createPrivateKey(await readFile(signingKeyFile(store), 'utf8'));
  }
}

async function pem(given: string): Promise<string> {
  return given.includes('-----BEGIN')
    ? given.replaceAll('\\n', '\n')
    : await readFile(given, 'utf8');
}
