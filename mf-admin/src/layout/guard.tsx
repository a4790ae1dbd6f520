import { redirectDelays } from '@northcast/shared-contracts/content/texts/screens';
import { type Session, useHost } from '@northcast/shared-contracts/host/host';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** Milliseconds after which an unanswered session request counts as failed. */
const timeoutMs = 10_000;

/** Renders the panel for administrators only; it sends no request before the check. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { session } = useHost();
  const wasInside = useWasInside(session);
  if (session.status === 'unknown') {
    return session.isUnreachable ? <Unreachable /> : <Waiting />;
  }
  if (session.status === 'authenticated') {
    return session.user.isAdmin ? children : <Navigate to="/dashboard" replace />;
  }
  return wasInside ? <Leaving /> : <ToSignIn />;
}

/**
 * Redirects to sign-in with the address that was first requested; the location changes during the
 * redirect.
 */
function ToSignIn() {
  const { pathname, search } = useLocation();
  const [next] = useState(encodeURIComponent(`${pathname}${search}`));
  return <Navigate to={`/auth?next=${next}`} replace />;
}

function useWasInside(session: Session): boolean {
  const was = useRef(false);
  if (session.status === 'authenticated' && session.user.isAdmin) was.current = true;
  return was.current;
}

function Waiting() {
  const isLate = useElapsed(timeoutMs);
  return isLate ? <Unreachable /> : <SpinnerPanel label="Loading" />;
}

function Unreachable() {
  const { refreshSession } = useHost();
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void refreshSession().finally(() => setRetrying(false));
  };
  return (
    <ErrorPanel
      title="We could not check who you are"
      text="We could not load this. Please try again in a moment."
      onRetry={retry}
      isRetrying={isRetrying}
      headingLevel={1}
    />
  );
}

/**
 * After a sign-out or an expired session the shell redirects. It does not after a sign-out in
 * another tab, so redirect to sign-in here once the shell's delay has passed.
 */
function Leaving() {
  const isStillHere = useElapsed(redirectDelays.sessionExpired + redirectDelays.unauthorized);
  return isStillHere ? <ToSignIn /> : <SpinnerPanel label="Signing out" />;
}

function useElapsed(milliseconds: number): boolean {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isElapsed;
}
