import { useHost } from '@northcast/shared-contracts/host/host';
import { Cluster, Container, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Band = styled(Container)`
  padding-block: ${theme.space[7]} ${theme.space[6]};
`;

export function DashboardHeader() {
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
