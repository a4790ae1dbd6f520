import type { Message } from '@northcast/shared-contracts/api/entities';
import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Excerpt, MainLines, OpenButton, SecondaryText, TwoLines } from '../list/cells';
import { actionsColumn, type Column, sortable } from '../list/list-table';
import { RowActions } from '../list/row-actions';
import { Timestamp } from '../timestamp/timestamp';
import { useNow } from '../timestamp/use-now';
import { isReplied, messageStatusNames } from './message-status';

interface MessageActions {
  readonly onOpen: (message: Message) => void;
  readonly onReply: (message: Message) => void;
  readonly onDelete: (id: string) => void;
}

export function messageColumns({ onOpen, onReply, onDelete }: MessageActions): Column<Message>[] {
  return [
    {
      ...sortable('subject'),
      meta: { label: 'Subject', kind: 'main' },
      cell: ({ row: { original: message } }) => (
        <MainLines>
          <OpenButton type="button" onClick={() => onOpen(message)}>
            {message.subject}
          </OpenButton>
          <Excerpt>{message.message}</Excerpt>
        </MainLines>
      ),
    },
    {
      ...sortable('userName'),
      meta: { label: 'Customer' },
      cell: ({ row: { original: message } }) => (
        <TwoLines>
          {message.userName}
          <SecondaryText>{message.userEmail}</SecondaryText>
        </TwoLines>
      ),
    },
    {
      ...sortable('waiting'),
      meta: { label: 'Status' },
      cell: ({ row: { original: message } }) => (
        <Cluster gap={2}>
          {isReplied(message) ? (
            <Badge tone="success">{messageStatusNames.replied}</Badge>
          ) : (
            <Badge tone="warning">{messageStatusNames.pending}</Badge>
          )}
          {message.isUnread ? <Badge tone="solid">New</Badge> : null}
          {message.waitingSince ? <WaitingTime since={message.waitingSince} /> : null}
        </Cluster>
      ),
    },
    {
      ...sortable('createdAt'),
      meta: { label: 'Received' },
      cell: ({ row: { original: message } }) => <Timestamp iso={message.createdAt} />,
    },
    {
      ...actionsColumn,
      cell: ({ row: { original: message } }) => (
        <RowActions
          name={`“${message.subject}”`}
          edit={{ icon: 'reply', label: 'Reply to', onPress: () => onReply(message) }}
          onDelete={() => onDelete(message.id)}
        />
      ),
    },
  ];
}

function WaitingTime({ since }: { readonly since: string }) {
  return <SecondaryText>Asked {relativeTime(since, useNow())}</SecondaryText>;
}
