import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { keepDraft, readDraft, readTyped } from './contact-draft';
import { type ContactValues, contactFields } from './contact-values';

/**
 * Puts back into the form what was typed before the page's code had come or before a reload, and keeps what is typed from then on.
 * Stands after the fields, so that they listen already.
 */
export function DraftKeeper() {
  const form = useForm<ContactValues>();
  const { values } = useFormState<ContactValues>({ subscription: { values: true } });
  const [typedBefore] = useState(readTyped);
  const typed = useRef(typedBefore);
  const isRestored = useRef(false);

  // Read once more before anything is painted: hydration takes its time, and people type on.
  useLayoutEffect(() => {
    typed.current = { ...typedBefore, ...readTyped() };
  }, [typedBefore]);

  useEffect(() => {
    const known = { ...readDraft(), ...typed.current };
    form.batch(() => {
      for (const field of contactFields) {
        const text = known[field];
        if (text !== undefined) form.change(field, text);
      }
    });
    isRestored.current = true;
  }, [form]);

  useEffect(() => {
    if (isRestored.current) keepDraft(values);
  }, [values]);

  return null;
}
