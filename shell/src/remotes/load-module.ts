import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRemote } from '../../registry/document-registry';
import { classifyFailure } from './classify-failure';
import { satisfiesContract } from './contract-gate';
import { publishedRemote, refreshRegistry } from './document-registry';
import { adoptVersion, exposedModule } from './federation';
import { LoadFailure, mayPass } from './load-failure';
import { setAttempt } from './script-verification';

/** Loads of a module that may be under way or done, by remote and exposed name. */
const loads = new Map<string, Promise<unknown>>();
/** How many loads of a remote have failed; the next attempt asks past what they left behind. */
const failures = new Map<RemoteName, number>();
const retryDelay = 400;

/**
 * An exposed module of a remote at the version of the registry. A failure that may pass is tried once more after asking the registry
 * again; a failure is forgotten, so that the next call starts afresh.
 * @throws LoadFailure
 */
export function loadModule(remote: RemoteName, expose: string): Promise<unknown> {
  const key = `${remote}${expose}`;
  const running = loads.get(key);
  if (running) return running;
  const load = loadWithRetry(remote, expose);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

/** Forgets what was loaded of a remote, for when one of its later chunks turned out to be gone. */
export async function renewRemote(remote: RemoteName): Promise<void> {
  for (const key of loads.keys()) if (key.startsWith(remote)) loads.delete(key);
  await refreshRegistry().catch(() => undefined);
  countFailure(remote);
}

async function loadWithRetry(remote: RemoteName, expose: string): Promise<unknown> {
  try {
    return await loadOnce(remote, expose);
  } catch (error) {
    if (!(error instanceof LoadFailure) || !mayPass.has(error.kind)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    await refreshRegistry().catch(() => undefined);
    return await loadOnce(remote, expose);
  }
}

async function loadOnce(remote: RemoteName, expose: string): Promise<unknown> {
  const published = publishedRemote(remote);
  if (!published) throw new LoadFailure(remote, 'stale', 'No version of this area is published');
  checkContract(published);
  const attempt = (failures.get(remote) ?? 0) + 1;
  setAttempt(published.base, attempt);
  adoptVersion(published, attempt);
  try {
    const module = await exposedModule(remote, expose);
    if (module === null || typeof module !== 'object') {
      throw new LoadFailure(remote, 'execution', `The area has no ${expose}`);
    }
    return module;
  } catch (error) {
    countFailure(remote);
    throw classifyFailure(remote, published.base, error);
  }
}

function checkContract(remote: PublishedRemote): void {
  if (satisfiesContract(contractVersion, remote.contract)) return;
  const message = `Version ${remote.version} needs contract ${remote.contract}, this is ${contractVersion}`;
  throw new LoadFailure(remote.name, 'contract', message);
}

function countFailure(remote: RemoteName): void {
  failures.set(remote, (failures.get(remote) ?? 0) + 1);
}
