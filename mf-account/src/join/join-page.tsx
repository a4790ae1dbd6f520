import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { AuthFrame } from '../auth/auth-frame';
import { Outcome } from '../auth/outcome';
import { OpenInvitationPart } from './open-invitation';
import { useInvitation } from './use-invitation';

const title = 'Join the Team';
const description = 'You are invited to help run Northcast.';

/** Target of the link in an invitation. */
export function Page() {
  const { token, state, retry, close, forget } = useInvitation();
  return (
    <>
      <PageHead title={title} description={description} noindex />
      <AuthFrame title={title} description={description}>
        {state.status === 'closed' ? (
          <Outcome text={state.message}>
            <LinkButton to="/auth">Sign in</LinkButton>
            <LinkButton to="/" variant="secondary">
              Go to the home page
            </LinkButton>
          </Outcome>
        ) : state.status === 'failed' ? (
          <ErrorPanel
            title="The invitation could not be loaded"
            text={failureAdvice(state.error)}
            onRetry={retry}
          />
        ) : state.status === 'asking' ? (
          <SpinnerPanel label="Loading the invitation" />
        ) : (
          <OpenInvitationPart
            invitation={state.invitation}
            token={token}
            onClosed={close}
            onJoined={forget}
          />
        )}
      </AuthFrame>
    </>
  );
}
