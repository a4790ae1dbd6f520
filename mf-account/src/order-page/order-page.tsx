import { OrderCallsProvider } from '@northcast/order-ui/calls/order-calls';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Container } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { accountStore } from '../account-calls';
import { UnreachableAccount } from '../session/unreachable-account';
import { SessionExpiry } from '../session/use-failure';
import { useRequireSession } from '../session/use-require-session';
import { OrderPageContent } from './order-page-content';
import { ownOrderContext } from './own-order-context';

export const store = [accountStore];

/** Keeps the footer below the first screen, so that its layout shift is not visible. */
const Frame = styled(Container)`
  min-height: 100svh;
  padding-block: ${theme.space[6]} ${theme.space[8]};
`;

const Way = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  align-items: center;
  margin-bottom: ${theme.space[2]};

  /* Aligned with the text of the heading. */
  && [data-size] {
    padding-inline: 0;
  }
`;

export function Page() {
  const { number = '' } = useParams();
  const { session } = useHost();
  const expire = useRequireSession(`/dashboard/orders/${number}`);
  const shownNumber = number.toUpperCase();
  return (
    <>
      <PageHead
        title={`Order ${shownNumber}`}
        description="Where your order stands, and all that belongs to it."
        noindex
      />
      <Frame>
        <Way aria-label="Way back">
          <LinkButton to="/dashboard" variant="ghost" size="sm" icon={<Icon name="arrow-left" />}>
            Dashboard
          </LinkButton>
          <Text size="sm" tone="muted">{`Order ${shownNumber}`}</Text>
        </Way>
        <SessionExpiry value={expire}>
          <OrderCallsProvider value={ownOrderContext}>
            {session.status === 'unknown' && session.isUnreachable ? (
              <UnreachableAccount />
            ) : (
              <OrderPageContent
                key={number}
                number={number}
                isSignedIn={session.status === 'authenticated'}
              />
            )}
          </OrderCallsProvider>
        </SessionExpiry>
      </Frame>
    </>
  );
}
