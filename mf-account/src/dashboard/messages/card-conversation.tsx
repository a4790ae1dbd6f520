import type { Message } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

/** Its words stand below those of the message. */
const Way = styled.div`
  && [data-size] {
    padding-inline: 0;
  }
`;

/** What follows message and reply comes when somebody opens it, or has not read it. */
const Continued = lazy(async () => ({
  default: (await import('./continued-message')).ContinuedMessage,
}));

export function CardConversation({ message }: { readonly message: Message }) {
  const [choice, choose] = useState<boolean | null>(null);
  // It stays open when it is read.
  const [wasNew, setWasNew] = useState(false);
  if (message.isUnread && !wasNew) setWasNew(true);
  const isOpen = choice ?? wasNew;
  return (
    <>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <Continued message={message} />
        </Suspense>
      ) : null}
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

/** Whether our team wrote last; servers of before threads tell no status. */
export const isAnswered = ({ status, adminReply }: Message): boolean =>
  status === undefined ? adminReply !== undefined : status === 'replied';
