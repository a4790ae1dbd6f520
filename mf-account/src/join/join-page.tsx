import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { OpenInvitation } from '@northcast/shared-contracts/api/entities';
import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AuthFrame } from '../auth/auth-frame';
import { isDeadLink, keptLinkToken, openLinkAgain } from '../auth/link-token';
import { Outcome } from '../auth/outcome';
import { OpenInvitationPart } from './open-invitation';

const title = 'Join the Team';
const description = 'You are invited to help run Northcast.';

/** Target of the link in an invitation. */
export function Page() {
  const { token, state, retry, close, forget } = useInvitation();
  return (
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
  );
}

/** `closed`: the link cannot be used; `failed`: a retry may succeed. */
type InvitationState =
  | { readonly status: 'asking' }
  | { readonly status: 'open'; readonly invitation: OpenInvitation }
  | { readonly status: 'closed'; readonly message: string }
  | { readonly status: 'failed'; readonly error: CallError };

const none: InvitationState = { status: 'closed', message: openLinkAgain };

const link = keptLinkToken();

/** The invitation of the link in the mail. */
function useInvitation() {
  const token = link.useToken();
  const [state, setState] = useState<InvitationState>({ status: 'asking' });
  const asked = useRef<string>(undefined);

  const ask = useCallback(async () => {
    setState({ status: 'asking' });
    const result = await call<OpenInvitation>(endpoints.openInvitation, { body: { token } });
    // The user has followed another link since.
    if (asked.current !== token) return;
    if (!('error' in result)) setState({ status: 'open', invitation: result.data });
    else setState(whyNot(result.error));
  }, [token]);

  useEffect(() => {
    if (token === null || asked.current === token) return;
    asked.current = token;
    void ask();
  }, [token, ask]);

  return {
    token,
    state: token === null ? none : state,
    retry: () => void ask(),
    /** Called when an attempt to accept the invitation has failed. */
    close: (message: string) => setState({ status: 'closed', message }),
    forget: link.forget,
  };
}

function whyNot(error: CallError): InvitationState {
  if (!isDeadLink(error)) return { status: 'failed', error };
  return { status: 'closed', message: error.serverMessage ?? problems.invitationRevoked };
}
