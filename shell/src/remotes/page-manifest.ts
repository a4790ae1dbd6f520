import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PageManifest, PublishedRemote } from '../../registry/page-manifest';
import { allowScripts } from './script-verification';
import { adoptVoteToken } from './vote-tokens';

let current: PageManifest | undefined;
/** Versions that this page has loaded: what is mounted stays mounted, whatever is released meanwhile. */
const inUse = new Map<RemoteName, PublishedRemote>();

/** The registry that came with the document, or the newest one fetched since. */
export function registry(): PageManifest {
  current ??= adopt(readFromDocument());
  return current;
}

const listeners = new Set<() => void>();

/**
 * Calls back whenever this page hears of a newer registry.
 * @returns ends that
 */
export function onRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The version of a remote that this page uses, else the one that this visitor gets. */
export function publishedRemote(name: RemoteName): PublishedRemote | undefined {
  return inUse.get(name) ?? registry().remotes.find((remote) => remote.name === name);
}

/** What this page can show, at the versions that it uses. */
export function publishedRemotes(): readonly PublishedRemote[] {
  return registry().remotes.map((remote) => inUse.get(remote.name) ?? remote);
}

export function putInUse(remote: PublishedRemote): void {
  inUse.set(remote.name, remote);
}

/** Lets the registry decide again which version of a remote is used. */
export function takeOutOfUse(name: RemoteName): void {
  inUse.delete(name);
}

/** Asks the server again, for when a release has removed what the document named. */
export async function refreshRegistry(): Promise<PageManifest> {
  const response = await askFor('/releases/registry.json');
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  use((await response.json()) as PageManifest);
  return registry();
}

/** Least time between two questions for releases, in milliseconds. */
const lookInterval = 3000;
let lookedAt = 0;

/**
 * Asks in the background whether something was released since: new areas get their places, versions in use stay in use. Silent: a page that
 * misses something asks again.
 */
export async function lookForReleases(): Promise<void> {
  const now = performance.now();
  if (lookedAt > 0 && now - lookedAt < lookInterval) return;
  lookedAt = now;
  try {
    const response = await askFor(`/releases/registry.json?have=${registry().revision}`);
    if (response.status !== 200) return;
    const found = (await response.json()) as PageManifest;
    // Another server may be a moment behind.
    if (found.revision > registry().revision) use(found);
  } catch {
    // Not now, then at the next navigation.
  }
}

async function askFor(address: string): Promise<Response> {
  const signal = AbortSignal.timeout(4000);
  const response = await fetch(address, { cache: 'no-store', signal });
  adoptVoteToken(response);
  return response;
}

function use(manifest: PageManifest): void {
  current = adopt(manifest);
  for (const listener of listeners) listener();
}

/** Scripts of earlier registries stay allowed: their versions may still be mounted. */
function adopt(document: PageManifest): PageManifest {
  allowScripts(document.shell);
  for (const remote of document.remotes) allowScripts(remote);
  return document;
}

function readFromDocument(): PageManifest {
  const text = document.getElementById('registry')?.textContent;
  if (!text) throw new Error('The document carries no registry');
  return JSON.parse(text) as PageManifest;
}
