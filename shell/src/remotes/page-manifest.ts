import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PrerenderedPage } from '../../registry/page-document';
import type { PageManifest, PublishedRemote } from '../../registry/page-manifest';
import { satisfiesContract } from './contract-gate';
import { adoptVoteToken } from './report-load';
import { allowScripts } from './script-verification';

let current: PageManifest | undefined;
/** Versions that this page has loaded. They stay in use even if another version is released. */
const inUse = new Map<RemoteName, PublishedRemote>();

/** The manifest embedded in the document, or the newest one fetched since. */
export function registry(): PageManifest {
  current ??= adopt(readFromDocument());
  return current;
}

const listeners = new Set<() => void>();

/**
 * Calls back when this page receives a newer manifest.
 * @returns unsubscribes
 */
export function onRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The version of a remote that this page uses, otherwise the one assigned to this visitor. */
export function publishedRemote(name: RemoteName): PublishedRemote | undefined {
  return inUse.get(name) ?? registry().remotes.find((remote) => remote.name === name);
}

/** All remotes, at the versions that this page uses. */
export function publishedRemotes(): readonly PublishedRemote[] {
  return registry().remotes.map((remote) => inUse.get(remote.name) ?? remote);
}

export function putInUse(remote: PublishedRemote): void {
  inUse.set(remote.name, remote);
}

/** Lets the manifest decide again which version of a remote is used. */
export function takeOutOfUse(name: RemoteName): void {
  inUse.delete(name);
}

/**
 * Fetches the current manifest. Used when a release may have removed files that the document refers
 * to.
 */
export async function refreshRegistry(): Promise<PageManifest> {
  const response = await askFor('/releases/registry.json');
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  use((await response.json()) as PageManifest);
  return registry();
}

/** Minimum milliseconds between two checks for releases. */
const lookInterval = 3000;
let lookedAt = 0;

/**
 * Checks in the background for a newer release. New remotes become available; versions in use stay
 * in use. Ignores failures: a page that needs something missing refreshes the manifest itself.
 */
export async function lookForReleases(): Promise<void> {
  const now = performance.now();
  if (lookedAt > 0 && now - lookedAt < lookInterval) return;
  lookedAt = now;
  try {
    const response = await askFor(`/releases/registry.json?have=${registry().revision}`);
    if (response.status !== 200) return;
    const found = (await response.json()) as PageManifest;
    // Another server may lag behind.
    if (found.revision > registry().revision) use(found);
  } catch {
    // Retried at the next navigation.
  }
}

async function askFor(address: string): Promise<Response> {
  const signal = AbortSignal.timeout(4000);
  const response = await fetch(address, { cache: 'no-store', signal });
  adoptVoteToken(response);
  return response;
}

/** Released versions that this page cannot run, because they need a newer shell. */
let unfit: readonly PublishedRemote[] = [];

export const unfitRemotes = (): readonly PublishedRemote[] => unfit;

function use(manifest: PageManifest): void {
  const known = registry().remotes;
  unfit = manifest.remotes.filter((remote) => !fits(remote));
  const remotes = manifest.remotes.map((remote) => runnable(remote, known));
  current = adopt({ ...manifest, remotes });
  for (const listener of listeners) listener();
}

const fits = ({ contract }: PublishedRemote) => satisfiesContract(contractVersion, contract);

/** In place of a version that this page cannot run, the one that it knew is still in the store. */
function runnable(remote: PublishedRemote, known: readonly PublishedRemote[]): PublishedRemote {
  if (fits(remote)) return remote;
  return known.find((former) => former.name === remote.name && fits(former)) ?? remote;
}

/** Scripts of earlier manifests stay allowed, because their versions may still be mounted. */
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

/** Metadata that the server embeds in a rendered document. */
export function readPrerenderedPage(): PrerenderedPage | undefined {
  const text = document.getElementById('page')?.textContent;
  return text ? (JSON.parse(text) as PrerenderedPage) : undefined;
}
