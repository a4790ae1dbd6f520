import { auditOutcomes } from '@northcast/shared-contracts/api/audit';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { sortableFields } from '@northcast/shared-contracts/api/list-query';
import { useMemo } from 'react';
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
import { AuditDialog } from './audit-dialog';

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
          q={control.state.q}
          onSearch={(q) => control.change({ q }, { replace: true })}
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
