import { earlyToasts } from '@northcast/shared-contracts/content/texts/early-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Select } from '@northcast/shared-ui/select/select';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { Component, type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useThrowIfGone } from '../static-section/throw-if-gone';
import type { CheckedContactForm } from './checked-contact-form';
import { contactDraft, fillFields, keepDraft, readDraft, readForm } from './contact-draft';
import { ContactFields, type ContactValues } from './contact-fields';
import { topicOf } from './contact-topics';

/**
 * The contact form: plain browser fields until the first submission, then a react-final-form with
 * the same values, which validates and sends them. That code loads on the first focus or on
 * submission.
 */
export function ContactForm() {
  const { showToast } = useHost();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // The form of the live version is filled from the draft.
  useThrowIfGone(failure);
  const [checked, setChecked] = useState<{
    readonly Form: typeof CheckedContactForm;
    readonly values: ContactValues;
  }>();
  const submit = async (values: ContactValues) => {
    keepDraft(values);
    setIsLoading(true);
    try {
      setChecked({ Form: await loadCheckedForm(), values });
    } catch (error) {
      setFailure(error);
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

/** Uncontrolled fields, so that text typed before hydration is kept. */
const kinds: ComponentProps<typeof ContactFields>['kinds'] = {
  TextField: ({ name, input, ...texts }) => <TextField {...texts} input={{ ...input, name }} />,
  Select: ({ name, input, ...texts }) => <Select {...texts} input={{ ...input, name }} />,
  TextArea: ({ name, input, ...texts }) => <TextArea {...texts} input={{ ...input, name }} />,
};

interface PlainContactFormProps {
  readonly isSending: boolean;
  readonly onSubmit: (values: ContactValues) => void;
}

/** The form in the server's markup. A failure or a reload loses no text. */
function PlainContactForm({ isSending, onSubmit }: PlainContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    fillFields(form, readDraft());
    const fillTopic = () => fillFields(form, topicOf(search) ?? {});
    fillTopic();
    // The draft was sent by a form that was left before the response arrived.
    const clear = () => {
      form.reset();
      fillTopic();
    };
    addEventListener(contactDraft.address, clear);
    return () => removeEventListener(contactDraft.address, clear);
  }, [search]);
  return (
    // `dialog`: a press before the script has loaded must not put the values into the URL.
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

/** Milliseconds until the user sees a failure. */
const loadTimeoutMs = 15_000;

/**
 * Loads the form with validation, which is a separate chunk. The next call retries a failed load.
 * @throws when it has not loaded in time
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

/**
 * A part that was loaded incompletely, as over a broken connection, throws while rendering. This
 * boundary passes the error on as a failed load, so that the shell loads and mounts the page again
 * and the drafts survive.
 */
class PartBoundary extends Component<{ readonly children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const message = 'A part of the page was loaded in pieces';
    throw Object.assign(new Error(message), { name: 'ChunkLoadError', request: '' });
  }
}
