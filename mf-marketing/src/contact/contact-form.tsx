import { earlyToasts } from '@northcast/shared-contracts/content/texts/early-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Select } from '@northcast/shared-ui/select/select';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CheckedContactForm } from './checked-contact-form';
import { fillEmptyFields, keepDraft, readDraft, readForm } from './contact-draft';
import { ContactFields } from './contact-fields';
import { topicOf } from './contact-topics';
import type { ContactValues } from './contact-values';
import { PartBoundary } from './part-boundary';

/**
 * The contact form: plain fields of the browser until it is submitted for the first time, then a react-final-form with the same
 * values, which checks and sends them. Its code is loaded on the first focus, or when the form is submitted.
 */
export function ContactForm() {
  const { showToast } = useHost();
  const [isLoading, setIsLoading] = useState(false);
  const [checked, setChecked] = useState<{
    readonly Form: typeof CheckedContactForm;
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

/** The browser holds the texts, so that what is typed before any code has come stays where it is. */
const kinds: ComponentProps<typeof ContactFields>['kinds'] = {
  TextField: ({ name, input, ...texts }) => <TextField {...texts} input={{ ...input, name }} />,
  Select: ({ name, input, ...texts }) => <Select {...texts} input={{ ...input, name }} />,
  TextArea: ({ name, input, ...texts }) => <TextArea {...texts} input={{ ...input, name }} />,
};

interface PlainContactFormProps {
  readonly isSending: boolean;
  readonly onSubmit: (values: ContactValues) => void;
}

/** The form as the document brings it. Nothing that was typed is lost by a failure or a reload. */
function PlainContactForm({ isSending, onSubmit }: PlainContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    if (!element.current) return;
    fillEmptyFields(element.current, readDraft());
    fillEmptyFields(element.current, topicOf(search) ?? {});
  }, [search]);
  return (
    // `dialog`: a press on the button before the code has come puts nothing into an address.
    <form
      ref={element}
      method="dialog"
      noValidate
      aria-labelledby="contact-form"
      onFocus={() => void loadCheckedForm().catch(() => undefined)}
      onInput={(event) => keepDraft(readForm(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(readForm(event.currentTarget));
      }}
    >
      <ContactFields kinds={kinds} isSending={isSending} />
    </form>
  );
}

/** Milliseconds after which a person is told that it does not work. */
const loadTimeoutMs = 15_000;

/**
 * The form with its rules and sending, in a chunk of its own. A load that failed is tried again by the next.
 * @throws when it has not come in time
 */
async function loadCheckedForm(): Promise<typeof CheckedContactForm> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The form did not come in time')), loadTimeoutMs);
  });
  try {
    return (await Promise.race([import('./checked-contact-form'), tooLate])).CheckedContactForm;
  } finally {
    clearTimeout(timer);
  }
}
