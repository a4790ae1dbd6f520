import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import {
  type EnquiryStatus,
  enquiryStatuses,
  sortableFields,
} from '@northcast/shared-contracts/api/list-query';
import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import type { BadgeTone } from '@northcast/shared-ui/badge/badge';
import { useMemo } from 'react';
import { adminApi } from '../../calls/admin-api';
import { useDeletion } from '../../editing/use-deletion';
import { Excerpt, OpenButton, SecondaryText, ShrinkableLines, WordBadge } from '../../list/cells';
import { countText } from '../../list/count-text';
import { DateFilter } from '../../list/date-filter';
import { ExportLink, RefreshButton } from '../../list/list-actions';
import { ListBody } from '../../list/list-body';
import { ListFilters } from '../../list/list-filters';
import { ListPage, Toolbar } from '../../list/list-page';
import { actionsColumn, type Column, sortable } from '../../list/list-table';
import { RowActions } from '../../list/row-actions';
import { SearchBox } from '../../list/search-box';
import { StatusFilter } from '../../list/status-filter';
import { heldQueryOf, useNewRows } from '../../list/use-held-list';
import { useListState } from '../../list/use-list-state';
import { useOpenId } from '../../list/use-query-navigation';
import { ViewMenu } from '../../list/view-menu';
import { ListViews } from '../../list-views/list-views';
import { enquiryViews } from '../../list-views/view-state';
import { SavedRepliesButton } from '../../saved-replies/saved-replies-dialog';
import { Timestamp } from '../../timestamp/timestamp';
import { MessageTabs } from '../message-tabs';
import { EnquiryDialog } from './enquiry-dialog';

const shape = { sortable: sortableFields.enquiries, statuses: enquiryStatuses };
const noun = { one: 'enquiry', many: 'enquiries' };

/** Submissions of the contact form. */
export function EnquiryList() {
  const control = useListState(shape);
  const read = adminApi.useEnquiriesQuery(heldQueryOf(control.state));
  const news = useNewRows(endpoints.enquiries, control, read);
  const [deleteEnquiry] = adminApi.useDeleteEnquiryMutation();
  const { id: openId, open, close } = useOpenId('open');
  const remove = useDeletion({
    question: screens.confirmDelete.enquiry,
    remove: deleteEnquiry,
    deleted: toasts.enquiryDeleted,
    failure: 'deleteEnquiry',
  });
  const columns = useMemo(() => enquiryColumns({ onOpen: open, onDelete: remove }), [open, remove]);
  return (
    <ListPage
      title="Messages"
      tab="Enquiries"
      count={read.data ? countText(read.data.total, noun) : ''}
      refresh={<RefreshButton held={endpoints.enquiries} isFetching={read.isFetching} />}
      newCount={news.count}
      actions={
        <>
          <SavedRepliesButton />
          <ExportLink endpoint={endpoints.exportEnquiries} control={control} />
        </>
      }
    >
      <MessageTabs current="enquiries" />
      <ListViews
        list="enquiries"
        place="tab=enquiries"
        control={control}
        shape={shape}
        standard={enquiryViews}
      />
      <Toolbar>
        <SearchBox
          label="Search enquiries"
          placeholder="Search name, email, text"
          control={control}
        />
        <StatusFilter control={control} names={useCountedStatusNames()} />
        <ListFilters control={control}>
          <DateFilter control={control} label="Received" />
        </ListFilters>
        <ViewMenu list="enquiries" columns={columns} />
      </Toolbar>
      <ListBody
        list="enquiries"
        read={read}
        news={news}
        control={control}
        noun={noun}
        emptyText="What visitors send with the contact form appears here."
        caption="Enquiries"
        onOpen={open}
        columns={columns}
      />
      {openId === null ? null : <EnquiryDialog id={openId} onDelete={remove} onClose={close} />}
    </ListPage>
  );
}

interface EnquiryActions {
  readonly onOpen: (enquiry: Enquiry) => void;
  readonly onDelete: (id: string) => void;
}

function enquiryColumns({ onOpen, onDelete }: EnquiryActions): Column<Enquiry>[] {
  return [
    {
      ...sortable('name'),
      meta: { label: 'Name', kind: 'main' },
      cell: ({ row: { original: enquiry } }) => (
        <ShrinkableLines>
          <OpenButton type="button" onClick={() => onOpen(enquiry)}>
            {enquiry.name}
          </OpenButton>
          <SecondaryText>{enquiry.email}</SecondaryText>
        </ShrinkableLines>
      ),
    },
    {
      ...sortable('service'),
      meta: { label: 'Service' },
      cell: ({ row: { original: enquiry } }) => enquiry.service,
    },
    {
      id: 'message',
      meta: { label: 'Message' },
      cell: ({ row: { original: enquiry } }) => <Excerpt>{enquiry.message}</Excerpt>,
    },
    {
      id: 'status',
      meta: { label: 'Status' },
      cell: ({ row: { original: enquiry } }) => <EnquiryStatusBadge status={enquiry.status} />,
    },
    {
      ...sortable('createdAt'),
      meta: { label: 'Received' },
      cell: ({ row: { original: enquiry } }) => <Timestamp iso={enquiry.createdAt} />,
    },
    {
      ...actionsColumn,
      cell: ({ row: { original: enquiry } }) => (
        <RowActions
          name={`enquiry from ${enquiry.name}`}
          edit={{ icon: 'mail', label: 'Read', onPress: () => onOpen(enquiry) }}
          onDelete={() => onDelete(enquiry.id)}
        />
      ),
    },
  ];
}

const enquiryStatusNames: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  answered: 'Answered',
  done: 'Done',
};

const tones: Readonly<Record<EnquiryStatus, BadgeTone>> = {
  new: 'warning',
  answered: 'success',
  done: 'neutral',
};

/** @param status absent in responses of the previous server version */
function EnquiryStatusBadge({ status = 'new' }: { readonly status: EnquiryStatus | undefined }) {
  return <WordBadge tone={tones[status]}>{enquiryStatusNames[status]}</WordBadge>;
}

/** Status names with the number of enquiries in each. */
function useCountedStatusNames(): Readonly<Record<EnquiryStatus, string>> {
  const named = (status: EnquiryStatus, count: number | undefined) =>
    `${enquiryStatusNames[status]}${count === undefined ? '' : ` ${count.toLocaleString('en-US')}`}`;
  return {
    new: named('new', useCount('new')),
    answered: named('answered', useCount('answered')),
    done: named('done', useCount('done')),
  };
}

const useCount = (status: EnquiryStatus): number | undefined =>
  adminApi.useEnquiriesQuery({ status, page: 1, perPage: 1 }).data?.total;
