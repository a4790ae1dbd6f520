import type { Draft } from '@northcast/shared-contracts/api/client/draft';
import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the draft was sent, also by a form that has been closed meanwhile. */
export function useSentDraft({ address }: Pick<Draft<object>, 'address'>, act: () => void): void {
  const onSent = useEffectEvent(act);
  useEffect(() => {
    const hear = () => onSent();
    addEventListener(address, hear);
    return () => removeEventListener(address, hear);
  }, [address]);
}
