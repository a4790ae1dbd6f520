import type { Message } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Conversation } from './conversation';
import { ThreadBadges } from './thread-badges';

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
  justify-content: space-between;

  h3 {
    overflow-wrap: anywhere;
    text-wrap: wrap;
  }
`;

/** Aligns the button's label with the text of the thread. */
const Way = styled.div`
  && [data-size] {
    padding-inline: 0;
  }
`;

interface OrderThreadProps {
  readonly message: Message;
  /** Whether it is initially open. A thread with unread posts is open too. */
  readonly isFirst: boolean;
}

/** A thread of an order, which its button expands and collapses. */
export function OrderThread({ message, isFirst }: OrderThreadProps) {
  const [choice, choose] = useState<boolean | null>(null);
  // Once open, a thread stays open after it is read or a newer thread is started.
  const [isShown, setShown] = useState(isFirst);
  if (message.isUnread && !isShown) setShown(true);
  const isOpen = choice ?? isShown;
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Heading level={3} size="md" id={id}>
          {message.subject}
        </Heading>
        <ThreadBadges message={message} />
      </Head>
      {isOpen ? <Conversation message={message} /> : null}
      <Way>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => choose(!isOpen)}
        >
          {isOpen ? 'Close conversation' : 'Open conversation'}
        </Button>
      </Way>
    </Frame>
  );
}
