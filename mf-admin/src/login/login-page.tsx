import { brand } from '@northcast/shared-contracts/content/brand';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Card } from '@northcast/shared-ui/card/card';
import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { Link, Navigate } from 'react-router-dom';
import { homeOf } from '../role/sections';
import { roleOf } from '../role/use-role';
import { LoginForm } from './login-form';

export function Page() {
  const { session } = useHost();
  if (session.status === 'authenticated' && session.user.isAdmin) {
    return <Navigate to={homeOf(roleOf(session.user))} replace />;
  }
  return (
    <Section space="md">
      <PageHead title="Admin login" noindex />
      <Container width="narrow">
        <Card padding="lg">
          <Stack gap={5}>
            <Stack gap={1}>
              <Heading level={1} size="x2">
                Admin login
              </Heading>
              <Text tone="muted">Sign in to run {brand.name}: customers, orders and messages.</Text>
            </Stack>
            <LoginForm />
            <Text size="sm">
              <Link to="/auth">Not an admin? Login as customer</Link>
            </Text>
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}
