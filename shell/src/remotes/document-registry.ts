import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { DocumentRegistry, PublishedRemote } from '../../registry/document-registry';
import { allowScripts } from './script-verification';

let current: DocumentRegistry | undefined;
/** Versions that this page has loaded: what is mounted stays mounted, whatever is released meanwhile. */
const inUse = new Map<RemoteName, PublishedRemote>();

/** The registry that came with the document, or the newest one fetched since. */
export function registry(): DocumentRegistry {
  current ??= adopt(readFromDocument());
  return current;
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
export async function refreshRegistry(): Promise<DocumentRegistry> {
  const response = await fetch('/releases/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(4000),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  current = adopt((await response.json()) as DocumentRegistry);
  return current;
}

/** Scripts of earlier registries stay allowed: their versions may still be mounted. */
function adopt(document: DocumentRegistry): DocumentRegistry {
  allowScripts(document.shell);
  for (const remote of document.remotes) allowScripts(remote);
  return document;
}

function readFromDocument(): DocumentRegistry {
  const text = document.getElementById('registry')?.textContent;
  if (!text) throw new Error('The document carries no registry');
  return JSON.parse(text) as DocumentRegistry;
}
