import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

type Queries = Readonly<Record<string, { readonly status: string } | undefined>>;
type State = Readonly<Record<string, { readonly queries: Queries }>>;

/** An area's API with any endpoints. */
interface CachedApi {
  readonly reducerPath: string;
  readonly util: {
    readonly getRunningMutationsThunk: () => ThunkAction<
      readonly PromiseLike<unknown>[],
      State,
      unknown,
      UnknownAction
    >;
  };
}

/**
 * Returns a function that waits until no call is under way. Between the response to a write and the
 * end of the refetch, a list shows rows as they were, whose buttons would repeat the write. RTK
 * Query begins the refetch once no other call is pending, so other writes count too, also those of
 * closed forms, which the state does not contain.
 */
export function useReadsEnded({ reducerPath, util }: CachedApi): () => Promise<void> {
  const store = useStore<State>();
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return useCallback(async () => {
    const isReading = () =>
      Object.values(store.getState()[reducerPath]?.queries ?? {}).some(
        (call) => call?.status === 'pending',
      );
    for (;;) {
      const writes = dispatch(util.getRunningMutationsThunk());
      if (writes.length > 0) await Promise.all(writes);
      else if (!isReading()) return;
      else {
        await new Promise<void>((resolve) => {
          const leave = store.subscribe(() => {
            leave();
            resolve();
          });
        });
      }
    }
  }, [store, dispatch, reducerPath, util]);
}

/**
 * For a button whose write would be refused if it were repeated.
 * @returns runs the write; and whether it, or a read that follows, is under way. A read that fails
 * leaves the button usable.
 */
export function useBusyUntilRead(api: CachedApi) {
  const readsEnded = useReadsEnded(api);
  const [isBusy, setBusy] = useState(false);
  const run = async <Result,>(write: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await write();
    } finally {
      void readsEnded().then(() => setBusy(false));
    }
  };
  return [run, isBusy] as const;
}
