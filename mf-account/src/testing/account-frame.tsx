import { type Host, HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { configureStore } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { accountStore } from '../account-calls';

/** The area's store, empty. */
export function emptyStore() {
  const { reducerPath, reducer, middleware } = accountStore;
  return configureStore({
    reducer: { [reducerPath]: reducer },
    middleware: (standard) => standard().concat(middleware),
  });
}

interface AccountFrameProps {
  readonly host?: Partial<Host>;
  readonly store?: ReturnType<typeof emptyStore>;
  readonly children: ReactNode;
}

/** Provides store and host, for tests that make real calls to a faked server. */
export function AccountFrame({ host, store, children }: AccountFrameProps) {
  const [own] = useState(emptyStore);
  return (
    <Provider store={store ?? own}>
      <HostContext value={testHost(host)}>{children}</HostContext>
    </Provider>
  );
}
