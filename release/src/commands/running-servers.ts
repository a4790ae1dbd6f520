import { hostname } from 'node:os';
import { readPresences, type ServerPresence } from '../deployed/server-presence.js';
import type { VersionedRemote } from './promote.js';
import { warmToken } from './version-pass.js';

/** Number of servers running on a store, and how many of them serve a given revision or later. */
export interface Following {
  readonly running: number;
  readonly following: number;
}

type Standing = 'follows' | 'lags' | 'gone';

/** Timeouts in milliseconds. */
export interface ServerTimeouts {
  /** How long to wait for the first server to follow. */
  readonly any: number;
  /** How long to wait for all servers once one follows. */
  readonly all: number;
}

const usual: ServerTimeouts = { any: 5000, all: 1500 };

/**
 * Waits until all servers running on a store serve a revision. Stops early after `all` if at least
 * one does, after `any` if none does.
 */
export async function awaitServers(
  store: string,
  revision: number,
  { any, all }: ServerTimeouts = usual,
): Promise<Following> {
  const began = performance.now();
  for (;;) {
    const presences = await readPresences(store);
    const standings = await Promise.all(presences.map((each) => standingOf(each, revision)));
    const running = standings.filter((standing) => standing !== 'gone').length;
    const following = standings.filter((standing) => standing === 'follows').length;
    const waited = performance.now() - began;
    if (following === running || waited > (following > 0 ? all : any))
      return { running, following };
    await new Promise((next) => setTimeout(next, 25));
  }
}

/**
 * The revision that a server serves. A server on this machine is queried directly; for another
 * machine, uses what its presence file says.
 * @throws when the server does not respond
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

/** Nothing listens at the address: the presence of a killed server counts for 37.5 seconds. */
function isRefused(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  return cause?.code === 'ECONNREFUSED';
}

/** Milliseconds that a release waits for its pages to be pre-rendered. */
const warmTimeoutMs = 4000;

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
    signal: AbortSignal.timeout(warmTimeoutMs),
  }).catch(() => undefined);
}
