import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { useConfirmationMail, useEmailCancellation } from './own-account-calls';

const Frame = styled(Stack)`
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

const Address = styled.span`
  color: ${theme.color.ink};
  font-weight: 550;
  overflow-wrap: anywhere;
`;

interface EmailStateProps {
  readonly account: OwnAccount;
  /** Gets the focus when the focused button disappears. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** The current address and the unconfirmed one, with the actions for each. */
export function EmailState({ account, heading }: EmailStateProps) {
  const { email, isEmailConfirmed, pendingEmail } = account;
  const mail = useConfirmationMail();
  const cancellation = useEmailCancellation(pendingEmail);
  const frame = useRef<HTMLDivElement>(null);
  useLostFocusTo(frame, heading);
  return (
    <Frame gap={3} ref={frame}>
      <Cluster gap={2}>
        <Address>{email}</Address>
        {isEmailConfirmed ? (
          <Badge tone="success">Confirmed</Badge>
        ) : (
          <Badge tone="warning">Not confirmed</Badge>
        )}
      </Cluster>
      {isEmailConfirmed ? null : (
        <Cluster>
          <Button
            variant="secondary"
            size="sm"
            onClick={mail.send}
            busy={mail.isSending}
            busyLabel="Sending..."
          >
            Send the mail again
          </Button>
        </Cluster>
      )}
      {pendingEmail ? (
        <>
          <Text size="sm">
            A mail with a link is on its way to <Address>{pendingEmail}</Address>. Until you confirm
            the address there, nothing changes.
          </Text>
          <Cluster>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Cancel the change to ${pendingEmail}`}
              onClick={cancellation.send}
              busy={cancellation.isSending}
              busyLabel="Cancelling..."
            >
              Cancel
            </Button>
          </Cluster>
        </>
      ) : null}
    </Frame>
  );
}
