import { useCallback, useRef } from 'react';

type Hold = (until: Promise<unknown>) => void;

/**
 * For an action whose button stays until the response: a second press would repeat the call, whose
 * failure would hide the success of the first one.
 * @returns runs the work, or resolves to undefined while earlier work for the same id is under way,
 * or what that work has told to `hold` its id for
 */
export function useOncePending() {
  const ids = useRef(new Set<string>());
  return useCallback(async <Result,>(id: string, work: (hold: Hold) => Promise<Result>) => {
    if (ids.current.has(id)) return undefined;
    ids.current.add(id);
    let held: Promise<unknown> | undefined;
    try {
      return await work((until) => {
        held = until;
      });
    } finally {
      void Promise.resolve(held).finally(() => ids.current.delete(id));
    }
  }, []);
}
