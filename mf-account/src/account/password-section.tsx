import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import type { FormApi } from 'final-form';
import { Form } from 'react-final-form';
import { type NewPassword, validatePasswordChange } from '../password/new-password';
import { NewPasswordFields } from '../password/new-password-fields';
import { SettingsSection } from '../section/settings-section';
import { useFailure } from '../session/use-failure';
import { useChangePasswordMutation } from './own-account-calls';

interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

const empty: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordSection({ account }: { readonly account: OwnAccount }) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const [change] = useChangePasswordMutation();
  const save = async (values: PasswordChange, form: FormApi<PasswordChange>) => {
    const { confirmPassword: _, ...body } = values;
    const { error } = await change({ body });
    if (error) return showFailure('accountChange', error, Object.keys(body));
    showToast(accountToasts.passwordChanged);
    // What was typed meanwhile stays.
    if (form.getState().values === values) form.reset();
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
              <FormPasswordField
                name="currentPassword"
                label="Current password"
                autoComplete="current-password"
              />
              <NewPasswordFields
                label="New password"
                confirmLabel="Confirm new password"
                owner={account}
              />
              <Cluster justify="end">
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
