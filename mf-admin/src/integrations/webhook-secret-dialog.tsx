import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { CopyButton } from '../mail/copy-button';

const Secret = styled.code`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  overflow-wrap: anywhere;
  user-select: all;
`;

interface WebhookSecretDialogProps {
  readonly secret: string;
  /** Whether one before signs too for a day. */
  readonly isRenewed: boolean;
  readonly onClose: () => void;
}

/** The secret of a webhook, which is shown this once. */
export function WebhookSecretDialog({ secret, isRenewed, onClose }: WebhookSecretDialogProps) {
  return (
    <Dialog
      open
      title="Signing secret"
      description="The receiver verifies with it that a request is ours. It is shown now and never again."
      onClose={onClose}
    >
      <DialogBody>
        <Secret>{secret}</Secret>
        {isRenewed ? (
          <Text size="sm" tone="muted">
            For 24 hours each request is signed with the former secret as well.
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
