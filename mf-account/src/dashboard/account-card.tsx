import { Fact, Facts } from '@northcast/order-ui/order-details/facts';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import type { SessionUser } from '@northcast/shared-contracts/host/host';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { useLostFocus } from '@northcast/shared-ui/heading-focus/use-lost-focus';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useAccountQuery, useConfirmationMail } from '../account/own-account-calls';

/** Pulls the rows up to the line below them. */
const CloseFacts = styled(Facts)`
  margin-bottom: calc(-1 * ${theme.space[2]});
`;

/** One line from the start, so that the later notice appears beside the link without a shift. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: calc(-1 * ${theme.space[2]});
  padding-top: ${theme.space[1]};
  border-top: 1px solid ${theme.color.line};

  /* Inline links without padding, so that they align with the text above. */
  && [data-size] {
    padding-inline: 0;
  }
`;

const Coming = styled.div`
  width: ${theme.size.xs};
`;

interface AccountCardProps {
  /** Without it, the card shows skeletons instead of values. */
  readonly user?: SessionUser;
}

export function AccountCard({ user }: AccountCardProps) {
  return (
    <Card as="section" aria-labelledby="account-information">
      <Stack gap={4}>
        <Heading level={2} size="lg" id="account-information">
          Account Information
        </Heading>
        <CloseFacts>
          <OwnFact name="Name">{user && `${user.firstName} ${user.lastName}`}</OwnFact>
          <OwnFact name="Email">{user?.email}</OwnFact>
          <OwnFact name="Status">{user && <Badge tone="success">Active</Badge>}</OwnFact>
          <OwnFact name="Member since">
            {user && <time dateTime={user.createdAt}>{formatDateTime(user.createdAt)}</time>}
          </OwnFact>
        </CloseFacts>
        <Ways>
          <LinkButton to="/dashboard/account" variant="ghost" size="sm">
            Manage account
          </LinkButton>
          {user ? <EmailNotice /> : null}
        </Ways>
      </Stack>
    </Card>
  );
}

/** A value of the account, or a skeleton while it loads. */
function OwnFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Fact name={name}>
      {children || (
        <Coming>
          <Skeleton />
        </Coming>
      )}
    </Fact>
  );
}

/**
 * Offers to resend the confirmation mail if the address is unconfirmed. Is empty while that is
 * unknown or cannot be loaded. Always refetches, because the link is often followed in another tab.
 */
function EmailNotice() {
  const { data: account } = useAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const { send, isSending } = useConfirmationMail();
  const frame = useRef<HTMLDivElement>(null);
  useLostFocus(frame);
  return (
    <div ref={frame}>
      {!account || account.isEmailConfirmed ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon name="alert" />}
          title="Your email address is not confirmed yet. This sends the mail for it again."
          onClick={send}
          busy={isSending}
        >
          Confirm email
        </Button>
      )}
    </div>
  );
}
