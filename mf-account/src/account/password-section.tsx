import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { problemFields } from '../form/problem-fields';
import { type NewPassword, validatePasswordChange } from '../password/new-password';
import { NewPasswordFields } from '../password/new-password-fields';
import { CurrentPasswordField, SettingsSection } from '../section/settings-section';
import { useFailure } from '../session/use-failure';
import { useChangePasswordMutation } from './own-account-calls';

interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

const empty: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' };

const signInPath = '/auth?next=/dashboard/account';

/** Whether the session has ended or the current password is wrong, as after a change. */
const isRefused = (error: CallError): boolean =>
  error.status === 401 || 'currentPassword' in problemFields(error, ['currentPassword']);

export function PasswordSection({ account }: { readonly account: OwnAccount }) {
  const { showToast, signOut } = useHost();
  const showFailure = useFailure();
  const [change] = useChangePasswordMutation();
  /** `lost`: no response came, so it may have worked; `refused`: then a retry was refused. */
  const [attempt, setAttempt] = useState<'lost' | 'refused'>();
  const save = async (values: PasswordChange, form: FormApi<PasswordChange>) => {
    const { confirmPassword: _, ...body } = values;
    const { error } = await change({ body });
    if (error && attempt && isRefused(error as CallError)) {
      setAttempt('refused');
      return undefined;
    }
    const isLost = error && (attempt || (error as CallError).status === 0);
    setAttempt(isLost ? 'lost' : undefined);
    if (error) return showFailure('accountChange', error, Object.keys(body));
    showToast(accountToasts.passwordChanged);
    // Once final-form has recorded the submission. What was typed meanwhile stays.
    setTimeout(() => {
      if (form.getState().values === values) form.restart();
    });
    return undefined;
  };
  return (
    <SettingsSection
      title="Password"
      description="Changing it signs you out everywhere but in this browser."
    >
      <Form<PasswordChange> onSubmit={save} validate={validatePasswordChange} initialValues={empty}>
        {({ submitting }) => (
          <FormBody aria-label="Change password">
            <Stack gap={2}>
              {/* Tells password managers which account the password belongs to. */}
              <input type="email" autoComplete="username" value={account.email} readOnly hidden />
              <CurrentPasswordField />
              <NewPasswordFields
                label="New password"
                confirmLabel="Confirm new password"
                owner={account}
              />
              {attempt === 'refused' ? (
                <Text size="sm" tone="warning" role="alert">
                  No response came to an earlier attempt, so your password may have changed. Sign in
                  with the new one, or check the current one and try again.
                </Text>
              ) : null}
              <Cluster justify="end">
                {attempt === 'refused' ? (
                  <Button variant="secondary" onClick={() => void signOut(signInPath)}>
                    Sign in with the new password
                  </Button>
                ) : null}
                <Button type="submit" busy={submitting} busyLabel="Saving...">
                  Change password
                </Button>
              </Cluster>
            </Stack>
          </FormBody>
        )}
      </Form>
    </SettingsSection>
  );
}
