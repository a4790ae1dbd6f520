import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { DocumentRegistry, PublishedRemote } from '../../registry/document-registry';

let current: DocumentRegistry | undefined;

/** The registry that came with the document, or the newest one fetched since. */
export function registry(): DocumentRegistry {
  current ??= readFromDocument();
  return current;
}

/** The version of a remote that this visitor gets, if it is published. */
export function publishedRemote(name: RemoteName): PublishedRemote | undefined {
  return registry().remotes.find((remote) => remote.name === name);
}

/** Asks the server again, for when a release has removed what the document named. */
export async function refreshRegistry(): Promise<DocumentRegistry> {
  const response = await fetch('/releases/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(4000),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  current = (await response.json()) as DocumentRegistry;
  return current;
}

function readFromDocument(): DocumentRegistry {
  const text = document.getElementById('registry')?.textContent;
  if (!text) throw new Error('The document carries no registry');
  return JSON.parse(text) as DocumentRegistry;
}
