import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { messageLimits, postCreationSchema } from '@northcast/shared-contracts/api/messages';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { KeepDraft } from '../drafts/keep-draft';
import { useDropSent } from '../drafts/use-drop-sent';
import { useUserId } from '../use-user-id';
import { useViewer } from '../viewer';
import { useComposerTools } from './composer-tools';
import { SendingBar } from './sending-bar';
import { submitWithModifier } from './submit-with-modifier';
import { useAttachments } from './use-attachments';

interface PostText {
  readonly text: string;
}

const validate = validateForm(postCreationSchema.pick(['text']));

/** Adds posts to a thread. The draft survives a reload; Control or Command with Enter sends it. */
export function AnswerBox({ message }: { readonly message: Message }) {
  const { showToast } = useHost();
  const isCustomer = useViewer() === 'customer';
  const [addPost] = useOrderCalls().useAddPostMutation();
  const showFailure = useOrderFailure();
  const dropSent = useDropSent();
  const draft = draftOf<PostText>(`post-draft:${message.id}`, useUserId());
  const [initialValues] = useState<PostText>(() => ({ text: '', ...draft.values() }));
  const attachments = useAttachments(message.orderId, message.id);
  const { fileIds, obstacle } = attachments;
  const { Tools, check } = useComposerTools();
  const validateText = (values: PostText): Record<string, string> => {
    const problem = check(values.text);
    return problem === undefined ? validate(values) : { text: problem };
  };
  const send = async (values: PostText, form: FormApi<PostText>) => {
    // The Enter key submits a form even if its button is disabled.
    if (obstacle !== undefined) return undefined;
    const body = { text: values.text, ...(fileIds.length > 0 ? { fileIds: [...fileIds] } : {}) };
    const idempotencyKey = draft.keyFor(body, values);
    const { error } = await addPost({ id: message.id, body, idempotencyKey });
    const name = isCustomer ? 'sendMessage' : 'sendReply';
    if (error) return showFailure(name, error, ['text']);
    dropSent(draft, values);
    attachments.clear();
    showToast(isCustomer ? toasts.messageSent : toasts.replySent);
    // Wait until final-form has recorded the submission.
    setTimeout(() => form.restart({ text: '' }));
    return undefined;
  };
  return (
    <Form<PostText> onSubmit={send} validate={validateText} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label={`Answer to ${message.subject}`} onKeyDown={submitWithModifier}>
          <KeepDraft draft={draft} onSent={(form) => form.restart({ text: '' })} />
          <Tools name="text" {...message} />
          <FormTextArea
            name="text"
            label="Your answer"
            limit={messageLimits.message.max}
            input={{ rows: 3, readOnly: submitting }}
          />
          <SendingBar attachments={attachments} isSending={submitting} size="sm">
            <Button
              type="submit"
              size="sm"
              disabled={obstacle !== undefined}
              busy={submitting}
              busyLabel="Sending..."
            >
              Send answer
            </Button>
          </SendingBar>
        </FormBody>
      )}
    </Form>
  );
}
