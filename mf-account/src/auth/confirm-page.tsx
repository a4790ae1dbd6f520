import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { useEffect, useState } from 'react';
import { UnreachableAccount } from '../session/unreachable-account';
import { AuthFrame } from './auth-frame';
import { Outcome } from './outcome';
import { useConfirmation, useConfirmationToken } from './use-confirmation';

const title = 'Confirm Your Email';
const description = 'So that our mails reach you.';
const signInPath = '/auth?next=/auth/confirm';

/**
 * Target of the link in the mail that confirms an address. Acts only when the button is pressed,
 * because mail programs open links, and only for the account that the link belongs to, because
 * anybody can enter the address of another person.
 */
export function Page() {
  const token = useConfirmationToken();
  return (
    <AuthFrame title={title} description={description}>
      <Step key={token} token={token} />
    </AuthFrame>
  );
}

function Step({ token }: { readonly token: string | null }) {
  const { session, signOut } = useHost();
  const { confirmation, confirm } = useConfirmation(token);
  const isSignedIn = session.status === 'authenticated';
  const way = isSignedIn ? (
    <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
  ) : (
    <LinkButton to="/auth">Sign in</LinkButton>
  );
  if (confirmation.status === 'failed') {
    return (
      <ErrorPanel
        title="Your email address could not be confirmed"
        text={confirmation.error.serverMessage ?? failureAdvice(confirmation.error)}
        onRetry={confirm}
        takeFocus
      />
    );
  }
  if (confirmation.status === 'confirmed') {
    return <Outcome text={accountToasts.emailConfirmed.description}>{way}</Outcome>;
  }
  if (confirmation.status === 'refused') {
    const useOther = () => void signOut(signInPath);
    return (
      <Outcome text={confirmation.message}>
        {confirmation.isOfOther ? <Button onClick={useOther}>Use the other account</Button> : way}
        {/* Last, because it appears only after the account has loaded. */}
        {isSignedIn && !confirmation.isOfOther ? <ResendConfirmation /> : null}
      </Outcome>
    );
  }
  if (session.status === 'unknown') {
    if (session.isUnreachable) return <UnreachableAccount headingLevel={2} />;
    return <SpinnerPanel label="Loading your account" />;
  }
  if (!isSignedIn) {
    return (
      <Outcome text="Please sign in first. If you are changing your email address, sign in with the former one. If you have no account with us, there is nothing to do.">
        <LinkButton to={signInPath}>Sign in</LinkButton>
      </Outcome>
    );
  }
  return (
    <Outcome
      text={`You are signed in as ${session.user.email}. Confirm the email address that this link was mailed to.`}
    >
      <Button
        onClick={confirm}
        busy={confirmation.status === 'confirming'}
        busyLabel="Confirming..."
      >
        Confirm email address
      </Button>
    </Outcome>
  );
}

/**
 * Sends another mail after a link has expired. If the address is already confirmed, the link was
 * for a new address, so it links to the account, where that change is requested.
 */
function ResendConfirmation() {
  const { showToast, sessionEnded } = useHost();
  const [isSending, setSending] = useState(false);
  const [account, setAccount] = useState<OwnAccount>();
  useEffect(() => {
    void call<OwnAccount>(endpoints.account).then(
      (result) => 'data' in result && setAccount(result.data),
    );
  }, []);
  const send = async () => {
    setSending(true);
    const result = await call<undefined>(endpoints.resendConfirmation);
    setSending(false);
    if (!('error' in result)) showToast(accountToasts.mailSent);
    else if (result.error.status === 401) sessionEnded('sessionExpired');
    else showToast(failureToast('requestMail', result.error.serverMessage));
  };
  if (!account) return null;
  if (account.isEmailConfirmed) {
    return (
      <LinkButton to="/dashboard/account" variant="secondary">
        Your account
      </LinkButton>
    );
  }
  return (
    <Button variant="secondary" onClick={send} busy={isSending} busyLabel="Sending...">
      Send a new link
    </Button>
  );
}
