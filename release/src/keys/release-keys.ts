import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Environment,
  SettingReader,
} from '@northcast/shared-contracts/settings/setting-reader';
import { RefusedRelease } from '../refused-release.js';
import { createFile, isMissing, isTaken } from '../store/durable-files.js';
import { keysFolder, workFolder } from '../store/store-layout.js';

const signingName = 'RELEASE_SIGNING_KEY';
const publicName = 'RELEASE_PUBLIC_KEY';

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
  const reader = new SettingReader(environment);
  const given = reader.text(signingName);
  if (given !== null) return await givenKey(signingName, given, createPrivateKey, 'private key');
  if (reader.text(publicName) !== null) {
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
  const reader = new SettingReader(environment);
  for (const name of [publicName, signingName]) {
    const given = reader.text(name);
    if (given !== null) return await givenKey(name, given, createPublicKey, 'key');
  }
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

/**
 * @param kind what `parse` accepts
 * @throws RefusedRelease when the setting holds no such key, which is no failure of the store
 */
async function givenKey(
  name: string,
  given: string,
  parse: (text: string) => KeyObject,
  kind: string,
): Promise<KeyObject> {
  const text = await pem(name, given);
  try {
    return parse(text);
  } catch {
    throw new RefusedRelease(`${name} holds no ${kind} in PEM`);
  }
}

/** @throws RefusedRelease when the file can't be read */
async function pem(name: string, given: string): Promise<string> {
  if (given.includes('-----BEGIN')) return given.replaceAll('\\n', '\n');
  return await readFile(given, 'utf8').catch((error: Error) => {
    throw new RefusedRelease(`The key file of ${name} can't be read: ${error.message}`);
  });
}
