import '@testing-library/jest-dom';
import { type Host, HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import type { ReactNode } from 'react';
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
