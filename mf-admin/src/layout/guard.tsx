import { redirectDelays } from '@northcast/shared-contracts/content/texts/screens';
import { type Session, useHost } from '@northcast/shared-contracts/host/host';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** Milliseconds after which an unanswered question for the session is called a failure. */
const patience = 10_000;

/** Renders the panel for an administrator only; nothing of it is asked for before. */
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

/** Sign-in leads back to where the panel was asked for, which is not where the address bar goes meanwhile. */
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
  const isLate = useElapsed(patience);
  return isLate ? <Unreachable /> : <SpinnerPanel label="Loading" />;
}

function Unreachable() {
  const { refreshSession } = useHost();
  return (
    <ErrorPanel
      title="We could not check who you are"
      text="We could not be reached, or have a fault. Please try again in a moment."
      onRetry={() => void refreshSession()}
      headingLevel={1}
    />
  );
}

/** Signing out and an expired session lead away by themselves; signing out in another tab does not. */
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
