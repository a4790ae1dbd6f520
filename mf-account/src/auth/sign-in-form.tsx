import { PasskeyButton } from '@northcast/order-ui/second-factor/passkey-button';
import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { CodeForm } from '@northcast/shared-ui/form/code-form';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useHeadingFocus } from '@northcast/shared-ui/heading-focus/use-heading-focus';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { AuthFormFooter } from './auth-form-footer';

/** Props of both forms. */
export interface AuthFormProps {
  /** Text typed into the other form's e-mail field. */
  readonly email: string;
  /** Switches to the other form and passes it the e-mail address. */
  readonly onToggle: (email: string) => void;
}

interface SignIn {
  readonly email: string;
  readonly password: string;
}

const validate = validateForm(requestSchemas.login);

/** Second step: the factor that the account requires after its password. */
interface SecondStep {
  readonly credentials: SignIn;
  readonly methods: readonly string[];
}

export function SignInForm({ email, onToggle }: AuthFormProps) {
  const { session, showToast, signedIn } = useHost();
  const [typedEmail, setTypedEmail] = useState(email);
  const [step, setStep] = useState<SecondStep | null>(null);
  useHeadingFocus(step === null ? 'password' : 'code');
  const welcome = (user: User) => {
    signedIn(user);
    showToast(accountToasts.welcomeBack);
  };
  const fail = ({ serverMessage }: CallError) => showToast(failureToast('login', serverMessage));
  const passkey = <PasskeyButton onSignedIn={welcome} onFailed={fail} />;
  const signIn = async (credentials: SignIn) => {
    const result = await call<User>(endpoints.login, { body: credentials });
    if ('data' in result) return welcome(result.data);
    const methods = result.error.problem?.secondFactor;
    if (methods === undefined) return fail(result.error);
    setTypedEmail(credentials.email);
    setStep({ credentials, methods });
  };
  if (step !== null) {
    const enter = async (code: string) => {
      // A code is accepted only once. The form stays visible until the next page has loaded.
      if (session.status === 'authenticated') return undefined;
      const result = await call<User>(endpoints.login, { body: { ...step.credentials, code } });
      if ('data' in result) welcome(result.data);
      else fail(result.error);
      return 'error' in result ? result.error : undefined;
    };
    return (
      <CodeForm
        submit={{ label: 'Sign In', busyLabel: 'Signing In...' }}
        methods={step.methods}
        passkey={passkey}
        onCode={enter}
        onBack={() => setStep(null)}
      />
    );
  }
  return (
    <Form<SignIn>
      onSubmit={signIn}
      validate={validate}
      initialValues={{ email: typedEmail, password: '' }}
    >
      {({ submitting, values }) => (
        <FormBody aria-label="Sign In">
          <Stack gap={2}>
            <FormTextField
              name="email"
              label="Email"
              input={{ type: 'email', autoComplete: 'username', inputMode: 'email' }}
            />
            <FormPasswordField name="password" label="Password" autoComplete="current-password" />
            <ForgotPasswordLink email={values.email ?? ''} />
            <AuthFormFooter
              submit={{ label: 'Sign In', busyLabel: 'Signing In...', isBusy: submitting === true }}
              toggle={{
                question: 'New to Northcast?',
                label: 'Create Your Account',
                onToggle: () => onToggle(values.email ?? ''),
              }}
            />
            {passkey}
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}

const Way = styled(Link)`
  align-self: end;
  padding-block: ${theme.space[1]};
  font-size: ${theme.font.sm};
`;

/** @param email the typed address; passed in the history state, because others can see the URL */
function ForgotPasswordLink({ email }: { readonly email: string }) {
  // `next` is kept for the way back.
  const { search } = useLocation();
  return (
    <Way to={{ pathname: '/auth/forgot', search }} state={{ email }}>
      Forgot password?
    </Way>
  );
}
