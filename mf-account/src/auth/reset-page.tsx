import { call } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { useState } from 'react';
import { Form, type FormProps } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { problemFields } from '../form/problem-fields';
import { type NewPassword, validateNewPassword } from '../password/new-password';
import { NewPasswordFields } from '../password/new-password-fields';
import { AuthFrame } from './auth-frame';
import { isDeadLink, openLinkAgain, useLinkToken } from './link-token';
import { Outcome } from './outcome';

const title = 'Choose a New Password';
const description = 'You will be signed out everywhere.';

/** Target of the link in the mail about a forgotten password. */
export function Page() {
  const { showToast, refreshSession } = useHost();
  const navigate = useNavigate();
  const token = useLinkToken();
  const { keyFor } = useIdempotencyKey();
  const [deadToken, setDeadToken] = useState<string | null>(null);
  const reset = async ({ password }: NewPassword) => {
    const { pathname } = window.location;
    const body = { token, password };
    const idempotencyKey = keyFor(body);
    const result = await call<undefined>(endpoints.resetPassword, { body, idempotencyKey });
    if ('error' in result) {
      if (isDeadLink(result.error)) setDeadToken(token);
      else showToast(failureToast('accountChange', result.error.serverMessage));
      return problemFields(result.error, ['password']);
    }
    // The reset has ended every session, including this browser's.
    await refreshSession();
    showToast(accountToasts.passwordReset);
    // The user may have left for another page meanwhile.
    if (window.location.pathname === pathname) void navigate('/auth', { replace: true });
    return undefined;
  };
  return (
    <AuthFrame title={title} description={description}>
      {token === null || token === deadToken ? (
        <Outcome text={token === null ? openLinkAgain : problems.linkExpired}>
          <LinkButton to="/auth/forgot">Ask for a new link</LinkButton>
          <LinkButton to="/auth" variant="secondary">
            Back to sign in
          </LinkButton>
        </Outcome>
      ) : (
        <ResetForm key={token} onSubmit={reset} />
      )}
    </AuthFrame>
  );
}

const empty: NewPassword = { password: '', confirmPassword: '' };
/** The owner of the account is not known here. */
const nobody = { firstName: '', lastName: '', email: '' };

interface ResetFormProps {
  readonly onSubmit: FormProps<NewPassword>['onSubmit'];
}

function ResetForm({ onSubmit }: ResetFormProps) {
  return (
    <Form<NewPassword> onSubmit={onSubmit} validate={validateNewPassword} initialValues={empty}>
      {({ submitting }) => (
        <FormBody aria-label="Choose a new password">
          <Stack gap={2}>
            <NewPasswordFields
              label="New password"
              confirmLabel="Confirm new password"
              owner={nobody}
            />
            <Button type="submit" size="lg" wide busy={submitting} busyLabel="Saving...">
              Save new password
            </Button>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
