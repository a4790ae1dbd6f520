import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Subscriber } from '@northcast/shared-contracts/api/entities';
import { sortableFields } from '@northcast/shared-contracts/api/list-query';
import {
  type SubscriberStatus,
  subscriberStatuses,
} from '@northcast/shared-contracts/api/newsletter';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { useMemo } from 'react';
import { adminApi, adminStore } from '../calls/admin-api';
import { useDeletion } from '../editing/use-deletion';
import { TwoLines } from '../list/cells';
import { countText } from '../list/count-text';
import { DateFilter } from '../list/date-filter';
import { ExportLink, RefreshButton } from '../list/list-actions';
import { ListBody } from '../list/list-body';
import { ListFilters } from '../list/list-filters';
import { ListPage, Toolbar } from '../list/list-page';
import { queryOf } from '../list/list-state';
import { actionsColumn, type Column, sortable } from '../list/list-table';
import { SearchBox } from '../list/search-box';
import { StatusFilter } from '../list/status-filter';
import { useListState } from '../list/use-list-state';
import { Timestamp } from '../timestamp/timestamp';

export const store = [adminStore];

const shape = { sortable: sortableFields.subscribers, statuses: subscriberStatuses };
const noun = { one: 'address', many: 'addresses' };
const statusNames: Readonly<Record<SubscriberStatus, string>> = {
  waiting: 'Waiting',
  confirmed: 'Confirmed',
};

const removal = {
  question: 'Are you sure you want to remove this address from the newsletter?',
  deleted: { title: 'Success', description: 'Address removed from the newsletter' },
  failure: { title: 'Error', fallback: 'Failed to remove the address' },
} as const;

/** The newsletter's subscribers. A separate program sends it, from the exported list. */
export function Page() {
  const control = useListState(shape);
  const read = adminApi.useSubscribersQuery(queryOf(control.state));
  const [deleteSubscriber] = adminApi.useDeleteSubscriberMutation();
  const remove = useDeletion({ ...removal, remove: deleteSubscriber });
  const columns = useMemo(() => subscriberColumns(remove), [remove]);
  return (
    <ListPage
      title="Newsletter"
      count={read.data ? countText(read.data.total, noun) : ''}
      refresh={<RefreshButton tags={['Subscribers']} isFetching={read.isFetching} />}
      actions={
        <ExportLink
          endpoint={endpoints.exportSubscribers}
          control={control}
          query={{ status: 'confirmed' }}
        />
      }
    >
      <Toolbar>
        <SearchBox label="Search addresses" placeholder="Search email" control={control} />
        <StatusFilter control={control} names={statusNames} />
        <ListFilters control={control}>
          <DateFilter control={control} label="Entered" />
        </ListFilters>
      </Toolbar>
      <ListBody<Subscriber>
        read={read}
        control={control}
        noun={noun}
        emptyText="Addresses that readers enter under the blog appear here. The download contains those that were confirmed."
        caption="Addresses of the newsletter"
        columns={columns}
      />
    </ListPage>
  );
}

const subscriberColumns = (onRemove: (id: string) => void): Column<Subscriber>[] => [
  {
    ...sortable('email'),
    meta: { label: 'Email', kind: 'main' },
    cell: ({ row: { original: subscriber } }) => <TwoLines>{subscriber.email}</TwoLines>,
  },
  {
    id: 'status',
    meta: { label: 'Status' },
    cell: ({ row: { original: subscriber } }) => (
      <Badge tone={subscriber.status === 'confirmed' ? 'success' : 'warning'}>
        {statusNames[subscriber.status]}
      </Badge>
    ),
  },
  {
    ...sortable('createdAt'),
    meta: { label: 'Entered' },
    cell: ({ row: { original: subscriber } }) => <Timestamp iso={subscriber.createdAt} />,
  },
  {
    ...sortable('confirmedAt'),
    meta: { label: 'Confirmed' },
    cell: ({ row: { original: subscriber } }) =>
      subscriber.confirmedAt ? <Timestamp iso={subscriber.confirmedAt} /> : '–',
  },
  {
    ...actionsColumn,
    cell: ({ row: { original: subscriber } }) => (
      <IconButton
        icon="trash"
        size="sm"
        label={`Remove ${subscriber.email}`}
        onClick={() => onRemove(subscriber.id)}
      />
    ),
  },
];
