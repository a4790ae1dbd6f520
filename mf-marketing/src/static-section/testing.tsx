import '@testing-library/jest-dom';
import { type Host, HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** Stamps the test document with the version that rendered it and the version that runs. */
export function stampDocument({ rendered = '1.0.0', running = '1.0.0' } = {}): void {
  Object.assign(globalThis, {
    __webpack_public_path__: `http://localhost/mf-marketing/${running}/`,
  });
  const page = document.createElement('script');
  page.type = 'application/json';
  page.id = 'page';
  page.textContent = JSON.stringify({ version: rendered });
  document.body.append(page);
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The subset of the shell that a static part needs; shows the current URL. */
export function ReleaseContext({
  openOrder = () => undefined,
  children,
}: {
  readonly openOrder?: Host['openOrder'];
  readonly children: ReactNode;
}) {
  const host = testHost({ openOrder });
  return (
    <MemoryRouter initialEntries={[location.pathname]}>
      <HostContext value={host}>
        {children}
        <Address />
      </HostContext>
    </MemoryRouter>
  );
}

/** Stands for the error boundary of the shell. */
class PageBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Renders a page. @returns a mock called with an error that the page passes to the shell */
export function renderForShell(page: ReactNode) {
  const onCaughtError = jest.fn();
  render(<PageBoundary>{page}</PageBoundary>, { onCaughtError });
  return onCaughtError;
}

/** The error of a chunk that failed to load. */
export const chunkError = () =>
  Object.assign(new Error('Loading chunk 1 failed'), {
    name: 'ChunkLoadError',
    type: 'error',
    request: '/remotes/mf-marketing/1.0.0/chunk.js',
  });

/** Answers every request. @param status undefined: without a connection */
export function answerProbe(status: number | undefined) {
  const probe = jest.fn(async (_address: unknown, _request?: RequestInit) => {
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status } as Response;
  });
  globalThis.fetch = probe as typeof globalThis.fetch;
  return probe;
}
