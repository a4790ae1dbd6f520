import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { Excerpt, OpenButton, SecondaryText, TwoLines } from '../../list/cells';
import { type Column, sortable } from '../../list/list-table';
import { RowActions } from '../../list/row-actions';
import { Timestamp } from '../../timestamp/timestamp';
import { EnquiryStatusBadge } from './enquiry-status';

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
          <SecondaryText>{enquiry.email}</SecondaryText>
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
      id: 'status',
      meta: { label: 'Status' },
      cell: ({ row: { original: enquiry } }) => <EnquiryStatusBadge status={enquiry.status} />,
    },
    {
      accessorKey: 'createdAt',
      ...sortable('createdAt'),
      meta: { label: 'Received' },
      cell: ({ row: { original: enquiry } }) => <Timestamp iso={enquiry.createdAt} />,
    },
    {
      id: 'actions',
      meta: { label: 'Actions', labelHidden: true, kind: 'actions' },
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
