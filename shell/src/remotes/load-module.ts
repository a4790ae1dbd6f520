import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { classifyFailure, LoadFailure } from './load-failure';
import { afterFailure, type LoadState, totalBudget } from './load-state';
import { publishedRemote } from './page-manifest';
import { currentInstance, discardInstance, type RemoteInstance } from './remote-instance';
import { reportLoad } from './report-load';

/** A request for a part of a remote. */
export interface LoadRequest<Loaded> {
  readonly remote: RemoteName;
  /** Exposed module, for example `./routes` or `./order-dialog`. */
  readonly expose: string;
  /** Name of the part in statistics: a path or a component. */
  readonly part: string;
  /** Selects the part from the module of a version; may load more chunks of the remote. */
  readonly select: (module: unknown, version: string) => Promise<Loaded>;
}

/**
 * Loads a part of a remote, from the version that this page uses or, after a failure, from the live
 * version. Retries if that can help.
 * @throws LoadFailure
 */
export async function loadFrom<Loaded>(request: LoadRequest<Loaded>): Promise<Loaded> {
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  let state: LoadState<Loaded> = { phase: 'resolving', attempt: 1 };
  for (;;) {
    if (state.phase === 'failed') {
      if (state.version) reportLoad(request.remote, state.version, state.failure.kind, elapsed());
      throw state.failure;
    }
    if (state.phase === 'ready') {
      const { version } = state.instance.remote;
      const isFirst = state.instance.isFirst(`${request.expose} ${request.part}`);
      if (isFirst) reportLoad(request.remote, version, 'ok', elapsed());
      return state.loaded;
    }
    state = await advance(state, request, elapsed);
  }
}

/**
 * Discards the remote's instance: the next load uses the live version and requests its files again.
 */
export function renewRemote(remote: RemoteName): void {
  discardInstance(remote);
}

type Unfinished<Loaded> = Extract<LoadState<Loaded>, { attempt: number }>;

async function advance<Loaded>(
  state: Unfinished<Loaded>,
  request: LoadRequest<Loaded>,
  elapsed: () => number,
): Promise<LoadState<Loaded>> {
  const { attempt } = state;
  switch (state.phase) {
    case 'waiting':
      await new Promise((resolve) => setTimeout(resolve, state.delay));
      return { phase: 'resolving', attempt: attempt + 1 };
    case 'resolving':
      try {
        return { phase: 'loading', attempt, instance: await currentInstance(request.remote) };
      } catch (error) {
        discardInstance(request.remote);
        const failure = await classifyFailure(request.remote, error, undefined);
        const version = publishedRemote(request.remote)?.version ?? null;
        return afterFailure(attempt, failure, version, elapsed());
      }
    case 'loading': {
      const { instance } = state;
      try {
        const loaded = await withinBudget(request, instance, totalBudget - elapsed());
        return { phase: 'ready', instance, loaded };
      } catch (error) {
        discardInstance(request.remote, instance);
        const failure = await classifyFailure(request.remote, error, instance.entryScript);
        return afterFailure(attempt, failure, instance.remote.version, elapsed());
      }
    }
  }
}

/** @param budget milliseconds */
async function withinBudget<Loaded>(
  { remote, expose, select }: LoadRequest<Loaded>,
  instance: RemoteInstance,
  budget: number,
): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const failure = () => new LoadFailure(remote, 'timeout', `${expose} took too long`);
    timer = setTimeout(() => reject(failure()), budget);
  });
  try {
    const { version } = instance.remote;
    const loading = instance.module(expose).then((module) => select(module, version));
    return await Promise.race([loading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
