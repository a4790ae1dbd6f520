import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import { type ReactNode, useMemo } from 'react';
import type { ShellStore } from './store';

interface WithStorePartsProps {
  readonly shellStore: ShellStore;
  /** What the page or dialog inside needs in the store. */
  readonly parts: readonly StorePart[] | undefined;
  readonly children: ReactNode;
}

/** Adds to the store what a remote's page needs and gives the page its way to it. */
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
