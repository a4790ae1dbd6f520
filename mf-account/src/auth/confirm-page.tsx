import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { AuthFrame } from './auth-frame';
import { useLinkToken } from './link-token';
import { Outcome } from './outcome';
import { ResendConfirmation } from './resend-confirmation';
import { type Confirmation, useConfirmation } from './use-confirmation';

const title = 'Confirm Your Email';
const description = 'So that our mails reach you.';

/** Target of the link in the mail that confirms an address. */
export function Page() {
  const { confirmation, retry } = useConfirmation(useLinkToken());
  return (
    <>
      <PageHead title={title} description={description} noindex />
      <AuthFrame title={title} description={description}>
        <Result confirmation={confirmation} onRetry={retry} />
      </AuthFrame>
    </>
  );
}

interface ResultProps {
  readonly confirmation: Confirmation;
  readonly onRetry: () => void;
}

function Result({ confirmation, onRetry }: ResultProps) {
  const { session } = useHost();
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
        onRetry={onRetry}
      />
    );
  }
  if (confirmation.status === 'confirming') {
    return <SpinnerPanel label="Confirming your email address" />;
  }
  if (confirmation.status === 'confirmed') {
    return <Outcome text={toasts.emailConfirmed.description}>{way}</Outcome>;
  }
  return (
    <Outcome text={confirmation.message}>
      {way}
      {/* Last, because it appears only after the account has loaded. */}
      {isSignedIn ? <ResendConfirmation /> : null}
    </Outcome>
  );
}
