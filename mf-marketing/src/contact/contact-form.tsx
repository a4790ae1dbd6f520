import { useHost } from '@northcast/shared-contracts/host/host';
import { failureToast, toasts } from '@northcast/shared-contracts/texts/toasts';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FORM_ERROR, type FormApi } from 'final-form';
import { Form } from 'react-final-form';
import { ContactFields } from './contact-fields';
import { type ContactValues, emptyContact } from './contact-values';
import { DraftKeeper } from './draft-keeper';
import { useContactRules } from './use-contact-rules';
import { useContactSending } from './use-contact-sending';

const unsent = { [FORM_ERROR]: 'unsent' };

/** The contact form. Its fields are in the document; nothing that was typed is lost by a failure or a reload. */
export function ContactForm() {
  const { showToast } = useHost();
  const rules = useContactRules();
  const send = useContactSending();

  const submit = async (values: ContactValues, form: FormApi<ContactValues>) => {
    const validate = await rules.load().catch(() => undefined);
    if (validate === undefined) {
      showToast(failureToast('contact'));
      return unsent;
    }
    const faults = validate(values);
    if (Object.keys(faults).length > 0) return faults;
    const failure = await send(values);
    if (failure) {
      showToast(failureToast('contact', failure.serverMessage));
      return { ...unsent, ...faultsOf(failure.problem?.errors) };
    }
    showToast(toasts.contactSent);
    // Once this submission is over, which ends with our answer.
    setTimeout(() => form.restart(emptyContact));
    return undefined;
  };

  return (
    <Form<ContactValues>
      initialValues={emptyContact}
      onSubmit={submit}
      {...(rules.validate ? { validate: rules.validate } : {})}
      subscription={{ submitting: true }}
    >
      {({ submitting }) => (
        // A press on the button before the code has come does nothing: nothing typed goes into an address.
        <FormBody
          method="dialog"
          data-contact-form=""
          aria-labelledby="contact-form"
          onFocus={() => void rules.load().catch(() => undefined)}
        >
          <ContactFields isSending={submitting ?? false} />
          <DraftKeeper />
        </FormBody>
      )}
    </Form>
  );
}

function faultsOf(errors: readonly { path: string; message: string }[] = []) {
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}
