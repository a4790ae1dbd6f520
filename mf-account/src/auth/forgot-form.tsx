import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { passwordResetRequestSchema } from '@northcast/shared-contracts/api/own-account';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Form, type FormProps } from 'react-final-form';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';

/** A line below the form's button. */
const FormNote = styled.p`
  margin-top: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.font.sm};
`;

interface Values {
  readonly email: string;
}

const validate = validateForm(passwordResetRequestSchema);

interface ForgotFormProps extends Values {
  readonly onSubmit: FormProps<Values>['onSubmit'];
}

export function ForgotForm({ email, onSubmit }: ForgotFormProps) {
  const { search } = useLocation();
  return (
    <Form<Values> onSubmit={onSubmit} validate={validate} initialValues={{ email }}>
      {({ submitting, values }) => (
        <FormBody aria-label="Reset your password">
          <Stack gap={2}>
            <FormTextField
              name="email"
              label="Email"
              input={{ type: 'email', autoComplete: 'username', inputMode: 'email' }}
            />
            <Button type="submit" size="lg" wide busy={submitting} busyLabel="Sending...">
              Send reset link
            </Button>
            <FormNote>
              <Link to={{ pathname: '/auth', search }} state={{ email: values.email }}>
                Back to sign in
              </Link>
            </FormNote>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
