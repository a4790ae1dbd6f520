import { useLocation } from 'react-router-dom';

/** The e-mail address that was typed on the page before, which the history entry carries. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state;
  const isCarried = typeof state === 'object' && state !== null && 'email' in state;
  return isCarried && typeof state.email === 'string' ? state.email : '';
}
