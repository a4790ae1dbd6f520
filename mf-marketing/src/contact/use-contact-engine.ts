import { useCallback, useState } from 'react';
import type { ContactEngine } from './contact-engine';

/** The form's rules and sending, in a chunk of their own. A load that failed is tried again by the next. */
export function useContactEngine() {
  const [Engine, setEngine] = useState<typeof ContactEngine>();
  const load = useCallback(async () => {
    const engine = await import('./contact-engine');
    setEngine(() => engine.ContactEngine);
  }, []);
  return { Engine, load };
}
