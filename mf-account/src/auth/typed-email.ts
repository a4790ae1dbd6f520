import { useLocation } from 'react-router-dom';

/** E-mail address typed on the previous page, from the history state. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state;
  const isCarried = typeof state === 'object' && state !== null && 'email' in state;
  return isCarried && typeof state.email === 'string' ? state.email : '';
}
