import { hostname } from 'node:os';
import { readPresences } from '../deployed/server-presence.js';
import type { VersionedRemote } from './promote.js';
import { warmToken } from './warm-token.js';

/** Milliseconds that a release waits for its pages to be pre-rendered. */
const timeoutMs = 4000;

/**
 * Asks the servers on this machine to pre-render the public pages of versions before visitors get
 * them. This only makes the first responses fast: a server that fails or times out renders the
 * pages on request.
 */
export async function warmServers(
  store: string,
  targets: readonly VersionedRemote[],
): Promise<void> {
  const presences = await readPresences(store);
  const here = presences.filter(({ host }) => host === hostname());
  if (here.length === 0) return;
  const warmEverywhere = async ({ remote, version }: VersionedRemote) => {
    const token = await warmToken(store, remote, version);
    await Promise.all(here.map(({ address }) => warm(address, token)));
  };
  await Promise.allSettled(targets.map(warmEverywhere));
}

async function warm(address: string, token: string): Promise<void> {
  await fetch(`${address}/releases/warm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
}
