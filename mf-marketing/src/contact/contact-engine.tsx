import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { useHost } from '@northcast/shared-contracts/host/host';
import { failureToast, toasts } from '@northcast/shared-contracts/texts/toasts';
import { FORM_ERROR, type FormApi } from 'final-form';
import { type RefObject, useState } from 'react';
import { Form } from 'react-final-form';
import { keepDraft, readForm } from './contact-draft';
import { type ContactValues, emptyContact } from './contact-values';
import { FieldBinding } from './field-binding';
import type { FormState } from './form-state';
import { useContactSending } from './use-contact-sending';

const validate = validateForm(requestSchemas.contact);
const unsent = { [FORM_ERROR]: 'unsent' };

export interface ContactEngineProps {
  readonly element: RefObject<HTMLFormElement | null>;
  /** How often the form was submitted; each new count sends it. */
  readonly submissions: number;
  readonly onState: (state: FormState) => void;
}

/** Checks and sends what stands in the form's element. Draws nothing. */
export function ContactEngine({ element, submissions, onState }: ContactEngineProps) {
  const { showToast } = useHost();
  const send = useContactSending();
  const [typed] = useState(() => (element.current ? readForm(element.current) : emptyContact));

  const submit = async (values: ContactValues, form: FormApi<ContactValues>) => {
    const failure = await send(values);
    if (failure) {
      showToast(failureToast('contact', failure.serverMessage));
      return { ...unsent, ...faultsOf(failure.problem?.errors) };
    }
    showToast(toasts.contactSent);
    element.current?.reset();
    keepDraft(emptyContact);
    // Once this submission is over, which ends with our answer.
    setTimeout(() => form.restart(emptyContact));
    return undefined;
  };

  return (
    <Form<ContactValues> initialValues={typed} validate={validate} onSubmit={submit}>
      {() => <FieldBinding element={element} submissions={submissions} onState={onState} />}
    </Form>
  );
}

function faultsOf(errors: readonly { path: string; message: string }[] = []) {
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}
