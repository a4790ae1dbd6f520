import { lazyPart } from '@northcast/order-ui/section/lazy-part';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { useState } from 'react';
import styled from 'styled-components';

/** Aligns the button's label with the message text. */
const Way = styled.div`
  && [data-size] {
    padding-inline: 0;
  }
`;

/** The messages after the first reply; loaded when opened or unread. */
const Continued = lazyPart(async () => (await import('./continued-message')).ContinuedMessage);

export function CardConversation({ message }: { readonly message: Message }) {
  const [choice, choose] = useState<boolean | null>(null);
  // Keep the conversation open after it has been marked as read.
  const [wasNew, setWasNew] = useState(false);
  if (message.isUnread && !wasNew) setWasNew(true);
  const isOpen = choice ?? wasNew;
  return (
    <>
      {isOpen ? <Continued message={message} /> : null}
      <Way>
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
          {isOpen ? 'Close conversation' : openingOf(message)}
        </Button>
      </Way>
    </>
  );
}

function openingOf(message: Message): string {
  const { postCount = 0 } = message;
  if (postCount > 0) return `Open conversation (${postCount} more)`;
  return isAnswered(message) ? 'Answer' : 'Write again';
}

/** Whether our team wrote last; servers older than threads send no status. */
export const isAnswered = ({ status, adminReply }: Message): boolean =>
  status === undefined ? adminReply !== undefined : status === 'replied';
