import { Fact } from '@northcast/order-ui/order-details/facts';
import { auditOutcomes } from '@northcast/shared-contracts/api/audit';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { sortableFields } from '@northcast/shared-contracts/api/list-query';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useMemo } from 'react';
import styled from 'styled-components';
import { adminApi, adminStore, alwaysRefetch } from '../calls/admin-api';
import { countText } from '../list/count-text';
import { ExportLink, RefreshButton } from '../list/list-actions';
import { ListBody } from '../list/list-body';
import { ListPage, Toolbar } from '../list/list-page';
import { queryOf } from '../list/list-state';
import { SearchBox } from '../list/search-box';
import { StatusFilter } from '../list/status-filter';
import { useListState } from '../list/use-list-state';
import { singleRow, useShownRow } from '../list/use-open-row';
import { useOpenId } from '../list/use-query-navigation';
import { auditColumns } from './audit-columns';
import { actionName, actorName, changeTexts, targetName } from './audit-text';

export const store = [adminStore];

const shape = { sortable: sortableFields.audit, statuses: auditOutcomes };
const noun = { one: 'entry', many: 'entries' };
const outcomeNames = { done: 'Done', refused: 'Refused' };

const useEntry = singleRow(adminApi.useAuditEntryQuery);

/** The audit log. */
export function Page() {
  const control = useListState(shape);
  const read = adminApi.useAuditEntriesQuery(queryOf(control.state), alwaysRefetch);
  const { id, open, close } = useOpenId('open');
  const opened = useShownRow(id, read.data?.rows, useEntry, close);
  const columns = useMemo(() => auditColumns(open), [open]);
  return (
    <ListPage
      title="Audit"
      count={read.data ? countText(read.data.total, noun) : ''}
      refresh={<RefreshButton tags={['Audit']} isFetching={read.isFetching} />}
      actions={<ExportLink endpoint={endpoints.exportAuditEntries} control={control} />}
    >
      <Toolbar>
        <SearchBox
          label="Search the audit"
          placeholder="Search person, action, id"
          control={control}
        />
        <StatusFilter control={control} names={outcomeNames} />
      </Toolbar>
      <ListBody
        read={read}
        control={control}
        noun={noun}
        emptyText="Sign-ins and what administrators do appear here."
        caption="Audit"
        onOpen={open}
        columns={columns}
      />
      {opened ? <AuditDialog entry={opened} onClose={close} /> : null}
    </ListPage>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[3]};
  font-size: ${theme.font.sm};

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

interface AuditDialogProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** Every recorded detail of one audit entry. */
function AuditDialog({ entry, onClose }: AuditDialogProps) {
  const facts = [
    ['Who', `${actorName(entry)}\n${entry.actorId ?? ''}`],
    ['To', [targetName(entry), entry.targetId].filter(Boolean).join('\n')],
    ['When', formatDateTime(entry.createdAt)],
    ['From', [entry.address, entry.device].filter(Boolean).join('\n')],
    ['Changes', changeTexts(entry).join('\n')],
  ] as const;
  return (
    <Dialog open title={actionName(entry)} onClose={onClose}>
      <DialogBody>
        <Facts>
          {facts.map(([name, value]) =>
            value.trim() === '' ? null : (
              <Fact key={name} name={name}>
                {value.trim()}
              </Fact>
            ),
          )}
        </Facts>
      </DialogBody>
    </Dialog>
  );
}
