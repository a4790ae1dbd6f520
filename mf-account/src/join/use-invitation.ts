import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { OpenInvitation } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isDeadLink, keptLinkToken } from '../auth/link-token';

/** `closed`: the link cannot be used; `failed`: a retry may succeed. */
export type InvitationState =
  | { readonly status: 'asking' }
  | { readonly status: 'open'; readonly invitation: OpenInvitation }
  | { readonly status: 'closed'; readonly message: string }
  | { readonly status: 'failed'; readonly error: CallError };

const none: InvitationState = { status: 'closed', message: problems.invitationRevoked };

const link = keptLinkToken();

/** The invitation of the link in the mail. */
export function useInvitation() {
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
