import { useLiveUpdates } from '@northcast/order-ui/live/use-live-updates';
import { type SessionUser, useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Cluster, Container, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled from 'styled-components';
import { accountStore, useMessagesQuery, useOrdersQuery } from '../account-calls';
import { ListSkeleton } from '../list/loaded-list';
import { UnreachableAccount } from '../session/unreachable-account';
import { SessionExpiry, useExpiry } from '../session/use-failure';
import { useRequireSession } from '../session/use-require-session';
import { AccountCard } from './account-card';
import { Columns, Main } from './dashboard-layout';
import { Messages } from './messages/messages';
import { Orders, OrdersPart } from './orders/orders';

export const store = [accountStore];

export function Page() {
  const { session } = useHost();
  const expire = useRequireSession('/dashboard');
  return (
    <>
      <PageHead title="Dashboard" description="Your orders and messages." noindex />
      <DashboardHeader />
      <Container>
        {session.status === 'authenticated' ? (
          <DashboardContent key={session.user.id} user={session.user} onExpired={expire} />
        ) : session.status === 'unknown' && session.isUnreachable ? (
          <UnreachableAccount />
        ) : (
          <DashboardSkeleton />
        )}
      </Container>
    </>
  );
}

interface DashboardContentProps {
  readonly user: SessionUser;
  readonly onExpired: () => void;
}

/**
 * Requests both lists at once. The messages, which are below, render after the orders to avoid
 * layout shift.
 */
function DashboardContent({ user, onExpired }: DashboardContentProps) {
  useLiveUpdates(user.id);
  const orders = useOrdersQuery();
  const messages = useMessagesQuery();
  useExpiry([orders.error, messages.error], onExpired);
  const haveOrdersSettled = orders.data !== undefined || orders.error !== undefined;
  return (
    <Columns>
      <SessionExpiry value={onExpired}>
        <AccountCard user={user} />
        <Main>
          <Orders orders={orders} />
          {haveOrdersSettled ? <Messages user={user} messages={messages} /> : null}
        </Main>
      </SessionExpiry>
    </Columns>
  );
}

/** Shown until the session is known; keeps the final layout. */
function DashboardSkeleton() {
  return (
    <Columns>
      <AccountCard />
      <Main>
        <OrdersPart>
          <VisuallyHidden role="status">Loading your dashboard</VisuallyHidden>
          <ListSkeleton />
        </OrdersPart>
      </Main>
    </Columns>
  );
}

const Band = styled(Container)`
  padding-block: ${theme.space[7]} ${theme.space[6]};
`;

function DashboardHeader() {
  const { session } = useHost();
  const isAdmin = session.status === 'authenticated' && session.user.isAdmin;
  return (
    <Band>
      <Cluster as="header" justify="space-between" align="end" gap={5}>
        <Stack gap={2}>
          <Heading level={1} size="x3">
            Dashboard
          </Heading>
          <Text tone="muted">Where your work stands.</Text>
        </Stack>
        <Cluster gap={3}>
          {isAdmin ? <LinkButton to="/admin">Admin panel</LinkButton> : null}
          <LinkButton to="/pricing" variant="secondary">
            View Pricing
          </LinkButton>
          <LinkButton to="/services" {...(isAdmin ? { variant: 'secondary' } : {})}>
            Browse Services
          </LinkButton>
        </Cluster>
      </Cluster>
    </Band>
  );
}
