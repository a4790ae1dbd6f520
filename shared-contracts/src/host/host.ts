import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { Role } from '@northcast/shared-contracts/roles';
import { createContext, useContext } from 'react';

/** An account as shell and remotes speak of it; the API may answer more. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isAdmin: boolean;
  /** What an administrator may do; unknown of a server from before there were roles. */
  readonly role?: Role | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * Who is at the keyboard. `unknown` until the current-user call has answered; `isUnreachable` once it was asked and did not: then a
 * page that needs to know offers `refreshSession`.
 */
export type Session =
  | { readonly status: 'unknown'; readonly isUnreachable?: true }
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: SessionUser };

/** What a remote may ask of the shell. */
export interface Host {
  readonly session: Session;
  /** Puts a notice into the one toast slot; a newer one replaces it. */
  readonly showToast: (toast: ToastText) => void;
  /** Opens the order dialog for a catalogue service or custom request. */
  readonly openOrder: (slug: string) => void;
  /** Tells the shell who has just signed in; every open tab follows. */
  readonly signedIn: (user: SessionUser) => void;
  /** Asks the server again who is at the keyboard. */
  readonly refreshSession: () => Promise<void>;
  /** Signs out at the server, clears every private answer and goes to `to`, `/` unless given. */
  readonly signOut: (to?: string) => Promise<void>;
  /** A call answered 401: forget the account, say so and go to sign-in after the specified delay. */
  readonly sessionEnded: (reason: 'unauthorized' | 'sessionExpired') => void;
}

export const HostContext = createContext<Host | null>(null);

/** @throws when called outside the shell (or its stand-in in tests) */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost needs a HostContext above it');
  return host;
}

export const PageDataContext = createContext<unknown>(undefined);

/** What the page's `load` answered on the server, on the first page of a visit; `undefined` on all others. */
export function usePageData(): unknown {
  return useContext(PageDataContext);
}
