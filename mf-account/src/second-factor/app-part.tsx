import type { SecondFactor, TotpSetup } from '@northcast/shared-contracts/api/entities';
import { totpRemovalSchema, totpStartSchema } from '@northcast/shared-contracts/api/second-factor';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useState } from 'react';
import { useFailure } from '../session/use-failure';
import { AppSetupDialog } from './app-setup-dialog';
import { PartRow } from './part-row';
import { codeMethods, type Proof, ProofDialog } from './proof-dialog';
import { useRemoveTotpMutation, useStartTotpMutation } from './second-factor-calls';
import { useStepUp } from './use-step-up';

interface AppPartProps {
  readonly secondFactor: SecondFactor;
  readonly email: string;
  readonly onCodes: (codes: readonly string[]) => void;
  /** Called when the focused control has disappeared. */
  readonly onFocusLost: () => void;
}

export function AppPart({ secondFactor, email, onCodes, onFocusLost }: AppPartProps) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const [isAsking, setAsking] = useState(false);
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [start] = useStartTotpMutation();
  const [remove] = useRemoveTotpMutation();
  const { confirmed, dialog } = useStepUp();
  const begin = async ({ currentPassword }: Proof) => {
    const { data, error } = await confirmed(() => start({ body: { currentPassword } }));
    if (error || !data) return showFailure('secondFactor', error, ['currentPassword']);
    setAsking(false);
    setSetup(data);
    return undefined;
  };
  const end = async ({ currentPassword, code }: Proof) => {
    const { error } = await remove({ body: { currentPassword, code } });
    if (error) return showFailure('secondFactor', error, ['currentPassword', 'code']);
    setAsking(false);
    showToast(toasts.secondFactorChanged);
    onFocusLost();
    return undefined;
  };
  return (
    <PartRow
      name="Authenticator app"
      text={
        secondFactor.hasTotp ? 'Set up.' : 'An app on your phone that shows a code of six digits.'
      }
    >
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {secondFactor.hasTotp ? 'Remove app' : 'Set up app'}
      </Button>
      {isAsking && !secondFactor.hasTotp ? (
        <ProofDialog
          title="Set up an authenticator app"
          email={email}
          schema={totpStartSchema}
          submitLabel="Continue"
          onSubmit={begin}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {isAsking && secondFactor.hasTotp ? (
        <ProofDialog
          title="Remove the authenticator app?"
          email={email}
          schema={totpRemovalSchema}
          methods={codeMethods(secondFactor)}
          submitLabel="Remove app"
          isDestructive
          onSubmit={end}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {setup === null ? null : (
        <AppSetupDialog
          setup={setup}
          onClose={() => {
            setSetup(null);
            onFocusLost();
          }}
          onCodes={(codes) => {
            setSetup(null);
            onCodes(codes);
          }}
        />
      )}
      {dialog}
    </PartRow>
  );
}
