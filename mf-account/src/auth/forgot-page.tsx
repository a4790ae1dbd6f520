import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Button } from '@northcast/shared-ui/button/button';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { problemFields } from '../form/problem-fields';
import { AuthFrame } from './auth-frame';
import { ForgotForm } from './forgot-form';
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
    <>
      <PageHead title={title} description={description} noindex />
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
    </>
  );
}
