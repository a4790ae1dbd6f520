import type { Message } from '@northcast/shared-contracts/api/entities';
import type { SessionUser } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useRef } from 'react';
import { LoadedList } from '../../list/loaded-list';
import type { LoadingList } from '../../list/query-state';
import { Part } from '../dashboard-layout';
import { MessageList } from './message-list';
import { NewMessage } from './new-message';
import { useNewMessage } from './use-new-message';

interface MessagesProps {
  readonly user: SessionUser;
  readonly messages: LoadingList<Message>;
  readonly onExpired: () => void;
}

/** The conversation with support, newest first, and the form for a new message. */
export function Messages({ user, messages, onExpired }: MessagesProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const form = useNewMessage(user.id, opener);
  return (
    <Part aria-labelledby="support-messages">
      <Cluster justify="space-between">
        <Heading level={2} size="xl" id="support-messages">
          Support Messages
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
        <NewMessage
          draft={form.draft}
          takesFocus={form.wasAskedFor}
          onClose={form.close}
          onExpired={onExpired}
        />
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
