import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Excerpt, MainLines, OpenButton, SecondaryText, TwoLines } from '../list/cells';
import { type Column, sortable } from '../list/list-table';
import { Timestamp } from '../timestamp/timestamp';
import { actionName, actorName, changeTexts, targetName } from './audit-text';

export function auditColumns(onOpen: (entry: AuditEntry) => void): Column<AuditEntry>[] {
  return [
    {
      id: 'action',
      meta: { label: 'What', kind: 'main' },
      cell: ({ row: { original: entry } }) => (
        <MainLines>
          <OpenButton type="button" onClick={() => onOpen(entry)}>
            {actionName(entry)}
          </OpenButton>
          <Excerpt>{changeTexts(entry).join(', ')}</Excerpt>
        </MainLines>
      ),
    },
    {
      id: 'actor',
      meta: { label: 'Who' },
      cell: ({ row: { original: entry } }) => <TwoLines>{actorName(entry)}</TwoLines>,
    },
    {
      id: 'target',
      meta: { label: 'To' },
      cell: ({ row: { original: entry } }) => <Excerpt>{targetName(entry)}</Excerpt>,
    },
    {
      id: 'from',
      meta: { label: 'From' },
      cell: ({ row: { original: entry } }) => (
        <TwoLines>
          <span>{entry.address}</span>
          <SecondaryText>{entry.device}</SecondaryText>
        </TwoLines>
      ),
    },
    {
      id: 'outcome',
      meta: { label: 'Outcome' },
      cell: ({ row: { original: entry } }) =>
        entry.outcome === 'refused' ? <Badge tone="danger">Refused</Badge> : 'Done',
    },
    {
      ...sortable('createdAt'),
      meta: { label: 'When' },
      cell: ({ row: { original: entry } }) => <Timestamp iso={entry.createdAt} />,
    },
  ];
}
