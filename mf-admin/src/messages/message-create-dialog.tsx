import { useDropSent } from '@northcast/order-ui/drafts/use-drop-sent';
import { useUserId } from '@northcast/order-ui/use-user-id';
import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { messageCreationSchema, messageLimits } from '@northcast/shared-contracts/api/messages';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import type { ComboboxOption } from '@northcast/shared-ui/combobox/combobox';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { CustomerChoice } from '../customer-choice/customer-choice';
import { FormDialog } from '../editing/form-dialog';
import { useCreation } from '../editing/use-creation';

interface NewMessageValues {
  /** The chosen customer; the option's detail is the e-mail address. */
  userId: ComboboxOption | null;
  subject: string;
  message: string;
}

const initialValues: NewMessageValues = { userId: null, subject: '', message: '' };
const validateBody = validateForm(messageCreationSchema);

function bodyOf({ userId: customer, subject, message }: NewMessageValues) {
  return {
    userId: customer?.value ?? '',
    userName: customer?.label ?? '',
    userEmail: customer?.detail ?? '',
    subject,
    message,
  };
}

interface MessageCreateDialogProps {
  /** Preselected customer. */
  readonly customer?: ComboboxOption;
  readonly onClose: () => void;
}

/** Creates a message on behalf of a customer, for example after a telephone call. */
export function MessageCreateDialog({ customer, onClose }: MessageCreateDialogProps) {
  const [values] = useState(() => ({ ...initialValues, userId: customer ?? null }));
  const draft = draftOf<NewMessageValues>(`message-draft:${customer?.value ?? 'new'}`, useUserId());
  const dropSent = useDropSent();
  const [create] = adminApi.useCreateMessageMutation();
  const submit = useCreation<NewMessageValues>({
    // The draft's key: a draft whose response was lost may be sent again from another dialog.
    create: (values) => {
      const body = bodyOf(values);
      return create({ body, idempotencyKey: draft.keyFor(body, values) });
    },
    created: toasts.messageCreated,
    failure: 'createMessage',
    onCreated: (values) => {
      dropSent(draft, values);
      onClose();
    },
  });
  return (
    <FormDialog<NewMessageValues>
      title="Add message"
      size="lg"
      initialValues={values}
      draft={draft}
      validate={(values) => validateBody(bodyOf(values))}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Create message"
      busyLabel="Creating..."
    >
      <CustomerChoice />
      <FormTextField
        name="subject"
        label="Subject"
        input={{ autoFocus: customer !== undefined, maxLength: messageLimits.subject.max }}
      />
      <FormTextArea
        name="message"
        label="Message"
        limit={messageLimits.message.max}
        input={{ rows: 5 }}
      />
    </FormDialog>
  );
}
