export type AuthMode = 'sign-in' | 'sign-up';

export const authModes: Readonly<Record<AuthMode, { title: string; description: string }>> = {
  'sign-in': {
    title: 'Sign In',
    description: 'Follow your orders and talk to our team.',
  },
  'sign-up': {
    title: 'Create Your Account',
    description: 'One account for your orders and your conversation with us.',
  },
};

/** What the address asks for: `?mode=sign-up`, or signing in. */
export function modeOf(searchParams: URLSearchParams): AuthMode {
  return searchParams.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
}
