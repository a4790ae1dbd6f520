import type { Message } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { lazy, Suspense, useState } from 'react';

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
      <div>
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
          {isOpen ? 'Close conversation' : openingOf(message.postCount ?? 0)}
        </Button>
      </div>
    </>
  );
}

function openingOf(count: number): string {
  if (count === 0) return 'Write again';
  return `Open conversation (${count} more)`;
}
