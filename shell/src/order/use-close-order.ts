import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of a history entry that was created by opening the dialog on this site. */
export const openedHere = { openedHere: true } as const;

/**
 * Closes the order dialog: goes back if opening it created a history entry, otherwise removes
 * `order` from the address.
 */
export function useCloseOrder(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location resets it.
  useEffect(() => {
    isClosing.current = false;
  }, [location]);
  return () => {
    const { pathname, search, hash } = window.location;
    const rest = new URLSearchParams(search);
    // The response to an order may arrive after its dialog was closed.
    if (isClosing.current || !rest.has('order')) return;
    if (location.state?.openedHere) {
      isClosing.current = true;
      void navigate(-1);
      return;
    }
    rest.delete('order');
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  };
}
