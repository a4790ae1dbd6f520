import { useCallback, useRef } from 'react';

/**
 * For an action whose button stays until the response: a second press would repeat the call, whose
 * failure would hide the success of the first one.
 * @returns runs the work, or resolves to undefined while earlier work for the same id is under way
 */
export function useOncePending() {
  const ids = useRef(new Set<string>());
  return useCallback(
    async <Result,>(id: string, work: () => Promise<Result>): Promise<Result | undefined> => {
      if (ids.current.has(id)) return undefined;
      ids.current.add(id);
      try {
        return await work();
      } finally {
        ids.current.delete(id);
      }
    },
    [],
  );
}
