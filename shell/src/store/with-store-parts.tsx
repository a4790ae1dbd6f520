import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import { type ReactNode, useMemo } from 'react';
import type { ShellStore } from './store';

interface WithStorePartsProps {
  readonly shellStore: ShellStore;
  /** Store parts of the page or dialog inside. */
  readonly parts: readonly StorePart[] | undefined;
  readonly children: ReactNode;
}

/** Adds a remote's store parts and wraps the page in their providers. */
export function WithStoreParts({ shellStore, parts, children }: WithStorePartsProps) {
  useMemo(() => shellStore.addParts(parts), [shellStore, parts]);
  return (parts ?? []).reduce<ReactNode>(
    (inside, { reducerPath, Provider }) => (
      <Provider key={reducerPath} store={shellStore.store}>
        {inside}
      </Provider>
    ),
    children,
  );
}
