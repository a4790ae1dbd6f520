import { createAreaApi } from '@northcast/shared-contracts/api/client/api';
import { apiStorePart } from '@northcast/shared-contracts/api/client/api-store-part';
import type { Order, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { type Host, HostContext, type SessionUser } from '@northcast/shared-contracts/host/host';
import { testHost, testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { configureStore } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { OrderCallsProvider, orderCalls } from '../calls/order-calls';
import { teamForms } from '../team-forms';
import { TeamFormsProvider } from '../team-forms-context';
import { type Viewer, ViewerProvider } from '../viewer';

export const placed: Order = {
  id: '01a1fb29-86ab-7903-95b6-d92a6e123456',
  userId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  serviceName: 'Jingle',
  servicePrice: 140,
  customerName: 'Ada Kwon',
  customerEmail: 'ada@example.com',
  customerPhone: '+44 20',
  projectBrief: 'Ten seconds of brass',
  status: 'pending',
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  version: 1,
};

export const details = (change: Partial<OrderDetails> = {}): OrderDetails => ({
  order: placed,
  number: '6E123456',
  kind: 'service',
  events: [],
  nextStep: 'confirmation',
  canCancel: true,
  canEditBrief: true,
  revisions: { included: 3, used: 0 },
  readAt: '2026-11-22T10:00:00.000Z',
  ...change,
});

const api = createAreaApi('order-ui');
const realCalls = orderCalls(api);

/** An area's store, empty. */
function emptyStore() {
  const { reducerPath, reducer, middleware } = apiStorePart(api);
  return configureStore({
    reducer: { [reducerPath]: reducer },
    middleware: (standard) => standard().concat(middleware),
  });
}

const doNothing = async () => undefined;

interface OrderFrameProps {
  /** Mocks of the hooks that the section uses; real calls to a faked server if omitted. */
  readonly calls?: object;
  readonly showFailure?: () => Record<string, string>;
  readonly showToast?: Host['showToast'];
  readonly openOrder?: Host['openOrder'];
  readonly viewer?: Viewer;
  readonly user?: SessionUser;
  readonly children: ReactNode;
}

/** Provides the context of the order view, for tests of one section. */
export function OrderFrame({
  calls = realCalls,
  showFailure = () => ({}),
  showToast = doNothing,
  openOrder = doNothing,
  viewer = 'customer',
  user = testUser,
  children,
}: OrderFrameProps) {
  const host = testHost({
    session: { status: 'authenticated', user },
    showToast,
    openOrder,
  });
  const [store] = useState(emptyStore);
  const value = {
    // Inherits instead of copying them: a proxy has no properties of its own.
    calls: Object.assign(Object.create(calls), { util: api.util }),
    useFailure: () => showFailure,
  };
  return (
    <Provider store={store}>
      <HostContext value={host}>
        <MemoryRouter>
          <ViewerProvider value={viewer}>
            <TeamFormsProvider value={viewer === 'administrator' ? teamForms : null}>
              <OrderCallsProvider value={value}>{children}</OrderCallsProvider>
            </TeamFormsProvider>
          </ViewerProvider>
        </MemoryRouter>
      </HostContext>
    </Provider>
  );
}
