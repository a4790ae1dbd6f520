import { isAnswered, ThreadBadges } from '@northcast/order-ui/messages/thread-badges';
import { lazyPart } from '@northcast/order-ui/section/lazy-part';
import { Words } from '@northcast/order-ui/words';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useId, useState } from 'react';
import styled from 'styled-components';

const Frame = styled(Card)`
  gap: ${theme.space[3]};
`;

/** The state stays beside the subject, however long that is. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: start;

  h3 {
    text-wrap: wrap;
  }
`;

/** One message to support with its reply, if any, and the messages that follow. */
export function MessageCard({ message }: { readonly message: Message }) {
  const { subject, createdAt, message: words, adminReply, adminReplyDate, startedBy } = message;
  const id = useId();
  return (
    <Frame as="article" aria-labelledby={id}>
      <Head>
        <Heading level={3} size="md" id={id}>
          {subject}
        </Heading>
        <ThreadBadges message={message} />
      </Head>
      <Text as="time" size="sm" tone="muted" dateTime={createdAt}>
        {formatDateTime(createdAt)}
      </Text>
      {startedBy === undefined ? (
        <Words>{words}</Words>
      ) : (
        <Reply text={words} date={undefined} title="Message from our team" />
      )}
      {adminReply ? <Reply text={adminReply} date={adminReplyDate} /> : null}
      <CardConversation message={message} subjectId={id} />
    </Frame>
  );
}

const AnswerFrame = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border-inline-start: ${theme.size.ring} solid ${theme.color.accent};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.accentSoft};
`;

interface ReplyProps {
  readonly text: string;
  readonly date: string | undefined;
  readonly title?: string;
}

function Reply({ text, date, title = 'Reply from our team' }: ReplyProps) {
  return (
    <AnswerFrame>
      <Cluster justify="space-between" gap={2}>
        <Heading level={4} size="md">
          {title}
        </Heading>
        {date ? (
          <Text as="time" size="sm" tone="muted" dateTime={date}>
            {formatDateTime(date)}
          </Text>
        ) : null}
      </Cluster>
      <Words>{text}</Words>
    </AnswerFrame>
  );
}

/** Aligns the button's label with the message text. */
const Way = styled.div`
  && [data-size] {
    padding-inline: 0;
  }
`;

/** The messages after the first reply; loaded when opened or unread. */
const Continued = lazyPart(async () => (await import('./continued-message')).ContinuedMessage);

interface CardConversationProps {
  readonly message: Message;
  /** Id of the element with the subject, which tells the buttons of several messages apart. */
  readonly subjectId: string;
}

function CardConversation({ message, subjectId }: CardConversationProps) {
  const [choice, choose] = useState<boolean | null>(null);
  // Keep the conversation open after it has been marked as read.
  const [wasNew, setWasNew] = useState(false);
  if (message.isUnread && !wasNew) setWasNew(true);
  const isOpen = choice ?? wasNew;
  return (
    <>
      {isOpen ? <Continued message={message} /> : null}
      <Way>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-describedby={subjectId}
          onClick={() => choose(!isOpen)}
        >
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
