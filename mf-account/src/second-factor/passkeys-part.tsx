import { useBusyUntilRead } from '@northcast/order-ui/calls/use-reads-ended';
import {
  arePasskeysPossible,
  passkeyCredential,
} from '@northcast/shared-contracts/api/client/passkeys';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { passkeyNamingSchema } from '@northcast/shared-contracts/api/second-factor';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useEffect, useState } from 'react';
import { api } from '../account-calls';
import { useFailure } from '../session/use-failure';
import { type FactorPartProps, PartRow } from './part-row';
import { type Proof, ProofDialog } from './proof-dialog';
import { useAddPasskeyMutation, useRemovePasskeyMutation, useStepUp } from './second-factor-calls';

const elsewhere = 'This browser makes no passkeys on this address.';

/** The passkeys, or why the browser cannot create them here. */
export function PasskeysPart({ secondFactor, email, onCodes, onCodesUnseen }: FactorPartProps) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const [isAdding, setAdding] = useState(false);
  const [add] = useAddPasskeyMutation();
  const { confirmed, dialog } = useStepUp();
  const { hasTotp, passkeys, passkeysAvailable, passkeysUnavailableReason } = secondFactor;
  // Whether no response came when the account's first factor was added.
  const [isUnanswered, setUnanswered] = useState(false);
  const isUnseen = isUnanswered && passkeys.length > 0;
  useEffect(() => {
    if (!isUnseen) return;
    setUnanswered(false);
    setAdding(false);
    onCodesUnseen();
  }, [isUnseen, onCodesUnseen]);
  const reason = passkeysAvailable
    ? arePasskeysPossible()
      ? undefined
      : elsewhere
    : passkeysUnavailableReason;
  const submit = async ({ currentPassword, name }: Proof) => {
    const options = endpoints.passkeyRegistrationOptions;
    const asked = await confirmed(() =>
      passkeyCredential(askForNewPasskey, options, { currentPassword }),
    );
    if ('error' in asked) return showFailure('secondFactor', asked.error, ['currentPassword']);
    const { data, error } = await add({ body: { name, credential: asked.data } });
    if (error || !data) {
      const isFirst = !hasTotp && passkeys.length === 0;
      if (isFirst && (error as CallError | undefined)?.status === 0) setUnanswered(true);
      return showFailure('secondFactor', error, ['name']);
    }
    setAdding(false);
    if (data.recoveryCodes.length === 0) showToast(accountToasts.secondFactorChanged);
    else setUnanswered(false);
    onCodes(data.recoveryCodes);
    return undefined;
  };
  return (
    <>
      <PartRow
        name="Passkeys"
        text={reason ?? 'Sign in with your fingerprint, your face or the PIN of your device alone.'}
      >
        {reason === undefined ? (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        ) : null}
      </PartRow>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} confirmed={confirmed} />
      ))}
      {isAdding && !isUnseen ? (
        <ProofDialog
          title="Add a passkey"
          email={email}
          schema={passkeyNamingSchema}
          submitLabel="Continue"
          onSubmit={submit}
          onClose={() => setAdding(false)}
        >
          <FormTextField
            name="name"
            label="Name"
            hint="What you will know it by, such as ‘My phone’."
          />
        </ProofDialog>
      ) : null}
      {dialog}
    </>
  );
}

interface PasskeyRowProps extends Pick<ReturnType<typeof useStepUp>, 'confirmed'> {
  readonly passkey: SecondFactor['passkeys'][number];
}

function PasskeyRow({ passkey, confirmed }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const { showToast } = useHost();
  const showFailure = useFailure();
  // One for each row, because several passkeys can be removed at the same time.
  const [remove] = useRemovePasskeyMutation();
  const [run, isBusy] = useBusyUntilRead(api);
  const removeIt = async () => {
    const { error } = await confirmed(() => run(() => remove({ id })));
    if (error) showFailure('secondFactor', error);
    else showToast(accountToasts.secondFactorChanged);
  };
  return (
    <PartRow
      name={name}
      text={`Added ${formatDateTime(createdAt)}${lastUsedAt ? ` · Last used ${formatDateTime(lastUsedAt)}` : ''}`}
    >
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Remove ${name}`}
        busy={isBusy}
        onClick={() => void removeIt()}
      >
        Remove
      </Button>
    </PartRow>
  );
}

/** Asks the browser to create a passkey; loads the library on demand. */
async function askForNewPasskey(options: string): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: JSON.parse(options) });
}
