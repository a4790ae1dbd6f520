import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthFrame } from './auth-frame';
import { AuthSkeleton } from './auth-skeleton';
import { authModes, modeOf } from './mode';
import { returnPath } from './return-path';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { useTypedEmail } from './typed-email';

/** Signing in and signing up; somebody signed in goes on to where they came from, or to the dashboard. */
export function Page() {
  const { session } = useHost();
  const [searchParams, setSearchParams] = useSearchParams();
  const [email, setEmail] = useState(useTypedEmail());
  const mode = modeOf(searchParams);
  const { title, description } = authModes[mode];
  const toggle = (typedEmail: string) => {
    setEmail(typedEmail);
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (mode === 'sign-in') next.set('mode', 'sign-up');
        else next.delete('mode');
        return next;
      },
      { replace: true },
    );
  };
  const Form = mode === 'sign-in' ? SignInForm : SignUpForm;
  return (
    <>
      <PageHead title={title} description={description} noindex />
      {session.status === 'authenticated' ? (
        <Navigate to={returnPath(searchParams.get('next'), window.location.origin)} replace />
      ) : null}
      <AuthFrame title={title} description={description}>
        {session.status === 'unknown' && !session.isUnreachable ? (
          <AuthSkeleton />
        ) : (
          <Form key={mode} email={email} onToggle={toggle} />
        )}
      </AuthFrame>
    </>
  );
}
