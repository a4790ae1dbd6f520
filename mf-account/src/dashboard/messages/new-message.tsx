import { KeepDraft } from '@northcast/order-ui/drafts/keep-draft';
import type { Draft } from '@northcast/shared-contracts/api/client/draft';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { messageLimits, supportMessageSchema } from '@northcast/shared-contracts/api/messages';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { isEmpty, type MessageText, useSendMessage } from './use-new-message';

const validateText = validateForm(supportMessageSchema);
const validate = (values: MessageText) => (isEmpty(values) ? {} : validateText(values));

interface NewMessageProps {
  readonly draft: Draft<MessageText>;
  readonly takesFocus: boolean;
  /** Clears the fields and closes the form. */
  readonly onClose: () => void;
  readonly onExpired: () => void;
}

export function NewMessage({ draft, takesFocus, onClose, onExpired }: NewMessageProps) {
  const send = useSendMessage(draft, { onSent: onClose, onExpired });
  const [initialValues] = useState(() => ({ subject: '', message: '', ...draft.values() }));
  return (
    <Form<MessageText> onSubmit={send} validate={validate} initialValues={initialValues}>
      {({ submitting }) => (
        <Card as={FormBody} aria-label="New message" padding="md">
          <KeepDraft draft={draft} />
          <Stack gap={1}>
            <FormTextField
              name="subject"
              label="Subject"
              limit={messageLimits.subject.max}
              input={{ autoFocus: takesFocus, readOnly: submitting }}
            />
            <FormTextArea
              name="message"
              label="Message"
              limit={messageLimits.message.max}
              input={{ maxLength: undefined, readOnly: submitting }}
            />
            <Cluster justify="end">
              <Button variant="secondary" onClick={onClose} disabled={submitting}>
                Cancel
              </Button>
              <Button type="submit" busy={submitting} busyLabel="Sending...">
                Send Message
              </Button>
            </Cluster>
          </Stack>
        </Card>
      )}
    </Form>
  );
}
