import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../mail/copy-button';

const Secret = styled.code`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  word-break: break-all;
  user-select: all;
`;

interface SecretDialogProps {
  readonly title: string;
  /** What the secret is for. */
  readonly description: string;
  readonly secret: string;
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

/**
 * Shows a secret that another system authenticates with. It is never shown again, so only its
 * button closes it: Escape, the close button and a press outside may be accidents.
 */
export function SecretDialog({ title, description, secret, note, onClose }: SecretDialogProps) {
  const [attempts, setAttempts] = useState(0);
  return (
    <Dialog
      open
      title={title}
      description={`${description} It is shown now and never again.`}
      onClose={() => setAttempts(attempts + 1)}
    >
      <DialogBody>
        <Secret>{secret}</Secret>
        {note ? (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        ) : null}
        {attempts > 0 ? (
          // A new element with each attempt, so that it is announced again.
          <Text key={attempts} size="sm" tone="warning" role="alert">
            Please copy it first, then press ‘Done’.
          </Text>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <CopyButton text={secret} />
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </Dialog>
  );
}
