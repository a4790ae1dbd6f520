import { registrationFormSchema } from '@northcast/shared-contracts/api/accounts';
import { call } from '@northcast/shared-contracts/api/client/request';
import { type SentForm, toSend } from '@northcast/shared-contracts/api/client/sent-form';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { NameFields } from '../form/name-fields';
import { problemFields } from '../form/problem-fields';
import { NewPasswordFields } from '../password/new-password-fields';
import { AuthFormFooter } from './auth-form-footer';
import type { AuthFormProps } from './sign-in-form';

interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

const validate = validateForm(registrationFormSchema);

export function SignUpForm({ email, onToggle }: AuthFormProps) {
  const { showToast, signedIn } = useHost();
  const sent = useRef<SentForm>(undefined);
  const signUp = async ({ confirmPassword: _, ...body }: SignUp) => {
    sent.current = toSend(body, sent.current);
    const result = await call<User>(endpoints.register, {
      body,
      idempotencyKey: sent.current.key,
    });
    if ('error' in result) {
      showToast(failureToast('register', result.error.serverMessage));
      return problemFields(result.error, Object.keys(body));
    }
    signedIn(result.data);
    showToast(accountToasts.welcome);
    return undefined;
  };
  return (
    <Form<SignUp>
      onSubmit={signUp}
      validate={validate}
      initialValues={{ email, firstName: '', lastName: '', password: '', confirmPassword: '' }}
    >
      {({ submitting, values }) => (
        <FormBody aria-label="Create Your Account">
          <Stack gap={2}>
            <NameFields />
            <FormTextField
              name="email"
              label="Email"
              input={{ type: 'email', autoComplete: 'username', inputMode: 'email' }}
            />
            <NewPasswordFields label="Password" confirmLabel="Confirm password" owner={values} />
            <AuthFormFooter
              submit={{
                label: 'Create Account',
                busyLabel: 'Creating Account...',
                isBusy: submitting === true,
              }}
              toggle={{
                question: 'Already have an account?',
                label: 'Sign In',
                onToggle: () => onToggle(values.email ?? ''),
              }}
            />
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
