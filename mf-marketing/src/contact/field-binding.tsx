import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { readForm } from './contact-draft';
import type { ContactEngineProps } from './contact-engine';
import {
  type ContactField,
  type ContactValues,
  contactFields,
  emptyContact,
} from './contact-values';
import { useFormReport } from './use-form-report';

/** Tells react-final-form what happens in the element's fields, and the page what it makes of them. */
export function FieldBinding({ element, submissions, onState }: ContactEngineProps) {
  const form = useForm<ContactValues>();
  const handled = useRef(0);
  const [attempts, setAttempts] = useState(0);

  useFormReport(attempts, onState);

  useEffect(() => {
    const ends = contactFields.map((field) => form.registerField(field, () => {}, {}));
    return () => {
      for (const end of ends) end();
    };
  }, [form]);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const ends = [
      listen(target, 'input', (field, text) => form.change(field, text)),
      listen(target, 'focusin', (field) => form.focus(field)),
      listen(target, 'focusout', (field) => form.blur(field)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [element, form]);

  useEffect(() => {
    if (submissions <= handled.current) return;
    handled.current = submissions;
    // Not before the surrounding form has mounted: until then it does not validate.
    queueMicrotask(async () => {
      // What stands in the fields is what counts, whether or not an event told of it.
      const typed = element.current ? readForm(element.current) : emptyContact;
      form.batch(() => {
        for (const field of contactFields) form.change(field, typed[field]);
      });
      await form.submit();
      setAttempts(submissions);
    });
  }, [submissions, form, element]);

  return null;
}

type Tell = (field: ContactField, text: string) => void;

/** @returns ends listening */
function listen(form: HTMLFormElement, type: string, tell: Tell): () => void {
  const listener = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !('name' in target) || !('value' in target)) return;
    const field = contactFields.find((name) => name === target.name);
    if (field) tell(field, String(target.value));
  };
  form.addEventListener(type, listener);
  return () => form.removeEventListener(type, listener);
}
