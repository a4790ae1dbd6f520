import { hostname } from 'node:os';
import { readPresences } from '../deployed/server-presence.js';
import type { VersionedRemote } from './promote.js';
import { warmToken } from './warm-token.js';

/** Milliseconds that a release waits for its pages to be rendered ahead. */
const patience = 4000;

/**
 * Has the servers of this machine render the public pages of versions before anybody gets them. It makes the first documents fast and
 * decides nothing: a server that can't, or takes too long, renders them when somebody asks.
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
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
}
