import { type Host, HostContext } from '@northcast/shared-contracts/host/host';
import { testHost, testUser } from '@northcast/shared-contracts/host/testing/test-host';
import type { Role } from '@northcast/shared-contracts/roles';
import { configureStore } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { adminStore } from '../calls/admin-api';
import { SessionEnd } from '../calls/call-failure';
import { StepUpProvider } from '../second-factor/step-up';

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;

/** The panel's store, empty. */
export function panelStore() {
  const { reducerPath, reducer, middleware } = adminStore;
  return configureStore({
    reducer: { [reducerPath]: reducer },
    middleware: (standard) => standard().concat(middleware),
  });
}

interface PanelFrameProps {
  /** The panel's address. */
  readonly address?: string;
  /** The administrator's role; that of an owner if omitted. */
  readonly role?: Role;
  readonly host?: Partial<Host>;
  readonly store?: ReturnType<typeof panelStore>;
  readonly children: ReactNode;
}

/** The context of the panel's pages, for tests that make real calls to a faked server. */
export function PanelFrame({ address = '/admin', role, host, store, children }: PanelFrameProps) {
  const [own] = useState(() => {
    // Not a MemoryRouter: lists read the address from the window.
    window.history.replaceState(null, '', address);
    return panelStore();
  });
  const user = { ...testUser, isAdmin: true, ...(role && { role }) };
  return (
    <Provider store={store ?? own}>
      <HostContext value={testHost({ session: { status: 'authenticated', user }, ...host })}>
        <BrowserRouter>
          <SessionEnd>
            <StepUpProvider>{children}</StepUpProvider>
          </SessionEnd>
        </BrowserRouter>
      </HostContext>
    </Provider>
  );
}

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

interface Answers {
  /**
   * The data that a read returns, or a promise of it, `undefined` for a 404; an empty list if
   * omitted.
   */
  readonly read?: (call: Received) => unknown;
  /** The headers of the response to a read. */
  readonly headers?: (call: Received) => Readonly<Record<string, string>>;
  /** The response to a write, or a promise of it. It may throw, as a network failure does. */
  readonly write?: (call: Received) => Answer | Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/**
 * Answers the API's calls from now on.
 * @returns the writes so far, in their order
 */
export function answerWith({
  read = () => [],
  headers: headersOf = () => ({}),
  write = () => ({ status: 204 }),
}: Answers): readonly Received[] {
  const writes: Received[] = [];
  globalThis.fetch = async (input, { method = 'GET', body, headers } = {}) => {
    const { pathname: path, searchParams: search } = new URL(String(input), 'https://x.example');
    const idempotencyKey = new Headers(headers).get('Idempotency-Key');
    const parsed: unknown = body === undefined ? undefined : JSON.parse(String(body));
    const call = { method, path, search, body: parsed, idempotencyKey };
    if (method !== 'GET') writes.push(call);
    const answer = method === 'GET' ? found(await read(call)) : await write(call);
    return {
      ok: answer.status < 400,
      status: answer.status,
      statusText: '',
      headers: new Headers(method === 'GET' ? headersOf(call) : {}),
      text: async () => (answer.body === undefined ? '' : JSON.stringify(answer.body)),
    } as Response;
  };
  return writes;
}

const found = (body: unknown) => ({ status: body === undefined ? 404 : 200, body });
