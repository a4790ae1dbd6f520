import { hostname } from 'node:os';
import { readPresences, type ServerPresence } from '../deployed/server-presence.js';

/** How many servers run on a store, and how many of them serve by a revision or a later one. */
export interface Following {
  readonly running: number;
  readonly following: number;
}

type Standing = 'follows' | 'lags' | 'gone';

/** Milliseconds. */
export interface Patience {
  /** Until a server has to follow. */
  readonly any: number;
  /** Until all of them have to, when one does. */
  readonly all: number;
}

const usual: Patience = { any: 5000, all: 1500 };

/** Waits until the servers that run on a store serve by a revision: all of them, or for a moment longer when one does. */
export async function awaitServers(
  store: string,
  revision: number,
  { any, all }: Patience = usual,
): Promise<Following> {
  const began = Date.now();
  for (;;) {
    const presences = await readPresences(store);
    const standings = await Promise.all(presences.map((each) => standingOf(each, revision)));
    const running = standings.filter((standing) => standing !== 'gone').length;
    const following = standings.filter((standing) => standing === 'follows').length;
    const waited = Date.now() - began;
    if (following === running || waited > (following > 0 ? all : any))
      return { running, following };
    await new Promise((next) => setTimeout(next, 25));
  }
}

/**
 * The revision that a server serves by: one of this machine is asked itself; of another machine's we know what it wrote.
 * @throws where it does not answer
 */
export async function servedRevision(presence: ServerPresence): Promise<number> {
  if (presence.host !== hostname()) return presence.revision;
  const response = await fetch(`${presence.address}/releases/registry.json`, {
    signal: AbortSignal.timeout(1000),
  });
  return ((await response.json()) as { revision?: number }).revision ?? 0;
}

async function standingOf(presence: ServerPresence, revision: number): Promise<Standing> {
  try {
    return (await servedRevision(presence)) >= revision ? 'follows' : 'lags';
  } catch (error) {
    return isRefused(error) ? 'gone' : 'lags';
  }
}

/** Nobody listens there: a server that was killed leaves its note for half a minute. */
function isRefused(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  return cause?.code === 'ECONNREFUSED';
}
