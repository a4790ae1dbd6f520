import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { type Requests, requestSchemas } from '@northcast/shared-contracts/api/requests';
import { brand } from '@northcast/shared-contracts/content/brand';
import { failureToast, toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { Form } from 'react-final-form';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { nextAddress } from './next-address';

const Way = styled(Link)`
  align-self: end;
  padding-block: ${theme.space[1]};
  font-size: ${theme.font.sm};
`;

type Credentials = Requests['login'];

export function Page() {
  const { session } = useHost();
  const [search] = useSearchParams();
  const next = nextAddress(search);
  if (session.status === 'authenticated' && session.user.isAdmin) {
    return <Navigate to={next} replace />;
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
            <LoginForm next={next} />
            <Text size="sm">
              <Link to="/auth">Not an admin? Login as customer</Link>
            </Text>
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}

function LoginForm({ next }: { readonly next: string }) {
  const host = useHost();
  const navigate = useNavigate();

  async function signIn(credentials: Credentials) {
    const result = await call<User>(endpoints.login, { body: credentials });
    if ('error' in result) {
      host.showToast(failureToast('login', result.error.serverMessage));
      return;
    }
    const user = result.data;
    host.signedIn(user);
    host.showToast(user.isAdmin ? toasts.adminGranted : toasts.accessDenied);
    void navigate(user.isAdmin ? next : '/dashboard', { replace: true });
  }

  return (
    <Form<Credentials> onSubmit={signIn} validate={validateForm(requestSchemas.login)}>
      {({ submitting, values }) => (
        <FormBody>
          <Stack gap={2}>
            <FormTextField
              name="email"
              label="Email"
              input={{ type: 'email', autoComplete: 'username', spellCheck: false }}
            />
            <FormPasswordField name="password" label="Password" autoComplete="current-password" />
            <Way to="/auth/forgot" state={{ email: values.email }}>
              Forgot password?
            </Way>
            <Button type="submit" size="lg" wide busy={submitting} busyLabel="Signing in...">
              Sign in
            </Button>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
