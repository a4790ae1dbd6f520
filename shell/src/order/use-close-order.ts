import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of a history entry that was made by opening the dialog over the entry before it. */
export const openedHere = { openedHere: true } as const;

/** Closes the order dialog: a step back where a step had opened it, otherwise by taking `order` out of the address. */
export function useCloseOrder(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the step has led, another may be made.
  useEffect(() => {
    isClosing.current = false;
  }, [location]);
  return () => {
    const { pathname, search, hash } = window.location;
    const rest = new URLSearchParams(search);
    // An order may be answered after its dialog has gone.
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
