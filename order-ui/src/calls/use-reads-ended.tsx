import { useCallback, useState } from 'react';
import { useStore } from 'react-redux';

/** An area's API with any endpoints. */
interface CachedApi {
  readonly reducerPath: string;
}

type Calls = Readonly<Record<string, { readonly status: string } | undefined>>;
type State = Readonly<Record<string, { readonly queries: Calls; readonly mutations: Calls }>>;

/**
 * Returns a function that waits until no call is under way. Between the response to a write and the
 * end of the refetch, a list shows rows as they were, whose buttons would repeat the write. RTK
 * Query begins the refetch once no other call is pending, so other writes count too.
 */
export function useReadsEnded({ reducerPath }: CachedApi): () => Promise<void> {
  const store = useStore<State>();
  return useCallback(async () => {
    const isCalling = () => {
      const { queries, mutations } = store.getState()[reducerPath] ?? {};
      return Object.values({ ...queries, ...mutations }).some((call) => call?.status === 'pending');
    };
    while (isCalling()) {
      await new Promise<void>((resolve) => {
        const leave = store.subscribe(() => {
          leave();
          resolve();
        });
      });
    }
  }, [store, reducerPath]);
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
