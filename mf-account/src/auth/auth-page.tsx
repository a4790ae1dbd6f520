import { useHost } from '@northcast/shared-contracts/host/host';
import { useHeadingFocus } from '@northcast/shared-ui/heading-focus/use-heading-focus';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthFrame } from './auth-frame';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { useTypedEmail } from './typed-email';

type AuthMode = 'sign-in' | 'sign-up';

const authModes: Readonly<Record<AuthMode, { title: string; description: string }>> = {
  'sign-in': {
    title: 'Sign In',
    description: 'Follow your orders and talk to our team.',
  },
  'sign-up': {
    title: 'Create Your Account',
    description: 'One account for your orders and your conversation with us.',
  },
};

function modeOf(searchParams: URLSearchParams): AuthMode {
  return searchParams.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
}

/** Sign-in and sign-up. A signed-in user is redirected to the `next` path or the dashboard. */
export function Page() {
  const { session } = useHost();
  const [searchParams, setSearchParams] = useSearchParams();
  const [email, setEmail] = useState(useTypedEmail());
  const mode = modeOf(searchParams);
  useHeadingFocus(mode);
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
    <AuthFrame title={title} description={description}>
      {session.status === 'authenticated' ? (
        <Navigate to={returnPath(searchParams.get('next'), window.location.origin)} replace />
      ) : null}
      {session.status === 'unknown' && !session.isUnreachable ? (
        <AuthSkeleton />
      ) : (
        <Form key={mode} email={email} onToggle={toggle} />
      )}
    </AuthFrame>
  );
}

/** Shown in place of the form until the session is known. */
function AuthSkeleton() {
  return (
    <SkeletonArea label="Loading">
      <Stack gap={5}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </SkeletonArea>
  );
}

/** Default page of a signed-in user. */
const home = '/dashboard';

/**
 * Path to open after sign-in: the requested page if it is on this site, otherwise the dashboard.
 * @param next value of the `next` parameter; untrusted
 * @param origin origin of this site
 */
export function returnPath(next: string | null, origin: string): string {
  if (next === null || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  if (!isOurs || url.pathname === '/auth') return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
