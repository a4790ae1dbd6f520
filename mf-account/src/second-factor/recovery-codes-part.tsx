import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { recoveryCodesRenewalSchema } from '@northcast/shared-contracts/api/second-factor';
import { Button } from '@northcast/shared-ui/button/button';
import { type RefObject, useState } from 'react';
import { useFailure } from '../session/use-failure';
import { PartRow } from './part-row';
import { codeMethods, type Proof, ProofDialog } from './proof-dialog';
import { useRenewRecoveryCodesMutation } from './second-factor-calls';
import { useStepUp } from './use-step-up';

interface RecoveryCodesPartProps {
  readonly secondFactor: SecondFactor;
  readonly email: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Number of recovery codes left, with a button that generates new ones. */
export function RecoveryCodesPart({
  secondFactor,
  email,
  button,
  onCodes,
}: RecoveryCodesPartProps) {
  const showFailure = useFailure();
  const [isAsking, setAsking] = useState(false);
  const [renew] = useRenewRecoveryCodesMutation();
  const { confirmed, dialog } = useStepUp();
  const { hasTotp, passkeys, recoveryCodesLeft } = secondFactor;
  if (!hasTotp && passkeys.length === 0) return null;
  const submit = async ({ currentPassword, code }: Proof) => {
    const { data, error } = await confirmed(() => renew({ body: { currentPassword, code } }));
    if (error || !data) return showFailure('secondFactor', error, ['currentPassword', 'code']);
    setAsking(false);
    onCodes(data.recoveryCodes);
    return undefined;
  };
  return (
    <PartRow
      name="Recovery codes"
      text={`${recoveryCodesLeft} left. Each signs you in once, without the app or the passkey.`}
    >
      <Button ref={button} variant="secondary" onClick={() => setAsking(true)}>
        New codes
      </Button>
      {isAsking ? (
        <ProofDialog
          title="Make new recovery codes?"
          email={email}
          schema={recoveryCodesRenewalSchema}
          methods={hasTotp ? codeMethods(secondFactor) : []}
          submitLabel="Make new codes"
          onSubmit={submit}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {dialog}
    </PartRow>
  );
}
