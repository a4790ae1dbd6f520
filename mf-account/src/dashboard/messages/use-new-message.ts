import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { failureToast, toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { type RefObject, useState } from 'react';
import { useSendMessageMutation } from '../../account-calls';
import { problemFields } from '../../form/problem-fields';

/** At the end of the dashboard's address: opens the form. Other pages link to it. */
const newMessageHash = '#new-message';

/** What a customer types to write to support. */
export interface MessageText {
  readonly subject: string;
  readonly message: string;
}

/**
 * The form for a new message: whether it is open, and its draft. Words of before a reload or a new sign-in open it again.
 * @param userId who writes
 * @param opener gets the focus back when the form closes
 */
export function useNewMessage(userId: string, opener: RefObject<HTMLElement | null>) {
  const draft = draftOf<MessageText>('message-draft', userId);
  const [state, setState] = useState(() => {
    if (window.location.hash === newMessageHash) return 'asked';
    return draft.values() ? 'kept' : 'closed';
  });
  return {
    isOpen: state !== 'closed',
    /** The person has asked for it just now and wants to type. */
    wasAskedFor: state === 'asked',
    draft,
    open: () => setState('asked'),
    /** Puts the form away with what it holds. */
    hide: () => setState('closed'),
    /** Clears the form and puts it away. */
    close: () => {
      draft.drop();
      setState('closed');
      opener.current?.focus();
    },
  };
}

interface Outcomes {
  readonly onSent: () => void;
  readonly onExpired: () => void;
}

/** The submission of a new message with all that can come of it. */
export function useSendMessage(draft: Draft<MessageText>, { onSent, onExpired }: Outcomes) {
  const { showToast } = useHost();
  const [send] = useSendMessageMutation();
  return async (body: MessageText) => {
    if (isEmpty(body)) return undefined;
    const { error } = await send({ body, idempotencyKey: draft.keyFor(body, body) });
    if (error) return refused(error as CallError);
    showToast(toasts.messageSent);
    onSent();
    return undefined;
  };

  function refused(error: CallError) {
    if (error.status === 401) onExpired();
    else showToast(failureToast('sendMessage', error.serverMessage));
    return problemFields(error, ['subject', 'message']);
  }
}

/** Nothing is written; submitting that is ignored. */
export function isEmpty({ subject, message }: Partial<MessageText>): boolean {
  return !subject?.trim() && !message?.trim();
}
