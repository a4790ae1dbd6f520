import { readFile, rm, utimes } from 'node:fs/promises';
import { signDocument } from '../keys/signed-document.js';
import { messageOf } from '../message-of.js';
import { RefusedRelease } from '../refused-release.js';
import { readRegistry } from '../registry/read-registry.js';
import { currentSigner } from '../registry/signer.js';
import { createFile, isTaken } from '../store/durable-files.js';
import { workFolder } from '../store/store-layout.js';
import {
  asBffDescription,
  type BffDescription,
  type DescribedKind,
  descriptionPath,
  type ShellDescription,
  shellBundlePath,
} from './descriptions.js';
import { isTrustedDescription, mayDescribe } from './read-deployed.js';
import { readShellBuild, readShellBundle } from './shell-build.js';

/**
 * Stores the description of a built shell with a copy of its server bundle, and marks it as the
 * newest.
 * @param folder of the build
 * @throws RefusedRelease without a signing key, and if the folder contains no build
 */
export async function describeShell(store: string, folder: string): Promise<ShellDescription> {
  const description = await readShellBuild(folder);
  const bundle = await readShellBundle(folder);
  if (bundle !== null && description.serverBundle !== null) {
    const file = shellBundlePath(store, description.serverBundle);
    const kept = await readFile(file).catch(() => null);
    if (kept !== null && !kept.equals(bundle)) await rm(file, { force: true });
    await createOnce(file, bundle.toString('utf8'), store);
  }
  await write(store, 'shell', description);
  return description;
}

/**
 * Stores the description of a bff and marks it as the newest.
 * @throws RefusedRelease without a signing key
 */
export async function describeBff(store: string, bff: BffDescription): Promise<void> {
  await write(store, 'bff', bff);
}

const timeoutMs = 5000;

/**
 * Fetches the description of a running bff.
 * @param origin for example `http://127.0.0.1:3001`
 * @throws RefusedRelease when it does not respond, or its build does not describe itself
 */
export async function fetchBffDescription(origin: string): Promise<BffDescription> {
  const address = `${origin}/api/description`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return asBffDescription(await response.json());
  } catch (error) {
    throw new RefusedRelease(`${address} does not say what the bff is: ${messageOf(error)}`);
  }
}

/**
 * Writes the description and marks it as the newest. Replaces an existing one that is damaged or
 * was signed by an untrusted key.
 */
async function write(
  store: string,
  kind: DescribedKind,
  description: ShellDescription | BffDescription,
): Promise<void> {
  const { name, key, delegated } = await currentSigner(
    store,
    (await readRegistry(store)).keys ?? [],
  );
  if (delegated !== null && !mayDescribe(delegated)) {
    throw new RefusedRelease(`The key '${name}' is for areas: it can't say what runs.`);
  }
  const file = descriptionPath(store, kind, description.build);
  if (!(await isTrustedDescription(store, kind, description.build)))
    await rm(file, { force: true });
  await createOnce(file, signDocument('deployed', { kind, ...description }, key), store);
  const now = new Date();
  await utimes(file, now, now);
}

async function createOnce(file: string, text: string, store: string): Promise<void> {
  try {
    await createFile(file, text, workFolder(store));
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}
