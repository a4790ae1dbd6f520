import { type Ref, type RefObject, useCallback } from 'react';

/** Merges the caller's ref (for example Radix's) with the component's own. */
export function useBothRefs<Part>(theirs: Ref<Part> | undefined, ours: RefObject<Part | null>) {
  return useCallback(
    (element: Part | null) => {
      ours.current = element;
      if (typeof theirs === 'function') return theirs(element);
      if (theirs) theirs.current = element;
      return undefined;
    },
    [theirs, ours],
  );
}
