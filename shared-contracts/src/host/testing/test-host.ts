import type { Host, SessionUser } from '@northcast/shared-contracts/host/host';

/** A customer for component tests. */
export const testUser: SessionUser = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Kwon',
  isAdmin: false,
  createdAt: '2026-11-22T10:00:00.000Z',
};

const nothing = () => undefined;

/**
 * A no-op host with a visitor's session, for component tests.
 * @param change overrides that the test observes
 */
export const testHost = (change: Partial<Host> = {}): Host => ({
  session: { status: 'anonymous' },
  showToast: nothing,
  openOrder: nothing,
  signedIn: nothing,
  refreshSession: async () => undefined,
  signOut: async () => undefined,
  sessionEnded: nothing,
  ...change,
});
