import type { Message } from '@northcast/shared-contracts/api/entities';
import type { SessionUser } from '@northcast/shared-contracts/host/host';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useRef } from 'react';
import styled from 'styled-components';
import { LoadedList, type LoadingList } from '../../list/loaded-list';
import { Part } from '../dashboard-layout';
import { MessageCard } from './message-card';
import { NewMessage, useNewMessage } from './new-message';

interface MessagesProps {
  readonly user: SessionUser;
  readonly messages: LoadingList<Message>;
}

const Unread = styled.span`
  margin-inline-start: ${theme.space[3]};
`;

/** The messages with support, newest first, and the form for a new one. */
export function Messages({ user, messages }: MessagesProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const form = useNewMessage(user.id, opener);
  const unread = messages.data?.filter(({ isUnread }) => isUnread).length ?? 0;
  return (
    <Part aria-labelledby="support-messages">
      <Cluster justify="space-between">
        <Heading level={2} size="xl" id="support-messages">
          Support Messages
          {unread > 0 ? (
            <Unread>
              <Badge tone="solid">{`${unread} new`}</Badge>
            </Unread>
          ) : null}
        </Heading>
        <Button
          ref={opener}
          variant="secondary"
          size="sm"
          icon={<Icon name="plus" />}
          aria-expanded={form.isOpen}
          onClick={form.isOpen ? form.hide : form.open}
        >
          New Message
        </Button>
      </Cluster>
      {form.isOpen ? (
        <NewMessage draft={form.draft} takesFocus={form.wasAskedFor} onClose={form.close} />
      ) : null}
      <LoadedList
        list={messages}
        noun="message"
        empty={
          form.isOpen ? null : (
            <EmptyState
              icon="mail"
              title="No messages yet"
              text="Ask us anything about your orders. Replies appear here."
              action={<Button onClick={form.open}>Send Your First Message</Button>}
            />
          )
        }
      >
        {(rows) => <MessageList messages={rows} />}
      </LoadedList>
    </Part>
  );
}

function MessageList({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <Stack as="ul" gap={4}>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageCard message={message} />
        </li>
      ))}
    </Stack>
  );
}
