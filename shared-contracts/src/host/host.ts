import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { Role } from '@northcast/shared-contracts/roles';
import { createContext, useContext } from 'react';

/** An account as shared by shell and remotes; the API may send more fields. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isAdmin: boolean;
  /** An administrator's role; undefined from servers without roles. */
  readonly role?: Role | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * The current user's session. `unknown` until the current-user call has answered. `isUnreachable`
 * if that call failed: a page that needs the session then offers `refreshSession`.
 */
export type Session =
  | { readonly status: 'unknown'; readonly isUnreachable?: true }
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: SessionUser };

/** The shell's API for remotes. */
export interface Host {
  readonly session: Session;
  /** Shows a toast, which replaces the previous one. */
  readonly showToast: (toast: ToastText) => void;
  /** Opens the order dialog for a service, plan or custom request. */
  readonly openOrder: (slug: string) => void;
  /** Tells the shell which user has signed in; every open tab follows. */
  readonly signedIn: (user: SessionUser) => void;
  /** Fetches the session from the server again. */
  readonly refreshSession: () => Promise<void>;
  /** Signs out on the server, clears all private data and navigates to `to` (default `/`). */
  readonly signOut: (to?: string) => Promise<void>;
  /**
   * To be called after a 401: clears the user, shows a notice and redirects to sign-in after the
   * specified delay.
   */
  readonly sessionEnded: (reason: 'unauthorized' | 'sessionExpired') => void;
}

export const HostContext = createContext<Host | null>(null);

/** @throws if called outside the shell (or its test double) */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost needs a HostContext above it');
  return host;
}

export const PageDataContext = createContext<unknown>(undefined);

/**
 * The result of the page's `load` on the server, on the first page of a visit; `undefined` on all
 * others.
 */
export function usePageData(): unknown {
  return useContext(PageDataContext);
}
