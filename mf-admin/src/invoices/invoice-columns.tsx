import type { IssuedInvoice } from '@northcast/shared-contracts/api/entities';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import { quoteEndpoints } from '@northcast/shared-contracts/api/quote-endpoints';
import { formatDollars, formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Link } from 'react-router-dom';
import { OpenNumber, SecondaryText, TwoLines } from '../list/cells';
import { type Column, sortable } from '../list/list-table';

/** The address of an invoice's order in the panel. */
export const orderAddress = ({ orderId }: IssuedInvoice): string =>
  `/admin/orders?details=${orderId}`;

const kindNames = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

const amount = (
  id: 'netCents' | 'vatCents' | 'totalCents',
  label: string,
): Column<IssuedInvoice> => ({
  id,
  meta: { label, align: 'end' },
  cell: ({ row: { original: invoice } }) => formatDollars(invoice[id] / 100),
});

export const invoiceColumns: readonly Column<IssuedInvoice>[] = [
  {
    id: 'number',
    meta: { label: 'Number', kind: 'main' },
    cell: ({ row: { original: invoice } }) => (
      <TwoLines>
        {invoice.number}
        <SecondaryText>{kindNames[invoice.kind]}</SecondaryText>
      </TwoLines>
    ),
  },
  {
    id: 'customer',
    meta: { label: 'Customer' },
    cell: ({ row: { original: invoice } }) => <TwoLines>{invoice.customerName}</TwoLines>,
  },
  {
    id: 'order',
    meta: { label: 'Order' },
    cell: ({ row: { original: invoice } }) => (
      <OpenNumber as={Link} to={orderAddress(invoice)}>
        {invoice.orderNumber}
      </OpenNumber>
    ),
  },
  amount('netCents', 'Net'),
  amount('vatCents', 'VAT'),
  amount('totalCents', 'Total'),
  {
    accessorKey: 'createdAt',
    ...sortable('createdAt'),
    meta: { label: 'Issued' },
    cell: ({ row: { original: invoice } }) => (
      <time dateTime={invoice.createdAt}>{formatLongDate(invoice.createdAt)}</time>
    ),
  },
  {
    id: 'actions',
    meta: { label: 'Actions', labelHidden: true, kind: 'actions' },
    cell: ({ row: { original: invoice } }) => (
      <LinkButton
        href={fillPath(quoteEndpoints.invoiceFile.path, { id: invoice.id })}
        download
        variant="secondary"
        size="sm"
        icon={<Icon name="download" />}
        aria-label={`PDF: ${kindNames[invoice.kind]} ${invoice.number}`}
      >
        PDF
      </LinkButton>
    ),
  },
];
