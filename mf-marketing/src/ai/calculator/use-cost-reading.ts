import { useEffect, useRef, useState } from 'react';
import { costFields } from './cost-fields';
import { type CostTexts, exampleTexts, readCost } from './read-cost';

/** Reads the uncontrolled form fields, so that input typed before hydration counts too. */
export function useCostReading() {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(exampleTexts);
  const read = () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const pairs = costFields.map(({ name }) => [name, String(typed.get(name) ?? '')]);
    setTexts(Object.fromEntries(pairs) as CostTexts);
  };
  useEffect(read, []);
  return { form, reading: readCost(texts), read };
}
