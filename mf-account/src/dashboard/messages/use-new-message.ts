import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { type RefObject, useState } from 'react';

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
