import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { classifyFailure } from './classify-failure';
import { publishedRemote } from './document-registry';
import { currentGeneration, endGeneration, type Generation } from './generation';
import { LoadFailure } from './load-failure';
import { afterFailure, type LoadState, totalBudget } from './load-state';
import { reportLoad } from './report-load';

/** Something to be had from a remote. */
export interface Wish<Loaded> {
  readonly remote: RemoteName;
  /** Exposed module it comes from: `./routes`, `./order-dialog`. */
  readonly expose: string;
  /** What of the module, for the statistics: a path, a part. */
  readonly part: string;
  /** Takes it out of the module; may load more of the remote's chunks. */
  readonly take: (module: unknown) => Promise<Loaded>;
}

/**
 * Loads something from a remote, at the version that this page uses or, after a failure, the one that the registry names now. Tries
 * again where that can help.
 * @throws LoadFailure
 */
export async function loadFrom<Loaded>(wish: Wish<Loaded>): Promise<Loaded> {
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  let state: LoadState<Loaded> = { phase: 'resolving', attempt: 1 };
  for (;;) {
    if (state.phase === 'failed') {
      if (state.version) reportLoad(wish.remote, state.version, state.failure.kind, elapsed());
      throw state.failure;
    }
    if (state.phase === 'ready') {
      const { version } = state.generation.remote;
      const isFirst = state.generation.isFirst(`${wish.expose} ${wish.part}`);
      if (isFirst) reportLoad(wish.remote, version, 'ok', elapsed());
      return state.loaded;
    }
    state = await advance(state, wish, elapsed);
  }
}

/** Forgets what this page has of a remote: the next load takes the version that is live then, and asks for its files anew. */
export function renewRemote(remote: RemoteName): void {
  endGeneration(remote);
}

type Unfinished<Loaded> = Extract<LoadState<Loaded>, { attempt: number }>;

async function advance<Loaded>(
  state: Unfinished<Loaded>,
  wish: Wish<Loaded>,
  elapsed: () => number,
): Promise<LoadState<Loaded>> {
  const { attempt } = state;
  switch (state.phase) {
    case 'waiting':
      await new Promise((resolve) => setTimeout(resolve, state.delay));
      return { phase: 'resolving', attempt: attempt + 1 };
    case 'resolving':
      try {
        return { phase: 'loading', attempt, generation: await currentGeneration(wish.remote) };
      } catch (error) {
        endGeneration(wish.remote);
        const failure = await classifyFailure(wish.remote, error, undefined);
        const version = publishedRemote(wish.remote)?.version ?? null;
        return afterFailure(attempt, failure, version, elapsed());
      }
    case 'loading': {
      const { generation } = state;
      try {
        const loaded = await withinBudget(wish, generation, totalBudget - elapsed());
        return { phase: 'ready', generation, loaded };
      } catch (error) {
        endGeneration(wish.remote, generation);
        const failure = await classifyFailure(wish.remote, error, generation.entryScript);
        return afterFailure(attempt, failure, generation.remote.version, elapsed());
      }
    }
  }
}

/** @param budget milliseconds */
async function withinBudget<Loaded>(
  { remote, expose, take }: Wish<Loaded>,
  generation: Generation,
  budget: number,
): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const failure = () => new LoadFailure(remote, 'timeout', `${expose} took too long`);
    timer = setTimeout(() => reject(failure()), budget);
  });
  try {
    return await Promise.race([generation.module(expose).then(take), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
