import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { publicKey } from '../keys/release-keys.js';

export interface TestKey {
  readonly privateKey: KeyObject;
  /** PEM. */
  readonly privatePem: string;
  /** PEM. */
  readonly publicPem: string;
}

export function newKey(): TestKey {
  const { privateKey, publicKey: publicHalf } = generateKeyPairSync('ed25519');
  return {
    privateKey,
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicHalf.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/**
 * PEM public half of the key that a store generated for itself, the `RELEASE_PUBLIC_KEY` of all
 * other processes.
 */
export async function rootPem(store: string): Promise<string> {
  const root = await publicKey(store, {});
  if (!root) throw new Error('The store has no root key yet');
  return root.export({ type: 'spki', format: 'pem' }).toString();
}

/** Runs `act` as a process that has this key and the public half of the root key. */
export async function signingWith<Result>(
  key: TestKey,
  store: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  process.env['RELEASE_PUBLIC_KEY'] = await rootPem(store);
  process.env['RELEASE_SIGNING_KEY'] = key.privatePem;
  try {
    return await act();
  } finally {
    process.env = before;
  }
}
