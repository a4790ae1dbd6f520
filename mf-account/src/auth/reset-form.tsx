import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Form, type FormProps } from 'react-final-form';
import { type NewPassword, validateNewPassword } from '../password/new-password';
import { NewPasswordFields } from '../password/new-password-fields';

const empty: NewPassword = { password: '', confirmPassword: '' };
/** Who follows the link is not known here. */
const nobody = { firstName: '', lastName: '', email: '' };

interface ResetFormProps {
  readonly onSubmit: FormProps<NewPassword>['onSubmit'];
}

export function ResetForm({ onSubmit }: ResetFormProps) {
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
