import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { adminApi, alwaysRefetch } from '../calls/admin-api';
import { useCallFailure, useSessionEnd } from '../calls/call-failure';
import { SecondaryText } from '../list/cells';
import { useNow } from '../timestamp/use-now';

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.font.sm};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`;

const Entry = styled.li`
  display: grid;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/**
 * A customer's active sessions, with a button that ends all of them, for example after a lost
 * phone. Not for the user's own account: the button would end the session in use.
 */
export function CustomerSessions({ id }: { readonly id: string }) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const read = adminApi.useCustomerSessionsQuery({ id }, alwaysRefetch);
  const now = useNow();
  const [end, { isLoading }] = adminApi.useEndCustomerSessionsMutation();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useSessionEnd(read.error);
  // 'Sign out everywhere' and 'Retry' disappear once they have succeeded.
  useLostFocusTo(frame, heading);
  const endAll = async () => {
    const { error } = await end({ id });
    if (error) showFailure('endSession', error);
    else showToast(toasts.customerSessionsEnded);
  };
  const { data: sessions, error, refetch } = read;
  return (
    <Frame ref={frame} aria-labelledby={headingId}>
      <Heading ref={heading} level={3} size="md" id={headingId} tabIndex={-1}>
        Sessions
      </Heading>
      {sessions?.length ? (
        <>
          <List>
            {sessions.map((session) => (
              <Entry key={session.id}>
                {session.device}
                <SecondaryText>
                  {session.address ? `${session.address} · ` : null}
                  last seen {relativeTime(session.lastSeenAt, now)}
                </SecondaryText>
              </Entry>
            ))}
          </List>
          <Cluster>
            <Button
              variant="secondary"
              size="sm"
              onClick={endAll}
              busy={isLoading}
              busyLabel="Signing out..."
            >
              Sign out everywhere
            </Button>
          </Cluster>
        </>
      ) : sessions ? (
        <Text tone="muted">Not signed in anywhere.</Text>
      ) : error ? (
        <Cluster gap={3}>
          <Text tone="danger">The sessions could not be loaded.</Text>
          <Button variant="secondary" size="sm" onClick={refetch} busy={read.isFetching}>
            Retry
          </Button>
        </Cluster>
      ) : (
        <Skeleton width="long" />
      )}
      <AccountHistory id={id} />
    </Frame>
  );
}

/** A link to the audit of an account. */
export const AccountHistory = ({ id }: { readonly id: string }) => (
  <Text size="sm">
    <Link to={`/admin/audit?q=${id}`}>History of this account</Link>
  </Text>
);
