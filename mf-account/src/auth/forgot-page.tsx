import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { passwordResetRequestSchema } from '@northcast/shared-contracts/api/own-account';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useHeadingFocus } from '@northcast/shared-ui/heading-focus/use-heading-focus';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useState } from 'react';
import { Form, type FormProps } from 'react-final-form';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { problemFields } from '../form/problem-fields';
import { AuthFrame } from './auth-frame';
import { Outcome } from './outcome';
import { useTypedEmail } from './typed-email';

const title = 'Forgot Your Password?';
const description = 'We mail you a link to choose a new one.';

/** Requests a reset link. The response does not reveal whether the account exists. */
export function Page() {
  const { showToast } = useHost();
  const { search } = useLocation();
  const [email, setEmail] = useState(useTypedEmail());
  const [isSent, setSent] = useState(false);
  useHeadingFocus(String(isSent));
  const send = async (body: { email: string }) => {
    const result = await call<undefined>(endpoints.requestPasswordReset, { body });
    if ('error' in result) {
      showToast(failureToast('requestMail', result.error.serverMessage));
      return problemFields(result.error, ['email']);
    }
    setEmail(body.email.trim());
    setSent(true);
    return undefined;
  };
  return (
    <AuthFrame title={title} description={description}>
      {isSent ? (
        <Outcome
          text={`If ${email} has an account, a mail with a link is on its way. The link works for one hour.`}
        >
          <LinkButton to={{ pathname: '/auth', search }} state={{ email }}>
            Back to sign in
          </LinkButton>
          <Button variant="secondary" onClick={() => setSent(false)}>
            Use another address
          </Button>
        </Outcome>
      ) : (
        <ForgotForm email={email} onSubmit={send} />
      )}
    </AuthFrame>
  );
}

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

function ForgotForm({ email, onSubmit }: ForgotFormProps) {
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
