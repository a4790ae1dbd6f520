import type { TotpSetup } from '@northcast/shared-contracts/api/entities';
import { totpRemovalSchema, totpStartSchema } from '@northcast/shared-contracts/api/second-factor';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useEffect, useState } from 'react';
import { useFailure } from '../session/use-failure';
import { AppSetupDialog } from './app-setup-dialog';
import { type FactorPartProps, PartRow } from './part-row';
import { codeMethods, type Proof, ProofDialog } from './proof-dialog';
import { useRemoveTotpMutation, useStartTotpMutation, useStepUp } from './second-factor-calls';

export function AppPart({ secondFactor, email, onCodes, onCodesUnseen }: FactorPartProps) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const { hasTotp } = secondFactor;
  const [asking, setAsking] = useState<'setup' | 'removal' | null>(null);
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [start] = useStartTotpMutation();
  const [remove] = useRemoveTotpMutation();
  const { confirmed, dialog } = useStepUp();
  const begin = async ({ currentPassword }: Proof) => {
    const { data, error } = await confirmed(() => start({ body: { currentPassword } }));
    if (error || !data) return showFailure('secondFactor', error, ['currentPassword']);
    setAsking(null);
    setSetup(data);
    return undefined;
  };
  const end = async ({ currentPassword, code }: Proof) => {
    const { error } = await remove({ body: { currentPassword, code } });
    if (error) return showFailure('secondFactor', error, ['currentPassword', 'code']);
    setAsking(null);
    showToast(accountToasts.secondFactorChanged);
    return undefined;
  };
  // The response of the last step was lost, or the app was set up elsewhere.
  const isUnseen = setup !== null && hasTotp;
  useEffect(() => {
    if (!isUnseen) return;
    setSetup(null);
    onCodesUnseen();
  }, [isUnseen, onCodesUnseen]);
  return (
    <PartRow
      name="Authenticator app"
      text={hasTotp ? 'Set up.' : 'An app on your phone that shows a code of six digits.'}
    >
      <Button variant="secondary" onClick={() => setAsking(hasTotp ? 'removal' : 'setup')}>
        {hasTotp ? 'Remove app' : 'Set up app'}
      </Button>
      {asking === 'setup' && !hasTotp ? (
        <ProofDialog
          title="Set up an authenticator app"
          email={email}
          schema={totpStartSchema}
          submitLabel="Continue"
          onSubmit={begin}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'removal' && hasTotp ? (
        <ProofDialog
          title="Remove the authenticator app?"
          email={email}
          schema={totpRemovalSchema}
          methods={codeMethods(secondFactor)}
          submitLabel="Remove app"
          isDestructive
          onSubmit={end}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {setup === null || hasTotp ? null : (
        <AppSetupDialog
          setup={setup}
          onClose={() => setSetup(null)}
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
