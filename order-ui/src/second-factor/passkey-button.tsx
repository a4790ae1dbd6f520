import {
  arePasskeysPossible,
  passkeyCredential,
} from '@northcast/shared-contracts/api/client/passkeys';
import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { User } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { useState } from 'react';
import { useIsShown } from '../conflict/use-is-shown';
import { askForPasskey } from './passkey-browser';

interface PasskeyButtonProps {
  readonly onSignedIn: (user: User) => void;
  readonly onFailed: (error: CallError) => void;
}

/** Signs in without address and password; sends no request before it is pressed. */
export function PasskeyButton({ onSignedIn, onFailed }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const isShown = useIsShown();
  if (!arePasskeysPossible()) return null;
  const signIn = async () => {
    setBusy(true);
    const asked = await passkeyCredential(askForPasskey);
    const result =
      'error' in asked
        ? asked
        : await call<User>(endpoints.passkeySignIn, { body: { credential: asked.data } });
    setBusy(false);
    if ('data' in result) onSignedIn(result.data);
    // The user may have signed in otherwise, while the browser was asking.
    else if (isShown()) onFailed(result.error);
  };
  return (
    <Button variant="secondary" size="lg" wide onClick={signIn} busy={isBusy}>
      Sign in with a passkey
    </Button>
  );
}
