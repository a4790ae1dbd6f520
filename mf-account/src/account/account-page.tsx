import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Container, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { accountStore } from '../account-calls';
import { UnreachableAccount } from '../session/unreachable-account';
import { SessionExpiry } from '../session/use-failure';
import { useRequireSession } from '../session/use-require-session';
import { AccountContent, AccountSkeleton } from './account-content';

export const store = [accountStore];

export function Page() {
  const { session } = useHost();
  const expire = useRequireSession('/dashboard/account');
  return (
    <>
      <PageHead title="Your account" description="Your name, address and password." noindex />
      <Container width="medium">
        <AccountHeader />
        <SessionExpiry value={expire}>
          {session.status === 'authenticated' ? (
            <AccountContent key={session.user.id} />
          ) : session.status === 'unknown' && session.isUnreachable ? (
            <UnreachableAccount />
          ) : (
            <AccountSkeleton />
          )}
        </SessionExpiry>
      </Container>
    </>
  );
}

const Band = styled.header`
  padding-block: ${theme.space[6]};

  /* Aligned with the text of the heading. */
  && [data-size] {
    align-self: start;
    padding-inline: 0;
  }
`;

function AccountHeader() {
  return (
    <Stack as={Band} gap={2}>
      <LinkButton to="/dashboard" variant="ghost" size="sm" icon={<Icon name="arrow-left" />}>
        Dashboard
      </LinkButton>
      <Heading level={1} size="x3">
        Your account
      </Heading>
      <Text tone="muted">Who you are to us, and how you sign in.</Text>
    </Stack>
  );
}
