import type { Mail } from '@northcast/shared-contracts/api/entities';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { OpenButton, SecondaryText, TwoLines } from '../list/cells';
import { actionsColumn, type Column, sortable } from '../list/list-table';
import { Timestamp } from '../timestamp/timestamp';
import { MailStatusBadge } from './mail-status';

export function mailColumns(onOpen: (mail: Mail) => void): Column<Mail>[] {
  return [
    {
      id: 'subject',
      meta: { label: 'Subject', kind: 'main' },
      cell: ({ row: { original: mail } }) => (
        <OpenButton type="button" onClick={() => onOpen(mail)}>
          {mail.subject}
        </OpenButton>
      ),
    },
    {
      id: 'to',
      meta: { label: 'To' },
      cell: ({ row: { original: mail } }) => (
        <TwoLines>
          {mail.toName || mail.toAddress}
          {mail.toName ? <SecondaryText>{mail.toAddress}</SecondaryText> : null}
        </TwoLines>
      ),
    },
    {
      id: 'status',
      meta: { label: 'Status' },
      cell: ({ row: { original: mail } }) => <MailStatusBadge status={mail.status} />,
    },
    {
      ...sortable('createdAt'),
      meta: { label: 'Created' },
      cell: ({ row: { original: mail } }) => <Timestamp iso={mail.createdAt} />,
    },
    {
      ...actionsColumn,
      cell: ({ row: { original: mail } }) => (
        <IconButton
          icon="eye"
          size="sm"
          label={`Read mail to ${mail.toAddress}: ${mail.subject}`}
          onClick={() => onOpen(mail)}
        />
      ),
    },
  ];
}
