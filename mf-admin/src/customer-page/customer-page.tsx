import { useUserId } from '@northcast/order-ui/use-user-id';
import type { CustomerRecord } from '@northcast/shared-contracts/api/entities';
import { formatDateTime, formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { orderStatusNames } from '@northcast/shared-contracts/content/texts/order-status';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Cluster, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { Link, useParams } from 'react-router-dom';
import { adminApi, adminStore } from '../calls/admin-api';
import { callErrorOf, useSessionEnd } from '../calls/call-failure';
import { AccountHistory, CustomerSessions } from '../customers/customer-sessions';
import { CustomerNotes } from '../notes/notes';
import { useMayChange } from '../role/use-role';
import { CustomerActions } from './customer-actions';
import { RecordPart } from './record-part';

export const store = [adminStore];

export function Page() {
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = adminApi.useCustomerRecordQuery({ id });
  useSessionEnd(error);
  const isGone = error !== undefined && callErrorOf(error).status === 404;
  // RTK Query keeps the data of the last successful read.
  const record = isGone ? undefined : currentData;
  const name = record ? `${record.customer.firstName} ${record.customer.lastName}` : 'Customer';
  return (
    <Stack gap={5}>
      <PageHead title={`${name} (admin)`} noindex />
      <Stack gap={2}>
        <Text size="sm">
          <Link to="/admin/customers">Customers</Link>
        </Text>
        <Heading level={1} size="x2">
          {name}
        </Heading>
      </Stack>
      {record ? (
        <Record record={record} />
      ) : isGone ? (
        <EmptyState
          icon="people"
          title="This customer is not there"
          text="The account may have been deleted."
          headingLevel={2}
          action={<LinkButton to="/admin/customers">All customers</LinkButton>}
        />
      ) : error ? (
        <ErrorPanel
          title="The customer could not be loaded"
          text="Please try again in a moment."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonArea label="Loading customer">
          <Stack gap={4}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </SkeletonArea>
      )}
    </Stack>
  );
}

function Record({ record }: { readonly record: CustomerRecord }) {
  const { customer, orders, orderCount, spent, threads, threadCount, files, fileCount } = record;
  const email = encodeURIComponent(customer.email);
  const isSelf = useUserId() === customer.id;
  const mayChange = useMayChange();
  return (
    <>
      <Cluster gap={4}>
        <a href={`mailto:${customer.email}`}>{customer.email}</a>
        {customer.isAdmin ? <Badge tone="accent">Admin</Badge> : null}
        <Text as="span" tone="muted" size="sm">
          Customer since {formatDateTime(customer.createdAt)}
        </Text>
      </Cluster>
      <CustomerActions customer={customer} />
      <Split gap={5} wider="start" align="start">
        <Stack gap={4}>
          <RecordPart
            title="Orders"
            count={orderCount}
            note={`${formatDollars(spent)} spent`}
            empty="No orders yet."
            all={`/admin/orders?q=${email}`}
            rows={orders.map(({ id, serviceName, lines, servicePrice, status, createdAt }) => ({
              id,
              to: `/admin/orders?details=${id}`,
              title: orderedText({ serviceName, lines }),
              detail: `${formatDollars(servicePrice)} · ${orderStatusNames[status]}`,
              createdAt,
            }))}
          />
          <RecordPart
            title="Messages"
            count={threadCount}
            empty="No messages yet."
            all={`/admin/messages?q=${email}`}
            rows={threads.map(({ id, subject, status, createdAt }) => ({
              id,
              to: `/admin/messages?q=${email}&open=${id}`,
              title: subject,
              detail: status === 'pending' ? 'Unanswered' : 'Replied',
              createdAt,
            }))}
          />
        </Stack>
        <Stack gap={4}>
          <CustomerNotes key={customer.id} id={customer.id} />
          <RecordPart
            title="Files"
            count={fileCount}
            empty="No files yet."
            rows={files.map(({ id, orderId, name, createdAt }) => ({
              id,
              to: `/admin/orders?details=${orderId}`,
              title: name,
              createdAt,
            }))}
          />
          {mayChange(customer) && !isSelf ? (
            <CustomerSessions id={customer.id} />
          ) : (
            <AccountHistory id={customer.id} />
          )}
          <Text size="sm">
            <Link to={`/admin/invoices?q=${email}`}>Invoices</Link>
          </Text>
        </Stack>
      </Split>
    </>
  );
}
