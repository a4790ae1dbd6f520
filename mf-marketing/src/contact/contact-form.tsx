import { useHost } from '@northcast/shared-contracts/host/host';
import { earlyToasts } from '@northcast/shared-contracts/texts/early-toasts';
import { useEffect, useRef, useState } from 'react';
import { fillFromDraft, keepDraft, readForm } from './contact-draft';
import { ContactFields } from './contact-fields';
import { type FormState, idle } from './form-state';
import { useContactEngine } from './use-contact-engine';

/**
 * The contact form. The browser holds its texts, so that what is typed before the code has come stays where it is; rules and sending
 * arrive with the first focus. Nothing that was typed is lost by a failure or a reload.
 */
export function ContactForm() {
  const { showToast } = useHost();
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>(idle);
  const [submissions, setSubmissions] = useState(0);
  const { Engine, load } = useContactEngine();

  useEffect(() => {
    if (element.current) fillFromDraft(element.current);
  }, []);

  useEffect(() => {
    if (state.attempts === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.attempts]);

  const submit = () => {
    setSubmissions((count) => count + 1);
    load().catch(() => {
      setSubmissions(0);
      showToast(earlyToasts.contactFailed);
    });
  };

  return (
    // A press on the button before the code has come does nothing: nothing typed goes into an address.
    <form
      ref={element}
      method="dialog"
      noValidate
      aria-labelledby="contact-form"
      onFocus={() => void load().catch(() => undefined)}
      onInput={(event) => keepDraft(readForm(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ContactFields faults={state.faults} isSending={state.isSending} />
      {Engine ? <Engine element={element} submissions={submissions} onState={setState} /> : null}
    </form>
  );
}
