import { PasskeyButton } from '@northcast/order-ui/second-factor/passkey-button';
import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { type Requests, requestSchemas } from '@northcast/shared-contracts/api/requests';
import { failureToast, toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { CodeForm } from '@northcast/shared-ui/form/code-form';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useHeadingFocus } from '@northcast/shared-ui/heading-focus/use-heading-focus';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { homeOf } from '../role/sections';
import { roleOf } from '../role/use-role';

const Way = styled(Link)`
  align-self: end;
  padding-block: ${theme.space[1]};
  font-size: ${theme.font.sm};
`;

type Credentials = Requests['login'];

/** The second factor that the account requires after its password. */
interface SecondStep {
  readonly credentials: Credentials;
  readonly methods: readonly string[];
}

export function LoginForm() {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<SecondStep | null>(null);
  useHeadingFocus(step === null ? 'password' : 'code');

  function enter(user: User) {
    host.signedIn(user);
    host.showToast(user.isAdmin ? toasts.adminGranted : toasts.accessDenied);
    // The user may have left for another page meanwhile.
    if (window.location.pathname !== pathname) return;
    void navigate(user.isAdmin ? homeOf(roleOf(user)) : '/dashboard', { replace: true });
  }

  function fail({ serverMessage }: CallError) {
    host.showToast(failureToast('login', serverMessage));
  }

  const passkey = <PasskeyButton onSignedIn={enter} onFailed={fail} />;

  async function signIn(credentials: Credentials) {
    const result = await call<User>(endpoints.login, { body: credentials });
    if ('data' in result) return enter(result.data);
    const methods = result.error.problem?.secondFactor;
    if (methods === undefined) return fail(result.error);
    setEmail(credentials.email);
    setStep({ credentials, methods });
  }

  if (step !== null) {
    const signInWith = async (code: string) => {
      // An accepted code cannot be used again.
      if (host.session.status === 'authenticated') return undefined;
      const result = await call<User>(endpoints.login, { body: { ...step.credentials, code } });
      if ('data' in result) {
        enter(result.data);
        return undefined;
      }
      fail(result.error);
      return result.error;
    };
    return (
      <CodeForm
        submit={{ label: 'Sign in', busyLabel: 'Signing in...' }}
        methods={step.methods}
        passkey={passkey}
        onCode={signInWith}
        onBack={() => setStep(null)}
      />
    );
  }
  return (
    <Form<Credentials>
      onSubmit={signIn}
      validate={validateForm(requestSchemas.login)}
      initialValues={{ email }}
    >
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
            {passkey}
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
