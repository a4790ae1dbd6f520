import { KeepDraft } from '@northcast/order-ui/drafts/keep-draft';
import { useDropSent } from '@northcast/order-ui/drafts/use-drop-sent';
import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { messageLimits, supportMessageSchema } from '@northcast/shared-contracts/api/messages';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Card } from '@northcast/shared-ui/card/card';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { type RefObject, useState } from 'react';
import { Form } from 'react-final-form';
import { useSendMessageMutation } from '../../account-calls';
import { useFailure } from '../../session/use-failure';

/** URL fragment that opens the form; other pages link to it. */
const newMessageHash = '#new-message';

interface MessageText {
  readonly subject: string;
  readonly message: string;
}

const validateText = validateForm(supportMessageSchema);
const validate = (values: MessageText) => (isEmpty(values) ? {} : validateText(values));

interface NewMessageProps {
  readonly draft: Draft<MessageText>;
  readonly takesFocus: boolean;
  /** Clears the fields and closes the form. */
  readonly onClose: () => void;
}

export function NewMessage({ draft, takesFocus, onClose }: NewMessageProps) {
  const send = useSendMessage(draft, onClose);
  const [initialValues] = useState(() => ({ subject: '', message: '', ...draft.values() }));
  return (
    <Form<MessageText> onSubmit={send} validate={validate} initialValues={initialValues}>
      {({ submitting }) => (
        <Card as={FormBody} aria-label="New message" padding="md">
          <KeepDraft draft={draft} onSent={onClose} />
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
              input={{ readOnly: submitting }}
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

/**
 * State of the new-message form: whether it is open, and its draft. A draft from before a reload or
 * a new sign-in opens it again.
 * @param userId the author, who owns the draft
 * @param opener receives the focus when the form closes, unless the focus has moved elsewhere
 */
export function useNewMessage(userId: string, opener: RefObject<HTMLElement | null>) {
  const draft = draftOf<MessageText>('message-draft', userId);
  const [state, setState] = useState(() => {
    if (window.location.hash === newMessageHash) return 'asked';
    return draft.values() ? 'kept' : 'closed';
  });
  const isOpen = state !== 'closed';
  useFocusBack(opener, isOpen);
  const hide = () => {
    removeHash();
    setState('closed');
  };
  return {
    isOpen,
    /** Whether the user has just asked for the form, so that it takes the focus. */
    wasAskedFor: state === 'asked',
    draft,
    open: () => setState('asked'),
    /** Hides the form and keeps the draft. */
    hide,
    /** Clears the draft and hides the form. */
    close: () => {
      draft.drop();
      hide();
    },
  };
}

/** Otherwise a reload, or Back from another page, opens the form that the user has closed. */
function removeHash(): void {
  const { pathname, search, hash } = window.location;
  if (hash !== newMessageHash) return;
  // Not through the router, because the shell would scroll to the top of the page.
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/**
 * Submits a new message and handles each outcome.
 * @param onSent not called if the draft has changed since
 */
function useSendMessage(draft: Draft<MessageText>, onSent: () => void) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const [send] = useSendMessageMutation();
  const dropSent = useDropSent();
  return async (body: MessageText) => {
    if (isEmpty(body)) return undefined;
    const { error } = await send({ body, idempotencyKey: draft.keyFor(body, body) });
    if (error) return showFailure('sendMessage', error, ['subject', 'message']);
    showToast(toasts.messageSent);
    // The form can be hidden while it is sent, and then opened again and changed.
    if (dropSent(draft, body)) onSent();
    return undefined;
  };
}

/** Whether both fields are blank; submitting that is ignored. */
function isEmpty({ subject, message }: Partial<MessageText>): boolean {
  return !subject?.trim() && !message?.trim();
}
