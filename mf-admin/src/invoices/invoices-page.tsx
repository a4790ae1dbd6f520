import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { IssuedInvoice } from '@northcast/shared-contracts/api/entities';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import { type ListQuery, sortableFields } from '@northcast/shared-contracts/api/list-query';
import { invoiceKinds } from '@northcast/shared-contracts/api/money';
import { quoteEndpoints } from '@northcast/shared-contracts/api/quote-endpoints';
import { formatDollars, formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Link, useNavigate } from 'react-router-dom';
import { adminApi, adminStore } from '../calls/admin-api';
import { OpenNumber, SecondaryText, TwoLines } from '../list/cells';
import { countText } from '../list/count-text';
import { DateFilter } from '../list/date-filter';
import { ExportLink, RefreshButton } from '../list/list-actions';
import { ListBody } from '../list/list-body';
import { ListFilters } from '../list/list-filters';
import { ListPage, Toolbar } from '../list/list-page';
import { type ListState, queryOf } from '../list/list-state';
import { actionsColumn, type Column, sortable } from '../list/list-table';
import { SearchBox } from '../list/search-box';
import { StatusFilter } from '../list/status-filter';
import { useListState } from '../list/use-list-state';

export const store = [adminStore];

const shape = { sortable: sortableFields.invoices, statuses: invoiceKinds };
const noun = { one: 'document', many: 'documents' };
const kindNames = { invoice: 'Invoices', 'credit-note': 'Credit notes' };

const day = 86_400_000;

/** The filter's days in UTC, as the documents print them, whatever the reader's time zone. */
function utcDays({ from, to }: ListState): ListQuery {
  const end = to && new Date(Date.parse(to) + day).toISOString();
  return { ...(from && { from: `${from}T00:00:00.000Z` }), ...(end && { to: end }) };
}

/** Every invoice and credit note, for accounting. */
export function Page() {
  const control = useListState(shape);
  const navigate = useNavigate();
  const days = utcDays(control.state);
  const read = adminApi.useIssuedInvoicesQuery({ ...queryOf(control.state), ...days });
  return (
    <ListPage
      title="Invoices"
      count={read.data ? countText(read.data.total, noun) : ''}
      refresh={<RefreshButton tags={['Money']} isFetching={read.isFetching} />}
      actions={<ExportLink endpoint={endpoints.exportInvoices} control={control} query={days} />}
    >
      <Toolbar>
        <SearchBox
          label="Search invoices"
          placeholder="Search number, customer, order"
          control={control}
        />
        <StatusFilter control={control} names={kindNames} />
        <ListFilters control={control}>
          <DateFilter control={control} label="Issued" />
        </ListFilters>
      </Toolbar>
      <ListBody<IssuedInvoice>
        read={read}
        control={control}
        noun={noun}
        emptyText="Invoices are issued at an order, under Payment."
        caption="Invoices and credit notes"
        onOpen={(invoice) => navigate(orderAddress(invoice))}
        columns={invoiceColumns}
      />
    </ListPage>
  );
}

/** The address of an invoice's order in the panel. */
const orderAddress = ({ orderId }: IssuedInvoice): string => `/admin/orders?details=${orderId}`;

const documentNames = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

const amount = (
  id: 'netCents' | 'vatCents' | 'totalCents',
  label: string,
): Column<IssuedInvoice> => ({
  id,
  meta: { label, align: 'end' },
  cell: ({ row: { original: invoice } }) => formatDollars(invoice[id] / 100),
});

const invoiceColumns: readonly Column<IssuedInvoice>[] = [
  {
    id: 'number',
    meta: { label: 'Number', kind: 'main' },
    cell: ({ row: { original: invoice } }) => (
      <TwoLines>
        {invoice.number}
        <SecondaryText>{documentNames[invoice.kind]}</SecondaryText>
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
    ...sortable('createdAt'),
    meta: { label: 'Issued' },
    cell: ({ row: { original: invoice } }) => (
      <time dateTime={invoice.createdAt}>{formatLongDate(invoice.createdAt)}</time>
    ),
  },
  {
    ...actionsColumn,
    cell: ({ row: { original: invoice } }) => (
      <LinkButton
        href={fillPath(quoteEndpoints.invoiceFile.path, { id: invoice.id })}
        download
        variant="secondary"
        size="sm"
        icon={<Icon name="download" />}
        aria-label={`PDF: ${documentNames[invoice.kind]} ${invoice.number}`}
      >
        PDF
      </LinkButton>
    ),
  },
];
