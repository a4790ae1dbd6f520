import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Reads the secret from `#token=` of a mail link; servers never see the fragment. The token is
 * removed from the address bar and the history at once and kept in component state only.
 */
export function useLinkToken(): string | null {
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(given);
  // The user followed another link while this page was open.
  if (given !== null && given !== token) setToken(given);
  const cleared = useRef<string>(undefined);
  useEffect(() => {
    // While the next page loads, this page still renders with the location of its link, whose hash
    // has already been cleared.
    if (hash === '' || cleared.current === key) return;
    cleared.current = key;
    void navigate(`${pathname}${search}`, { replace: true });
  }, [hash, key, pathname, search, navigate]);
  return given ?? token;
}

/**
 * Keeps the token of a page's link in memory while the user is on other pages, for example to sign
 * in: a return URL with the token would reach servers.
 */
export function keptLinkToken() {
  let kept: string | null = null;
  return {
    /** The token of the link, or of the last one that opened the page. */
    useToken: (): string | null => {
      const given = useLinkToken();
      const [before] = useState(() => kept);
      const token = given ?? before;
      useEffect(() => {
        if (token !== null) kept = token;
      }, [token]);
      return token;
    },
    /** Call this when the token is used. */
    forget: () => {
      kept = null;
    },
  };
}

/** For a page without a token: a reload, or Back, opens its address, which no longer holds it. */
export const openLinkAgain = 'Please open the link in our mail again.';

/** Whether the token is used, expired or missing. */
export function isDeadLink({ status, problem }: CallError): boolean {
  return status === 410 || (problem?.errors ?? []).some(({ path }) => path === 'token');
}
