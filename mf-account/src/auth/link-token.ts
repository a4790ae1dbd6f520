import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The secret that the link of a mail carries behind `#token=`, which no server sees. It leaves the address bar and the history at once and is
 * kept by the page alone.
 */
export function useLinkToken(): string | null {
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(given);
  // Another link, followed while this page is open.
  if (given !== null && given !== token) setToken(given);
  const cleared = useRef<string>(undefined);
  useEffect(() => {
    // While the next page loads, this one is shown at the location that it came with: that is cleared already.
    if (hash === '' || cleared.current === key) return;
    cleared.current = key;
    void navigate(`${pathname}${search}`, { replace: true });
  }, [hash, key, pathname, search, navigate]);
  return given ?? token;
}

/** Whether the link's token is used up, too old or none at all. */
export function isDeadLink({ status, problem }: CallError): boolean {
  return status === 410 || (problem?.errors ?? []).some(({ path }) => path === 'token');
}
