import type { Invitation } from '@northcast/shared-contracts/api/entities';
import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocus } from '@northcast/shared-ui/heading-focus/use-lost-focus';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useRef } from 'react';
import styled from 'styled-components';
import { adminApi } from '../calls/admin-api';
import { useCallFailure, useSessionEnd } from '../calls/call-failure';
import { useDeletion } from '../editing/use-deletion';
import { SecondaryText } from '../list/cells';
import { roleNames } from '../role/role-text';
import { useStepUp } from '../second-factor/step-up';
import { useNow } from '../timestamp/use-now';

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  font-size: ${theme.font.sm};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
`;

const Facts = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** Pending invitations. */
export function InvitationList() {
  const { data: invitations, error, refetch, isFetching } = adminApi.useInvitationsQuery();
  const frame = useRef<HTMLElement>(null);
  useSessionEnd(error);
  useLostFocus(frame);
  return (
    <Frame ref={frame} aria-labelledby="invitations">
      <Heading level={2} size="lg" id="invitations">
        Open invitations
      </Heading>
      {invitations?.length ? (
        <List>
          {invitations.map((invitation) => (
            <OpenInvitation key={invitation.id} invitation={invitation} />
          ))}
        </List>
      ) : invitations ? (
        <Text tone="muted">None.</Text>
      ) : error ? (
        <Cluster gap={3}>
          <Text tone="danger">The invitations could not be loaded.</Text>
          <Button variant="secondary" size="sm" onClick={refetch} busy={isFetching}>
            Retry
          </Button>
        </Cluster>
      ) : (
        <Text tone="muted">Loading</Text>
      )}
    </Frame>
  );
}

function OpenInvitation({ invitation }: { readonly invitation: Invitation }) {
  const { id, email, role, expiresAt } = invitation;
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const now = useNow();
  const [resend, { isLoading }] = adminApi.useResendInvitationMutation();
  const [revoke] = adminApi.useRevokeInvitationMutation();
  const remove = useDeletion({
    question: 'Revoke this invitation? Its link will not work any longer.',
    remove: revoke,
    deleted: toasts.invitationRevoked,
    failure: 'revokeInvitation',
  });
  const sendAgain = async () => {
    const { error } = await confirmed(() => resend({ id }));
    if (error) showFailure('invite', error);
    else showToast(toasts.invited);
  };
  const isExpired = Date.parse(expiresAt) <= now;
  return (
    <Entry>
      <Facts>
        {email}
        <SecondaryText>
          {roleNames[role]} · {isExpired ? 'expired' : 'expires'} {relativeTime(expiresAt, now)}
        </SecondaryText>
      </Facts>
      <Cluster gap={2}>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Send the invitation of ${email} again`}
          onClick={sendAgain}
          busy={isLoading}
          busyLabel="Sending..."
        >
          Send again
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Revoke the invitation of ${email}`}
          onClick={() => void remove(id)}
        >
          Revoke
        </Button>
      </Cluster>
    </Entry>
  );
}
