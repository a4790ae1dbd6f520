import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { failureToast, toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Form } from 'react-final-form';
import type { AuthFormProps } from './auth-form';
import { AuthFormFooter } from './auth-form-footer';
import { ForgotPasswordLink } from './forgot-password-link';

interface SignIn {
  readonly email: string;
  readonly password: string;
}

const validate = validateForm(requestSchemas.login);

export function SignInForm({ email, onToggle }: AuthFormProps) {
  const { showToast, signedIn } = useHost();
  const signIn = async (body: SignIn) => {
    const result = await call<User>(endpoints.login, { body });
    if ('error' in result) {
      showToast(failureToast('login', result.error.serverMessage));
      return;
    }
    signedIn(result.data);
    showToast(toasts.welcomeBack);
  };
  return (
    <Form<SignIn> onSubmit={signIn} validate={validate} initialValues={{ email, password: '' }}>
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
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
