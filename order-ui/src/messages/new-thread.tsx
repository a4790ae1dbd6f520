import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { messageLimits, threadStartSchema } from '@northcast/shared-contracts/api/messages';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { KeepDraft } from '../drafts/keep-draft';
import { useDropSent } from '../drafts/use-drop-sent';
import { useViewer } from '../viewer';
import { useComposerTools } from './composer-tools';
import { SendingBar } from './sending-bar';
import { submitWithModifier } from './submit-with-modifier';
import { useAttachments } from './use-attachments';

export interface ThreadText {
  readonly subject: string;
  readonly message: string;
}

/** The unsent draft of a new thread on an order. */
export const threadDraft = (orderId: string, userId: string) =>
  draftOf<ThreadText>(`thread-draft:${orderId}`, userId);

const validate = validateForm(threadStartSchema.pick(['subject', 'message']));

interface NewThreadProps {
  readonly orderId: string;
  readonly draft: ReturnType<typeof threadDraft>;
  /** Focuses the form: the user has just opened it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

export function NewThread({ orderId, draft, takesFocus, onClose }: NewThreadProps) {
  const { showToast } = useHost();
  const isCustomer = useViewer() === 'customer';
  const [start] = useOrderCalls().useStartThreadMutation();
  const showFailure = useOrderFailure();
  const dropSent = useDropSent();
  const [initialValues] = useState(() => ({ subject: '', message: '', ...draft.values() }));
  const attachments = useAttachments(orderId, 'new');
  const { fileIds, obstacle } = attachments;
  const { Tools, check } = useComposerTools();
  const validateText = (values: ThreadText): Record<string, string> => {
    const problem = check(values.message);
    return { ...validate(values), ...(problem === undefined ? {} : { message: problem }) };
  };
  const cancel = () => {
    attachments.discard();
    draft.drop();
    onClose();
  };
  const send = async ({ subject, message }: ThreadText) => {
    // The Enter key submits a form even if its button is disabled.
    if (obstacle !== undefined) return undefined;
    const words = { subject, message };
    const body = { ...words, ...(fileIds.length > 0 ? { fileIds: [...fileIds] } : {}) };
    const { error } = await start({ id: orderId, body, idempotencyKey: draft.keyFor(body, words) });
    if (error) return showFailure('sendMessage', error, ['subject', 'message']);
    showToast(isCustomer ? toasts.messageSent : toasts.messageCreated);
    attachments.clear();
    dropSent(draft, words);
    onClose();
    return undefined;
  };
  return (
    <Form<ThreadText> onSubmit={send} validate={validateText} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label="New message" onKeyDown={submitWithModifier}>
          <KeepDraft draft={draft} onSent={onClose} />
          <FormTextField
            name="subject"
            label="Subject"
            limit={messageLimits.subject.max}
            input={{ autoFocus: takesFocus, readOnly: submitting }}
          />
          <Tools name="message" orderId={orderId} />
          <FormTextArea
            name="message"
            label="Message"
            limit={messageLimits.message.max}
            input={{ rows: 4, readOnly: submitting }}
          />
          <SendingBar attachments={attachments} isSending={submitting}>
            <Button variant="secondary" onClick={cancel} disabled={submitting}>
              Cancel
            </Button>
            <Button
              type="submit"
              disabled={obstacle !== undefined}
              busy={submitting}
              busyLabel="Sending..."
            >
              Send Message
            </Button>
          </SendingBar>
        </FormBody>
      )}
    </Form>
  );
}
