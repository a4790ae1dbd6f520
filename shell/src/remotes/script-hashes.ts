import type { PublishedRemote } from '../../registry/page-manifest';
import { LoadFailure } from './load-failure';
import { addressOf, allowScripts, integrityOf, probeScript } from './script-verification';

const fileName = 'hashes.json';
const budget = 4000;
const listed = new Set<string>();

/**
 * Allows all scripts of a version: fetches its list of hashes, verified with the hash in the
 * document.
 * @throws LoadFailure when the list is unavailable or is not the published one
 */
export async function allowListedScripts(remote: PublishedRemote): Promise<void> {
  const { base, hashes } = remote;
  if (hashes === undefined || listed.has(base)) return;
  allowScripts({ base, integrity: { [fileName]: hashes } });
  const integrity = await fetchList(remote, addressOf(`${base}${fileName}`), hashes);
  allowScripts({ base, integrity });
  listed.add(base);
}

async function fetchList(
  { name }: PublishedRemote,
  url: string,
  integrity: string,
): Promise<Record<string, string>> {
  try {
    const response = await fetch(url, { integrity, signal: AbortSignal.timeout(budget) });
    if (response.ok) return (await response.json()) as Record<string, string>;
    const kind = response.status === 404 || response.status === 410 ? 'stale' : 'network';
    throw new LoadFailure(name, kind, `The list of hashes answered ${response.status}`);
  } catch (error) {
    if (error instanceof LoadFailure) throw error;
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    const kind = isTimeout ? 'timeout' : await probeScript(url);
    throw new LoadFailure(name, kind, 'The list of hashes could not be had', { cause: error });
  }
}

/** Preloads the entry script while the list is loading. The document already contains its hash. */
export function preloadEntry({ base, entry }: PublishedRemote): void {
  const url = `${base}${entry}`;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrityOf(url);
  link.href = url;
  document.head.append(link);
}
