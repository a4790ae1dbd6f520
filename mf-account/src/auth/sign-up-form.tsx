import { registrationFormSchema } from '@northcast/shared-contracts/api/accounts';
import { call } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Form } from 'react-final-form';
import { NameFields } from '../form/name-fields';
import { problemFields } from '../form/problem-fields';
import type { NewPassword } from '../password/new-password';
import { NewPasswordFields } from '../password/new-password-fields';
import { AuthFormFooter } from './auth-form-footer';
import type { AuthFormProps } from './sign-in-form';

interface SignUp extends NewPassword {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const validate = validateForm(registrationFormSchema);

export function SignUpForm({ email, onToggle }: AuthFormProps) {
  const { showToast, signedIn } = useHost();
  const { keyFor } = useIdempotencyKey();
  const signUp = async ({ confirmPassword: _, ...body }: SignUp) => {
    const result = await call<User>(endpoints.register, { body, idempotencyKey: keyFor(body) });
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
