import { type Ref, type RefObject, useCallback } from 'react';

/** Merges the caller's ref (for example Radix's) with the component's own. */
export function useBothRefs<Part>(outer: Ref<Part> | undefined, inner: RefObject<Part | null>) {
  return useCallback(
    (element: Part | null) => {
      inner.current = element;
      if (typeof outer === 'function') return outer(element);
      if (outer) outer.current = element;
      return undefined;
    },
    [outer, inner],
  );
}
