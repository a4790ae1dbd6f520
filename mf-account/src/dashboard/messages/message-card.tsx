import type { Message } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Card } from '@northcast/shared-ui/card/card';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { Words } from '../words';
import { CardConversation } from './card-conversation';
import { isAnswered } from './is-answered';
import { Reply } from './reply';

const Frame = styled(Card)`
  gap: ${theme.space[3]};
`;

/** The state keeps its place beside the subject, however long that is. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: start;

  h3 {
    text-wrap: wrap;
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  justify-content: end;
`;

/** One question to support with its answer, if there is one yet, and what was written after that. */
export function MessageCard({ message }: { readonly message: Message }) {
  const { subject, createdAt, message: words, adminReply, adminReplyDate, startedBy } = message;
  return (
    <Frame as="article">
      <Head>
        <Heading level={3} size="md">
          {subject}
        </Heading>
        <Badges>
          {message.isUnread ? <Badge tone="solid">New</Badge> : null}
          {isAnswered(message) ? (
            <Badge tone="success">Replied</Badge>
          ) : (
            <Badge tone="warning">Pending</Badge>
          )}
        </Badges>
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
      <CardConversation message={message} />
    </Frame>
  );
}
