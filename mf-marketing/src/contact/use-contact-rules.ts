import { useCallback, useState } from 'react';
import type { validateContact } from './contact-rules';

type Validate = typeof validateContact;

const loadRules = () => import('./contact-rules');

/** The form's rules, which arrive when somebody first turns to the form. A load that fails is tried again by the next. */
export function useContactRules() {
  const [validate, setValidate] = useState<Validate>();
  const load = useCallback(async (): Promise<Validate> => {
    const { validateContact: rules } = await loadRules();
    setValidate(() => rules);
    return rules;
  }, []);
  return { validate, load };
}
