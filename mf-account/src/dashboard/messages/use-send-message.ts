import type { Draft } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { failureToast, toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useSendMessageMutation } from '../../account-calls';
import { problemFields } from '../../form/problem-fields';
import type { MessageText } from './use-new-message';

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
