import { dropSent } from '@northcast/shared-contracts/api/client/sent-draft';
import { contactSchema } from '@northcast/shared-contracts/api/enquiries';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { publicEndpoints } from '@northcast/shared-contracts/api/public-endpoints';
import { failureToast, toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { FORM_ERROR, type FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { sendInTime } from '../sending/send-in-time';
import { contactDraft, keepDraft } from './contact-draft';
import { ContactFields, type ContactValues, emptyContact } from './contact-fields';

const validate = validateForm(contactSchema);
const kinds = { TextField: FormTextField, Select: FormSelect, TextArea: FormTextArea };

/**
 * The contact form with validation and submission. It replaces the plain form when that is
 * submitted, and therefore submits itself at once.
 * @param initialValues what was typed into the plain form
 */
export function CheckedContactForm({ initialValues }: { readonly initialValues: ContactValues }) {
  const { showToast } = useHost();
  const submit = async (values: ContactValues, form: FormApi<ContactValues>) => {
    const body = contactBody(values);
    // A retry uses the same key, so that the message is not stored twice.
    const idempotencyKey = contactDraft.keyFor(body, values);
    const result = await sendInTime<Enquiry>(publicEndpoints.contact, { body, idempotencyKey });
    if ('error' in result) {
      showToast(failureToast('contact', result.error.serverMessage));
      const errors = result.error.problem?.errors ?? [];
      const byField = errors.map(({ path, message }) => [path, message]);
      return { [FORM_ERROR]: 'unsent', ...Object.fromEntries(byField) };
    }
    // The form may be unmounted, and then its restart does not delete the draft.
    dropSent(contactDraft, values);
    showToast(toasts.contactSent);
    // Restart after react-final-form has finished this submission, which is when we return.
    setTimeout(() => form.restart(emptyContact));
    return undefined;
  };
  return (
    <Form<ContactValues> initialValues={initialValues} validate={validate} onSubmit={submit}>
      {({ submitting }) => (
        <FormBody aria-labelledby="contact-form">
          <FormSpy<ContactValues>
            subscription={{ values: true }}
            onChange={({ values }) => keepDraft(values)}
          />
          <ContactFields kinds={kinds} isSending={submitting === true} />
          <SubmitAtOnce />
        </FormBody>
      )}
    </Form>
  );
}

/** Submits the surrounding form, and focuses its button in place of the one that was pressed. */
function SubmitAtOnce() {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (document.activeElement === document.body) {
      form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
    // Wait until the surrounding form has mounted: before that it does not validate.
    queueMicrotask(() => form?.requestSubmit());
  }, []);
  return <span ref={element} hidden />;
}

/** The request body: omits the optional field if it is blank. */
function contactBody({ podcastName, ...values }: ContactValues) {
  return podcastName.trim() === '' ? values : { ...values, podcastName };
}
