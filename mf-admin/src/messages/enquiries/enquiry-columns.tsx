import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { Instant } from '../../instant/instant';
import { Excerpt, Lesser, OpenButton, TwoLines } from '../../list/cell-parts';
import { type Column, sortable } from '../../list/list-table';
import { RowActions } from '../../list/row-actions';

interface EnquiryActions {
  readonly onOpen: (enquiry: Enquiry) => void;
  readonly onDelete: (id: string) => void;
}

export function enquiryColumns({ onOpen, onDelete }: EnquiryActions): Column<Enquiry>[] {
  return [
    {
      accessorKey: 'name',
      ...sortable('name'),
      meta: { label: 'Name', kind: 'main' },
      cell: ({ row: { original: enquiry } }) => (
        <TwoLines>
          <OpenButton type="button" onClick={() => onOpen(enquiry)}>
            {enquiry.name}
          </OpenButton>
          <Lesser>{enquiry.email}</Lesser>
        </TwoLines>
      ),
    },
    {
      accessorKey: 'service',
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
      accessorKey: 'createdAt',
      ...sortable('createdAt'),
      meta: { label: 'Received' },
      cell: ({ row: { original: enquiry } }) => <Instant iso={enquiry.createdAt} />,
    },
    {
      id: 'actions',
      meta: { label: 'Actions', labelHidden: true, kind: 'actions' },
      cell: ({ row: { original: enquiry } }) => (
        <RowActions
          name={`enquiry of ${enquiry.name}`}
          edit={{ icon: 'mail', label: 'Read', onPress: () => onOpen(enquiry) }}
          onDelete={() => onDelete(enquiry.id)}
        />
      ),
    },
  ];
}
