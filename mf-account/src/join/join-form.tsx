import { registrationFormSchema } from '@northcast/shared-contracts/api/accounts';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { teamJoiningSchema } from '@northcast/shared-contracts/api/team';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Form, type FormProps } from 'react-final-form';
import { NameFields } from '../form/name-fields';
import { NewPasswordFields } from '../password/new-password-fields';

export interface NewMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly confirmPassword: string;
}

const { confirmPassword } = registrationFormSchema.fields;
const validate = validateForm(teamJoiningSchema.omit(['token']).shape({ confirmPassword }));
const empty: NewMember = { firstName: '', lastName: '', password: '', confirmPassword: '' };

interface JoinFormProps {
  readonly email: string;
  readonly onSubmit: FormProps<NewMember>['onSubmit'];
}

export function JoinForm({ email, onSubmit }: JoinFormProps) {
  return (
    <Form<NewMember> onSubmit={onSubmit} validate={validate} initialValues={empty}>
      {({ submitting, values }) => (
        <FormBody aria-label="Join the team">
          <Stack gap={2}>
            <NameFields />
            <NewPasswordFields
              label="Password"
              confirmLabel="Confirm password"
              owner={{ ...values, email }}
            />
            <Button type="submit" size="lg" wide busy={submitting} busyLabel="Joining...">
              Join the team
            </Button>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
