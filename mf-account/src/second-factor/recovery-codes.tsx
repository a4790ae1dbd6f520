import { recoveryCodesRenewalSchema } from '@northcast/shared-contracts/api/second-factor';
import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { useFailure } from '../session/use-failure';
import { type FactorPartProps, PartRow } from './part-row';
import { codeMethods, type Proof, ProofDialog } from './proof-dialog';
import { useRenewRecoveryCodesMutation, useStepUp } from './second-factor-calls';

/** Without a response, the server may have replaced the codes. */
const renewalFailed: FailureText = {
  title: 'Error',
  fallback: 'The former codes may not work any more. Please try again.',
};

interface RecoveryCodesPartProps extends Omit<FactorPartProps, 'onCodesUnseen'> {
  readonly button: RefObject<HTMLButtonElement | null>;
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
    if (error || !data) return showFailure(renewalFailed, error, ['currentPassword', 'code']);
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

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]};
  color: ${theme.color.ink};
  text-align: center;
`;

const kept = 'I have kept them';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/**
 * Shows new recovery codes, which are never shown again. Only its button closes it: Escape, the
 * close button and a press outside may be accidents.
 */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const [attempts, setAttempts] = useState(0);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    // Undefined outside a secure context.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const isDone = await clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(isDone ?? false);
  };
  return (
    <Dialog open onClose={() => setAttempts(attempts + 1)} title="Your recovery codes" size="sm">
      <DialogBody>
        <Stack gap={4}>
          <Text size="sm">
            Keep these codes where you will find them without your phone. Each of them signs you in
            once. They are not shown again.
          </Text>
          <Codes>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </Codes>
          <Cluster>
            <Button variant="secondary" size="sm" onClick={copy}>
              Copy
            </Button>
            <LinkButton
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download="northcast-recovery-codes.txt"
              variant="secondary"
              size="sm"
              icon={<Icon name="download" />}
            >
              Download
            </LinkButton>
            <Text size="sm" tone="muted" role="status">
              {isCopied === null ? '' : isCopied ? 'Copied' : 'Please copy them by hand'}
            </Text>
          </Cluster>
          {attempts > 0 ? (
            // A new element with each attempt, so that it is announced again.
            <Text key={attempts} size="sm" tone="warning" role="alert">
              Please keep the codes first, then press ‘{kept}’.
            </Text>
          ) : null}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{kept}</Button>
      </DialogFooter>
    </Dialog>
  );
}
