import { earlyToasts } from '@northcast/shared-contracts/content/texts/early-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useState } from 'react';
import { keepDraft } from './contact-draft';
import type { ContactValues } from './contact-values';
import { loadCheckedForm } from './load-checked-form';
import { PartBoundary } from './part-boundary';
import { PlainContactForm } from './plain-contact-form';

/**
 * The contact form: plain fields of the browser until it is submitted for the first time, then a react-final-form with the same
 * values, which checks and sends them. Its code is loaded on the first focus, or when the form is submitted.
 */
export function ContactForm() {
  const { showToast } = useHost();
  const [isLoading, setIsLoading] = useState(false);
  const [checked, setChecked] = useState<{
    readonly Form: Awaited<ReturnType<typeof loadCheckedForm>>;
    readonly values: ContactValues;
  }>();
  const submit = async (values: ContactValues) => {
    keepDraft(values);
    setIsLoading(true);
    try {
      setChecked({ Form: await loadCheckedForm(), values });
    } catch {
      showToast(earlyToasts.contactFailed);
    } finally {
      setIsLoading(false);
    }
  };
  return checked ? (
    <PartBoundary>
      <checked.Form initialValues={checked.values} />
    </PartBoundary>
  ) : (
    <PlainContactForm isSending={isLoading} onSubmit={submit} />
  );
}
