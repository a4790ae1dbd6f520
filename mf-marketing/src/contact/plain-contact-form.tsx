import { Select } from '@northcast/shared-ui/select/select';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fillEmptyFields, keepDraft, readDraft, readForm } from './contact-draft';
import { ContactFields } from './contact-fields';
import { topicOf } from './contact-topics';
import type { ContactValues } from './contact-values';
import { loadCheckedForm } from './load-checked-form';

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
export function PlainContactForm({ isSending, onSubmit }: PlainContactFormProps) {
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
